import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  changePasswordSchema,
  credentialsSchema,
  deleteAccountSchema,
  requestPasswordResetSchema,
  resetPasswordSchema,
} from '#domain/api/api-contract.ts';
import { PATHS } from '#domain/api/api-paths.ts';
import { AppError } from '#domain/errors.ts';
import type { Session } from '#server/http/accounts-port.ts';
import { noBodySchema, parseBody } from '#server/http/parse-body.ts';
import { deleteAccount } from './account-removal.ts';
import { type AccountTools, type Visitor, writeAll } from './account-tools.ts';
import { changePassword } from './passwords/password-change.ts';
import { resetPassword } from './reset/password-reset.ts';
import { requireEmail, signIn, signUp } from './sessions/sign-in.ts';

export function registerAccountRoutes(
  app: FastifyInstance,
  tools: AccountTools,
  mailResetLink: ((email: string) => void) | undefined,
): void {
  const { sessions, work, limiter, limits } = tools;

  app.get(PATHS.session(), async (request) => {
    const session = await sessions.sessionOf(request.headers.cookie);
    return { user: session?.user ?? null };
  });

  app.post(PATHS.signUp(), async (request, reply) => {
    const { user, cookies } = await signUp(
      tools,
      parseBody(credentialsSchema, request.body),
      visitorOf(request),
    );
    return reply.header('set-cookie', cookies).send({ user });
  });

  app.post(PATHS.signIn(), async (request, reply) => {
    const { user, cookies } = await signIn(
      tools,
      parseBody(credentialsSchema, request.body),
      visitorOf(request),
    );
    return reply.header('set-cookie', cookies).send({ user });
  });

  app.post(PATHS.signOut(), async (request, reply) => {
    parseBody(noBodySchema, request.body);
    await work.run(() => writeAll(work, sessions.endPresented(request.headers.cookie)));
    return leave(reply);
  });

  app.post(PATHS.signOutEverywhere(), async (request, reply) => {
    parseBody(noBodySchema, request.body);
    const { uid } = await requireSession(request);
    await work.write(sessions.endAll(uid));
    return leave(reply);
  });

  app.post(PATHS.requestPasswordReset(), async (request, reply) => {
    const email = requireEmail(parseBody(requestPasswordResetSchema, request.body).email);
    if (!mailResetLink) throw new AppError('mail-unavailable');
    await limiter.charge(limits.requestReset(email, visitorOf(request).address));
    // Looked up and mailed after the answer, which is therefore the same, and as quick, for unknown emails.
    mailResetLink(email);
    return reply.code(204).send();
  });

  app.post(PATHS.resetPassword(), async (request, reply) => {
    const cookies = await resetPassword(
      tools,
      parseBody(resetPasswordSchema, request.body),
      visitorOf(request),
    );
    return reply.code(204).header('set-cookie', cookies).send();
  });

  app.post(PATHS.changePassword(), async (request, reply) => {
    const change = parseBody(changePasswordSchema, request.body);
    const session = await requireSession(request);
    const cookies = await changePassword(tools, session, change, visitorOf(request));
    return reply.code(204).header('set-cookie', cookies).send();
  });

  app.post(PATHS.deleteAccount(), async (request, reply) => {
    const { password } = parseBody(deleteAccountSchema, request.body);
    const session = await requireSession(request);
    await deleteAccount(tools, session, password, visitorOf(request));
    return leave(reply);
  });

  async function requireSession(request: FastifyRequest): Promise<Session> {
    const session = await sessions.sessionOf(request.headers.cookie);
    if (!session) throw new AppError('not-authenticated');
    return session;
  }

  function leave(reply: FastifyReply) {
    // No Clear-Site-Data: it would also erase what another person of this browser typed and could not send
    // yet. The page clears its own person's words itself.
    return reply.code(204).header('set-cookie', sessions.clearedCookie()).send();
  }
}

// `request.ip` is the socket's address, or what a proxy listed in TRUST_PROXY reports; a client's own forwarding
// headers never reach it.
function visitorOf(request: FastifyRequest): Visitor {
  return { cookie: request.headers.cookie, address: request.ip };
}
