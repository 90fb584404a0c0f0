import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { statusOf } from '#domain/error-facts.ts';
import { AppError } from '#domain/errors.ts';
import { escapeHtml } from '#domain/plan/render/escape-html.ts';
import type { Comment } from '#domain/review/comment.ts';
import {
  type ReaderComment,
  type ReaderContents,
  type ReaderNote,
  type ReaderPage,
  UNSENT_WORDS,
} from '#domain/review/reader-page.ts';
import { READER_PREFIX } from '#domain/review/share.ts';
import type { Engine } from '#server/database/engine.ts';
import type { Accounts } from '#server/http/accounts-port.ts';
import { answerTo } from '#server/http/error-exit.ts';
import { lookMarks } from '#server/pages/with-look.ts';
import { commentFrom } from './comment-from.ts';
import { keepMade } from './keep-made.ts';
import { type CachedPage, cachedPage, packedFor, sendPacked, styledPage } from './kept-page.ts';
import { createOneAfterAnother } from './one-after-another.ts';
import type { ReaderLook } from './reader-look.ts';
import { FORM_BYTES, FORM_TYPE, READ_BYTES, readForm, wordsForComment, wordsIn } from './sent-form.ts';
import { shareTokenHash } from './share-token.ts';
import { commentsAt, commentsMark } from './sql/comments.ts';
import { documentsFor, type OpenedShare, openShare } from './sql/shares.ts';
import { createTurns } from './take-turns.ts';

export type ReaderOptions = {
  store: Engine;
  accounts: Pick<Accounts, 'allowComment' | 'networkOf'>;
  look: ReaderLook;
  brandName: string;
  now: () => number;
};

// Up to a megabyte each: a book of nineteen plans, as text and compressed.
const KEPT_PAGES = 24;
const TOO_LARGE = statusOf('too-large');
// Plans of nothing but headings make a page a hundred times as large, and a few of those would fill a small machine's memory.
const MOST_KEPT = 3_000_000;
const lengthOf = ({ plans, launch = '' }: ReaderContents) =>
  plans
    .flatMap(({ parts }) => parts)
    .reduce((sum, { html, words }) => sum + html.length + words.length, launch.length);
const TOO_MANY = new Set(['too-often', 'link-full', 'person-full']);

/**
 * The page under a link, for people without an account: complete without scripts, cached by nobody, and the same reply
 * for every dead link. A GET changes and counts nothing: link previews in messengers send them.
 */
