import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HEADERS } from '#domain/api-paths.ts';
import { AppError, type ErrorCode, sentenceFor } from '#domain/errors.ts';
import { statusOf } from './error-status.ts';
import { RequestFailure } from './request-failure.ts';

const RETRY_SECONDS: Partial<Record<ErrorCode, number>> = {
  overloaded: 1,
  'storage-unavailable': 2,
  'storage-full': 30,
};

const CODE_BY_STATUS: Record<number, ErrorCode> = {
  404: 'not-found',
  413: 'too-large',
  415: 'unsupported-media-type',
  503: 'overloaded',
};

/** The only place where a failure becomes an answer. */
export function registerErrorExit(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const code = codeOf(error);
    if (code === 'internal') request.log.error({ err: error, requestId: request.id }, 'unexpected failure');
    else if (statusOf(code) >= 500) request.log.warn({ err: error.cause, requestId: request.id, code }, code);
    return answer(request, reply, code, error instanceof RequestFailure ? error : undefined);
  });
  app.setNotFoundHandler((request, reply) => answer(request, reply, 'not-found'));
}

/** For paths that Fastify refuses before any hook runs, and so before the security headers are set. */
export function answerBadPath(headers: Record<string, string>) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers(headers);
    answer(request, reply, error.code === 'FST_ERR_BAD_URL' ? 'invalid-request' : 'not-found');
  };
}

// Fastify's own failures keep their meaning but not their words, which name parsers and limits.
function codeOf(error: FastifyError): ErrorCode {
  if (error instanceof AppError) return error.code;
  const status = error.statusCode ?? 500;
  // Hung up in the middle of a body: nothing is wrong here, and a stranger could fill the log with it.
  if (error.code === 'ECONNRESET' && status === 400) return 'invalid-request';
  if (!error.code?.startsWith('FST_') && !(error instanceof SyntaxError)) return 'internal';
  return CODE_BY_STATUS[status] ?? (status < 500 ? 'invalid-request' : 'internal');
}

function answer(request: FastifyRequest, reply: FastifyReply, code: ErrorCode, failure?: RequestFailure) {
  const retryAfter = failure?.retryAfterSeconds ?? RETRY_SECONDS[code];
  if (retryAfter !== undefined) reply.header(HEADERS.retryAfter, String(Math.ceil(retryAfter)));
  return reply
    .code(statusOf(code))
    .send({ error: { code, message: sentenceFor(code), requestId: request.id }, ...failure?.body });
}
