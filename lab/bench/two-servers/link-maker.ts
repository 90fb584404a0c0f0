import { setTimeout as wait } from 'node:timers/promises';
import { pathOf, ROUTES } from '#domain/api/api-routes.ts';
import { READER_PREFIX, type Share } from '#domain/review/share.ts';
import type { Browser } from './browser.ts';

const BETWEEN_MS = 400;
const KEPT_OPEN = 5;
const FORM = 'application/x-www-form-urlencoded';

export type Link = { shareId: string; token: string };
type Asking = Pick<Browser, 'ask'>;

const pageOf = ({ token }: Link) => `${READER_PREFIX}${token}`;

export async function statusAt(browser: Asking, link: Link): Promise<number> {
  const { status } = await browser.ask({ path: pageOf(link) });
  return status;
}

/** A link to one plan and the one page; undefined without a reply. */
export async function makeLink(browser: Asking, uid: string, type: string): Promise<Link | undefined> {
  const asked = { types: [type], hasLaunchPage: true, forName: 'A reader', mayComment: true, days: 14 };
  const path = pathOf(ROUTES.createShare, { uid });
  const said = await browser
    .ask({ method: 'POST', path, body: JSON.stringify(asked) })
    .catch(() => undefined);
  if (said?.status !== 200) return undefined;
  const { share, token } = JSON.parse(said.body.toString()) as { share: Share; token: string };
  return { shareId: share.shareId, token };
}

/** True when the server confirmed the end. */
export async function stopLink(browser: Asking, uid: string, { shareId }: Pick<Link, 'shareId'>) {
  const path = pathOf(ROUTES.stopShare, { uid, shareId });
  const said = await browser.ask({ method: 'DELETE', path }).catch(() => undefined);
  return said?.status === 204;
}

/** A reader's comment from the form under the first part of a plan. True when the server accepted it. */
export async function commentAt(browser: Asking, link: Link, type: string, id: string): Promise<boolean> {
  const fields = { id, type, part: '0', heading: '', quote: '', text: `Words of ${id}`, name: 'A reader' };
  const said = await browser
    .ask({
      method: 'POST',
      path: pageOf(link),
      headers: { 'content-type': FORM },
      body: new URLSearchParams(fields).toString(),
    })
    .catch(() => undefined);
  return said?.status === 303;
}

/**
 * Makes links to a plan, comments under each as a reader, and stops older ones, repeating each request until it is
 * answered. A link without a confirmation is stopped, as its owner would do on finding it in the list.
 */
export function startLinkMaker(browser: Asking, uid: string, type: string, betweenMs = BETWEEN_MS) {
  const open: Link[] = [];
  const stopped: Link[] = [];
  const comments: string[] = [];
  let made = 0;

  async function stopUnknown(): Promise<void> {
    const said = await browser.ask({ path: pathOf(ROUTES.listShares, { uid }) }).catch(() => undefined);
    if (said?.status !== 200) return;
    const { shares } = JSON.parse(said.body.toString()) as { shares: Share[] };
    for (const { shareId } of shares)
      if (!open.some((link) => link.shareId === shareId)) await stopLink(browser, uid, { shareId });
  }

  async function round(isRunning: () => boolean): Promise<void> {
    const confirmed = async (ask: () => Promise<boolean>) => {
      while (isRunning()) {
        if (await ask()) return true;
        await wait(betweenMs);
      }
      return false;
    };
    const link = await makeLink(browser, uid, type);
    if (!link) return stopUnknown();
    made += 1;
    open.push(link);
    const id = `comment-${made}`;
    if (await confirmed(() => commentAt(browser, link, type, id))) comments.push(id);
    const oldest = open.length > KEPT_OPEN ? open.shift() : undefined;
    if (oldest && (await confirmed(() => stopLink(browser, uid, oldest)))) stopped.push(oldest);
  }

  return {
    get made() {
      return made;
    },
    comments,
    async run(isRunning: () => boolean): Promise<void> {
      while (isRunning()) {
        await round(isRunning);
        await wait(betweenMs);
      }
    },
    /** Counts violated confirmations: links that don't open, stopped ones that do, comments lost or duplicated. */
    async check(at: Asking, kept: readonly { commentId: string }[]) {
      const statuses = async (links: readonly Link[]) => {
        const found: number[] = [];
        for (const link of links) found.push(await statusAt(at, link));
        return found;
      };
      const times = (id: string) => kept.filter(({ commentId }) => commentId === id).length;
      return {
        dead: (await statuses(open)).filter((status) => status !== 200).length,
        alive: (await statuses(stopped)).filter((status) => status !== 404).length,
        open: open.length,
        stopped: stopped.length,
        lost: comments.filter((id) => times(id) === 0).length,
        twice: comments.filter((id) => times(id) > 1).length,
      };
    },
  };
}