export async function registerReaderRoutes(app: FastifyInstance, options: ReaderOptions): Promise<void> {
  const { store, accounts, look, brandName, now } = options;
  const inLine = createOneAfterAnother();
  const turns = createTurns();
  const takeTurn = ({ ip }: FastifyRequest) => turns(accounts.networkOf(ip));
  const atPress = createOneAfterAnother();
  const pages = keepMade<CachedPage | null>(KEPT_PAGES, (page) => (page?.html.length ?? 0) <= MOST_KEPT);
  const read = keepMade<ReaderContents | null>(KEPT_PAGES, (one) => !one || lengthOf(one) <= MOST_KEPT);
  const note = (name: ReaderNote) => withStyle(look.drawNote(name, brandName), look.css);
  const [gone, goneUnsent] = [note('gone'), note('gone-unsent')];
  const [failed, failedUnsent, tooLarge] = [note('failed'), note('failed-unsent'), note('too-large-unsent')];

  /** Null: nothing is left to read. */
  function contentsOf(share: OpenedShare): Promise<ReaderContents | null> {
    return read(JSON.stringify([share, today()]), async () => {
      const contents = await look.readContents(await documentsFor(store, share, today()));
      return contents.plans.length === 0 && contents.launch === undefined ? null : contents;
    });
  }
  const today = () => new Date(now()).toISOString().slice(0, 10);

  const open = (request: FastifyRequest) => openShare(store, shareTokenHash(tokenIn(request)), now());

  async function draw(
    share: OpenedShare,
    contents: ReaderContents,
    state: Pick<ReaderPage, 'arrived' | 'refused'>,
  ): Promise<CachedPage> {
    const { uid, shareId, forName, mayComment, endsAt } = share;
    const comments = (await commentsAt(store, uid, shareId)).map(forReader);
    const page = {
      brandName,
      forName,
      mayComment,
      endsAt,
      ...contents,
      comments,
      formId: randomUUID(),
      ...state,
    };
    return cachedPage(styledPage(await look.drawPage(page), look.css));
  }

  /**
   * The same page for everybody on one day, until a plan or a comment changes. `sent` comes from the URL, which anybody
   * can write: only an existing comment changes the page.
   */
  async function pageFor(share: OpenedShare, sent: unknown, network: string): Promise<CachedPage | null> {
    const { uid, shareId } = share;
    const comments = await commentsMark(store, uid, shareId);
    const isThere =
      typeof sent === 'string' &&
      (await commentsAt(store, uid, shareId)).some(({ commentId }) => commentId === sent);
    const arrived = isThere ? sent : undefined;
    const key = JSON.stringify([share, comments, today(), arrived]);
    const page = () =>
      pages(key, async () => {
        const contents = await contentsOf(share);
        return contents && draw(share, contents, { arrived, refused: undefined });
      });
    // One at a time per network: other readers wait for at most one of its pages.
    return pages.has(key) ? page() : atPress(network, page);
  }

  /** The same bytes for every dead link; after a comment from its page, with the comment's own words. */
  function sendGone(reply: FastifyReply, words = ''): FastifyReply {
    return setHeaders(reply.code(404), look).send(words === '' ? gone : withWords(goneUnsent, words));
  }

  await app.register(async (reader) => {
    reader.removeAllContentTypeParsers();
    reader.addContentTypeParser(
      FORM_TYPE,
      { parseAs: 'buffer', bodyLimit: READ_BYTES },
      (_request, body, done) => done(null, body),
    );
    reader.setErrorHandler((error, request, reply) => {
      const { status, retryAfter } = answerTo(error, request.id, request.log);
      if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
      const words = isFromOurPage(request) ? wordsIn(bytesOf(request)) : '';
      const page = status === TOO_LARGE ? tooLarge : failedUnsent;
      return setHeaders(reply.code(status), look).send(words === '' ? failed : withWords(page, words));
    });

    reader.get(`${READER_PREFIX}*`, async (request, reply) => {
      await takeTurn(request);
      const share = await open(request);
      return share ? sendPage(share, request, reply) : sendGone(reply);
    });

    reader.post(`${READER_PREFIX}*`, (request, reply) => {
      // For any link: the reply must not reveal whether one is alive.
      if (bytesOf(request).length > FORM_BYTES) throw new AppError('too-large');
      return inLine(tokenIn(request), () => takeComment(request, reply));
    });
  });

  async function sendPage(
    share: OpenedShare,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { sent } = request.query as { sent?: unknown };
    const network = accounts.networkOf(request.ip);
    const page = await pageFor(share, sent, network);
    if (!page) return sendGone(reply);
    const pack = () => packedFor(request, page);
    // In the default look it is compressed once for everybody.
    const packed = await (lookMarks(request.headers.cookie) === '' ? pack() : atPress(network, pack));
    await takeTurn(request);
    // The link may have been stopped, or one of its topics deleted, while the page was rendered.
    const now = await open(request);
    if (!now) return sendGone(reply);
    if (idsOf(now) !== idsOf(share)) return sendPage(now, request, reply);
    return sendPacked(setHeaders(reply, look), packed);
  }

  async function takeComment(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    await takeTurn(request);
    const share = await open(request);
    const contents = share?.mayComment ? await contentsOf(share) : null;
    const sent = bytesOf(request);
    const words = isFromOurPage(request) ? wordsForComment(sent) : '';
    if (!share || !contents) return sendGone(reply, words);
    const form = readForm(sent);
    const outcome = await commentFrom(
      {
        store,
        share,
        plans: contents.plans,
        at: now(),
        allow: () => accounts.allowComment(request.ip),
        inLine,
      },
      form,
    );
    if (outcome.status === 'ended') return sendGone(reply, words);
    if (outcome.status === 'arrived') {
      // Only the query: a full URL would store the token in one more place.
      const place = `?sent=${outcome.commentId}#comment-${outcome.commentId}`;
      return setHeaders(reply.code(303), look).header('location', place).send();
    }
    const { problem } = outcome;
    const status = TOO_MANY.has(problem) ? 429 : 422;
    const packed = await atPress(accounts.networkOf(request.ip), async () =>
      packedFor(request, await draw(share, contents, { arrived: undefined, refused: { form, problem } })),
    );
    return sendPacked(setHeaders(reply.code(status), look), packed);
  }
}

const idsOf = ({ topics }: OpenedShare) => topics.map(({ id }) => id).join();

// Field by field: nobody may read the draft of a reply.
function forReader({ commentId, type, anchor, name, body, reply, createdAt }: Comment): ReaderComment {
  return { commentId, type, anchor, name, body, reply, createdAt };
}

/** By the browser's own header: words sent by another site or a program are never shown back. */
const isFromOurPage = ({ headers }: FastifyRequest) => headers['sec-fetch-site'] === 'same-origin';

const bytesOf = ({ body }: FastifyRequest) => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));

const withWords = (page: string, words: string) => page.replace(UNSENT_WORDS, () => escapeHtml(words));

/** Any token up to the maximum length: each is looked up in the same way. */
function tokenIn(request: FastifyRequest): string {
  const path = (request.raw.url ?? '').split('?', 1)[0] ?? '';
  return path.slice(READER_PREFIX.length);
}

export function withStyle(html: string, css: string): string {
  return `<!doctype html>${html.replace('</head>', () => `<style>${css}</style></head>`)}`;
}

export function setHeaders(reply: FastifyReply, { policy }: ReaderLook): FastifyReply {
  return reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('x-robots-tag', 'noindex, nofollow, noarchive')
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'no-store');
}
