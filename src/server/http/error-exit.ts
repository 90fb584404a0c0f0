import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HEADERS } from '#domain/api/api-paths.ts';
import { codeOfStatus, statusOf, waitSecondsOf } from '#domain/error-facts.ts';
import { AppError, type ErrorCode, sentenceFor } from '#domain/errors.ts';
import { warnOncePerMinute } from './observing/once-per-minute.ts';
import { RequestFailure } from './request-failure.ts';

type Log = Pick<FastifyBaseLogger, 'warn' | 'error'>;

export type FailureAnswer = {
  status: number;
  retryAfter: string | undefined;
  etag: string | undefined;
  body: Record<string, unknown>;
};

/** The only place where a failure becomes a reply. */
export function answerTo(error: unknown, requestId: string, log: Log): FailureAnswer {
  const code = codeOf(error);
  if (code === 'internal') log.error({ err: error, requestId }, 'unexpected failure');
  else if (statusOf(code) >= 500)
    warnOncePerMinute(log, code, { err: (error as Error).cause, requestId, code });
  return failureAnswer(code, requestId, error instanceof RequestFailure ? error : undefined);
}

export function registerErrorExit(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => send(reply, answerTo(error, request.id, request.log)));
  app.setNotFoundHandler((request, reply) => send(reply, failureAnswer('not-found', request.id)));
}

/** For paths that Fastify refuses before any hook runs, and so before the security headers are set. */
export function answerBadPath(headers: Record<string, string>) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers(headers);
    const code = error.code === 'FST_ERR_BAD_URL' ? 'invalid-request' : 'not-found';
    send(reply, failureAnswer(code, request.id));
  };
}

// Fastify's own failures keep their meaning but not their messages, which name parsers and limits.
function codeOf(error: unknown): ErrorCode {
  if (error instanceof AppError) return error.code;
  const { statusCode: status = 500, code } = error as Partial<FastifyError>;
  // The client hung up during a body: nothing is wrong here, and a stranger could fill the log.
  if (code === 'ECONNRESET' && status === 400) return 'invalid-request';
  if (!code?.startsWith('FST_') && !(error instanceof SyntaxError)) return 'internal';
  return codeOfStatus(status);
}

function failureAnswer(code: ErrorCode, requestId: string, failure?: RequestFailure): FailureAnswer {
  const retryAfter = failure?.retryAfterSeconds ?? waitSecondsOf(code);
  return {
    status: statusOf(code),
    retryAfter: retryAfter === undefined ? undefined : String(Math.ceil(retryAfter)),
    etag: failure?.etag,
    body: { error: { code, message: sentenceFor(code), requestId }, ...failure?.body },
  };
}

function send(reply: FastifyReply, { status, retryAfter, etag, body }: FailureAnswer): FastifyReply {
  if (retryAfter !== undefined) reply.header(HEADERS.retryAfter, retryAfter);
  if (etag !== undefined) reply.header(HEADERS.etag, etag);
  return reply.code(status).send(body);
}
