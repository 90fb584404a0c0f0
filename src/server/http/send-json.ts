import type { FastifyReply } from 'fastify';

/** For JSON that is text already: Fastify would otherwise call a string text/plain. */
export function sendJson(reply: FastifyReply, json: string): FastifyReply {
  return reply.header('content-type', 'application/json; charset=utf-8').send(json);
}
