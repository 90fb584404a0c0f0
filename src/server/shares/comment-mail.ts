import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Comment } from '#domain/review/comment.ts';
import type { Config } from '#server/config.ts';
import type { Engine } from '#server/database/engine.ts';
import type { Accounts, EmailMessage } from '#server/http/accounts-port.ts';
import { STOP_MAIL_PATH } from '#server/http/same-origin.ts';
import type { ReaderLook } from './reader-look.ts';
import { setHeaders, withStyle } from './reader-routes.ts';
import { FORM_BYTES, FORM_TYPE } from './sent-form.ts';
import {
  chooseMail,
  type DueMail,
  dueMails,
  isMailChosen,
  putMailBack,
  takeMail,
} from './sql/comment-mails.ts';

type Around = {
  store: Engine;
  accounts: Pick<Accounts, 'sealOf' | 'sendLetter'>;
  config: Pick<Config, 'publicUrl' | 'port' | 'brandName' | 'hasSharing'>;
  now: () => number;
};

const sealOf = (accounts: Around['accounts'], uid: string) => accounts.sealOf('stop-comment-mail', uid);

/** Hourly; each person who chose it gets at most one email a day, and none without new comments. */
export function commentMailJobs(around: Around): { name: string; run(): Promise<void> }[] {
  const { sendLetter } = around.accounts;
  if (!sendLetter || !around.config.hasSharing) return [];
  return [{ name: 'comment-mail', run: () => mailNewComments(around, sendLetter) }];
}

async function mailNewComments(
  { store, accounts, config, now }: Around,
  sendLetter: (letter: EmailMessage) => Promise<void>,
): Promise<void> {
  const at = now();
  const failures: unknown[] = [];
  for (const due of await dueMails(store, at)) {
    // Claimed before sending, so that only one of two servers sends it.
    if (!(await store.unit(takeMail(due, at)))) continue;
    try {
      await sendLetter(commentLetter(due, config, sealOf(accounts, due.uid)));
    } catch (error) {
      failures.push(error);
      await store.unit(putMailBack(due, at));
    }
  }
  if (failures.length > 0) throw failures[0];
}

function commentLetter(
  { uid, email, comments }: DueMail,
  config: Around['config'],
  seal: string,
): EmailMessage {
  const base = config.publicUrl ?? `http://localhost:${config.port}`;
  const stopAt = `${base}${STOP_MAIL_PATH}?token=${uid}.${seal}`;
  const count = comments.length === 1 ? 'a new comment' : `${comments.length} new comments`;
  return {
    uid,
    to: email,
    subject: `You have ${count} in ${config.brandName}`,
    text: [
      `Someone you asked to read your plans left you ${count}. Each link opens its place in the plan:`,
      // Without their words: a mailbox is read on more screens than a plan.
      ...comments.map((comment) => `${comment.name || 'A reader'}: ${placeOf(base, comment)}`),
      `We send this once a day at most, because you asked us to. To stop these emails: ${stopAt}`,
    ].join('\n\n'),
    stopAt,
  };
}

function placeOf(base: string, { type, id }: Comment): string {
  return `${base}/blueprints/${type}#comment-${id}`;
}

const TOKEN = /^([\w-]{1,64})\.([0-9a-f]{32})$/;

type StopOptions = Pick<Around, 'store' | 'accounts'> & { look: ReaderLook; brandName: string };

/**
 * The page has one button, because mail scanners open links: a GET must not unsubscribe. Mail programs with their own
 * button send the POST themselves.
 */
export async function registerStopMailRoutes(app: FastifyInstance, options: StopOptions): Promise<void> {
  const { store, accounts, look, brandName } = options;
  const page = (note: 'mail-asked' | 'mail-stopped' | 'gone') =>
    withStyle(look.drawNote(note, brandName), look.css);
  const uidIn = (request: FastifyRequest): string | null => {
    const { token } = request.query as { token?: unknown };
    const [, uid = '', given = ''] = TOKEN.exec(typeof token === 'string' ? token : '') ?? [];
    if (uid === '') return null;
    return timingSafeEqual(Buffer.from(sealOf(accounts, uid)), Buffer.from(given)) ? uid : null;
  };

  await app.register(async (mail) => {
    mail.removeAllContentTypeParsers();
    mail.addContentTypeParser(
      FORM_TYPE,
      { parseAs: 'buffer', bodyLimit: FORM_BYTES },
      (_request, body, done) => done(null, body),
    );
    mail.get(STOP_MAIL_PATH, async (request, reply) => {
      const uid = uidIn(request);
      if (uid === null) return setHeaders(reply.code(404), look).send(page('gone'));
      const isOn = await isMailChosen(store, uid);
      return setHeaders(reply, look).send(page(isOn ? 'mail-asked' : 'mail-stopped'));
    });
    mail.post(STOP_MAIL_PATH, async (request, reply) => {
      const uid = uidIn(request);
      if (uid === null) return setHeaders(reply.code(404), look).send(page('gone'));
      await store.unit(chooseMail(uid, false, 0));
      return setHeaders(reply, look).send(page('mail-stopped'));
    });
  });
}
