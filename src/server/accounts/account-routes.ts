import '#domain/account/account-errors.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { API } from '#domain/api/api.ts';
import { AppError } from '#domain/errors.ts';
import type { Session } from '#server/http/accounts-port.ts';
import { sendCompressed } from '#server/http/compressed.ts';
import { serve } from '#server/http/serve.ts';
import { deleteAccount } from './account-removal.ts';
import { type AccountTools, type SignedIn, type Visitor, writeAll } from './account-tools.ts';
import { changePassword } from './passwords/password-change.ts';
import { resetPassword } from './reset/password-reset.ts';
import { requireEmail, signIn, signUp } from './sessions/sign-in.ts';

/** Emails are sent after the reply, so that a slow mail server delays nobody. Undefined: this site can't send mail. */
type Ways = {
  mailResetLink: ((email: string) => void) | undefined;
  mailConfirmation: ((uid: string, email: string) => void) | undefined;
  documentsJson: (uid: string) => Promise<string>;
};

export function registerAccountRoutes(
  app: FastifyInstance,
  tools: AccountTools,
  { mailResetLink, mailConfirmation, documentsJson }: Ways,
): void {
  const { sessions, work, limiter, limits } = tools;

  serve(app, API.session, async (_, request) => {
    const { cookie } = request.headers;
    const session = await sessions.sessionOf(cookie);
    if (session) return { user: session.user };
    return { user: null, ...((await sessions.wasEndedElsewhere(cookie)) && { isEndedElsewhere: true }) };
  });

  serve(app, API.signUp, async (credentials, request, reply) => {
    const signedUp = await signUp(tools, credentials, visitorOf(request));
    const { uid, email } = signedUp.user;
    if (email !== null && mailConfirmation) {
      // The account works without the email, so a failure here must not refuse anybody.
      const send = () => mailConfirmation(uid, email);
      await limiter.charge(limits.welcome(email)).then(send, () => undefined);
    }
    return welcome(request, reply, signedUp);
  });

  serve(app, API.signIn, async (credentials, request, reply) => {
    return welcome(request, reply, await signIn(tools, credentials, visitorOf(request)));
  });

  serve(app, API.signOut, async (_, request, reply) => {
    await work.run(() => writeAll(work, sessions.endPresented(request.headers.cookie)));
    return leave(request, reply);
  });

  serve(app, API.signOutEverywhere, async (_, request, reply) => {
    const { uid } = await requireSession(request);
    await work.write(sessions.endAll(uid));
    return leave(request, reply);
  });

  serve(app, API.requestPasswordReset, async (body, request, reply) => {
    const email = requireEmail(body.email);
    if (!mailResetLink) throw new AppError('mail-unavailable');
    await limiter.charge(limits.requestReset(email, visitorOf(request).address));
    // Looked up and mailed after the reply, which is therefore the same, and as fast, for unknown emails.
    mailResetLink(email);
    return reply.code(204).send();
  });

  serve(app, API.resetPassword, async (reset, request, reply) => {
    const cookies = await resetPassword(tools, reset, visitorOf(request));
    return reply.code(204).header('set-cookie', cookies).send();
  });

  serve(app, API.changePassword, async (change, request, reply) => {
    const session = await requireSession(request);
    const cookies = await changePassword(tools, session, change, visitorOf(request));
    return reply.code(204).header('set-cookie', cookies).send();
  });

  serve(app, API.emailState, async (_, request) => {
    const { uid } = await requireSession(request);
    if (await tools.confirmations.isConfirmed(uid)) return { state: 'confirmed' as const };
    return { state: mailConfirmation ? ('unconfirmed' as const) : ('unasked' as const) };
  });

  serve(app, API.confirmEmail, async (_, request, reply) => {
    const { uid, user } = await requireSession(request);
    if (!mailConfirmation || user.email === null) throw new AppError('mail-unavailable');
    await limiter.charge(limits.confirmEmail(user.email, visitorOf(request).address));
    if (!(await tools.confirmations.isConfirmed(uid))) mailConfirmation(uid, user.email);
    return reply.code(204).send();
  });

  serve(app, API.deleteAccount, async ({ password }, request, reply) => {
    const session = await requireSession(request);
    await deleteAccount(tools, session, password, visitorOf(request));
    return leave(request, reply);
  });

  async function requireSession(request: FastifyRequest): Promise<Session> {
    const session = await sessions.sessionOf(request.headers.cookie);
    if (!session) throw new AppError('not-authenticated');
    return session;
  }

  async function welcome(request: FastifyRequest, reply: FastifyReply, { user, cookies }: SignedIn) {
    const json = `{"user":${JSON.stringify(user)},${await documentsJson(user.uid)}}`;
    reply.header('set-cookie', cookies).header('content-type', 'application/json; charset=utf-8');
    return sendCompressed(request, reply, json);
  }

  function leave({ headers }: FastifyRequest, reply: FastifyReply) {
    // No Clear-Site-Data: it would also erase what another person of this browser typed and could not send
    // yet. The page clears its own person's words itself.
    const cookies = [sessions.clearedCookie(), ...sessions.withoutMark(headers.cookie)];
    return reply.code(204).header('set-cookie', cookies).send();
  }
}

// `request.ip` is the socket's address, or what a proxy listed in TRUST_PROXY reports; a client's own forwarding
// headers never reach it.
function visitorOf(request: FastifyRequest): Visitor {
  return { cookie: request.headers.cookie, address: request.ip };
}
