import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Contract } from '#domain/api/api.ts';
import { parseBody } from './parse-body.ts';

type Body<C extends Contract> = C['request'] extends z.ZodMiniType ? z.infer<C['request']> : undefined;
type Sent<C extends Contract> = C['reply'] extends z.ZodMiniType
  ? z.infer<C['reply']> | FastifyReply
  : FastifyReply;

type Handler<C extends Contract> = (
  body: Body<C>,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<Sent<C>>;

/** Handles a request of the contract, with its body parsed by the contract's schema. */
export function serve<C extends Contract>(app: FastifyInstance, contract: C, handler: Handler<C>): void {
  const { method, path, request: schema } = contract;
  app.route({
    method,
    url: path,
    handler: (request, reply) => {
      const body = schema === null ? undefined : parseBody(schema, request.body);
      return handler(body as Body<C>, request, reply);
    },
  });
}
