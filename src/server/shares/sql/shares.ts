import { type BlueprintType, isBlueprintType } from '#domain/blueprint/blueprint-types.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';
import type { GivenDocuments } from '#domain/review/reader-page.ts';
import { SHARE_LIMITS, type Share } from '#domain/review/share.ts';
import type { CreateShare } from '#domain/review/share-schema.ts';
import {
  type Engine,
  numberOf,
  type Row,
  type Statement,
  type Steps,
  statement,
  textOf,
  type Unit,
} from '#server/database/engine.ts';

const DAY_MS = 86_400_000;

/** The topic's id for each type: see the table. And whether the one page is shared. */
type SharedTopics = { [Type in BlueprintType]?: string } & { launchPage?: true };

export type NewShare = CreateShare & { uid: string; shareId: string; tokenHash: string; now: number };

export type ShareOutcome = { status: 'created'; share: Share } | { status: 'no-plan' | 'too-many' };

const COLUMNS = 'share_id, for_name, types, may_comment, created_at, ends_at';
const LIVING = 'uid = ? AND ended_at IS NULL AND ends_at > ?';

// Far more than anybody asks about later. Without a limit, making and stopping links in a loop fills the disk.
const KEPT_ENDED = 100;
const DROPPED_AT_ONCE = 20;
const DROP_OLDEST_ENDED = `DELETE FROM shares WHERE uid = ? AND share_id IN
  (SELECT share_id FROM shares WHERE uid = ? AND (ended_at IS NOT NULL OR ends_at <= ?)
   ORDER BY created_at DESC, share_id LIMIT ${DROPPED_AT_ONCE} OFFSET ${KEPT_ENDED})`;

export function createShare({ uid, shareId, tokenHash, now, ...asked }: NewShare): Unit<ShareOutcome> {
  return function* () {
    // One at a time per person: counted in parallel, two could both be the twentieth.
    yield statement('SELECT uid FROM users WHERE uid = ? FOR UPDATE', uid);
    const { rows } = yield statement(`SELECT COUNT(*) AS living FROM shares WHERE ${LIVING}`, uid, now);
    if (Number(rows[0]?.living) >= SHARE_LIMITS.living) return { status: 'too-many' };
    const { forName, mayComment, hasLaunchPage } = asked;
    const topics = {
      ...(yield* topicsOf(uid, asked.types)),
      ...(hasLaunchPage && { launchPage: true as const }),
    };
    if (Object.keys(topics).length === 0) return { status: 'no-plan' };
    yield statement(DROP_OLDEST_ENDED, uid, uid, now);
    const endsAt = now + asked.days * DAY_MS;
    yield statement(
      `INSERT INTO shares (uid, share_id, token_hash, for_name, types, may_comment, created_at, ends_at, ended_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, NULL)`,
      uid,
      shareId,
      tokenHash,
      forName,
      JSON.stringify(topics),
      mayComment ? 1 : 0,
      now,
      endsAt,
    );
    const share = { shareId, forName, types: typesIn(topics), hasLaunchPage, mayComment };
    return { status: 'created', share: { ...share, createdAt: iso(now), endsAt: iso(endsAt) } };
  };
}

function* topicsOf(uid: string, types: readonly BlueprintType[]): Steps<SharedTopics> {
  const { rows } = yield statement(
    'SELECT id, type FROM blueprints WHERE uid = ? AND deleted_at IS NULL ORDER BY type',
    uid,
  );
  const asked = rows.filter(({ type }) => types.some((one) => one === type));
  return Object.fromEntries(asked.map((row) => [textOf(row, 'type'), textOf(row, 'id')]));
}

export async function listShares(store: Engine, uid: string, now: number): Promise<Share[]> {
  const rows = await store.read(
    `SELECT ${COLUMNS} FROM shares WHERE ${LIVING} ORDER BY created_at DESC, share_id`,
    [uid, now],
  );
  return rows.map((row) => ({
    shareId: textOf(row, 'share_id'),
    forName: textOf(row, 'for_name'),
    types: typesIn(topicsIn(row)),
    hasLaunchPage: topicsIn(row).launchPage === true,
    mayComment: numberOf(row, 'may_comment') === 1,
    createdAt: iso(numberOf(row, 'created_at')),
    endsAt: iso(numberOf(row, 'ends_at')),
  }));
}

/** False: this person has no such link. Stopping twice is fine: the first reply may have been lost. */
export function stopShare(uid: string, shareId: string, now: number): Unit<boolean> {
  return function* () {
    const { changes } = yield statement(
      'UPDATE shares SET ended_at = COALESCE(ended_at, ?) WHERE uid = ? AND share_id = ?',
      now,
      uid,
      shareId,
    );
    return changes > 0;
  };
}

export function endAllShares(uid: string, now: number): Statement {
  return statement('UPDATE shares SET ended_at = ? WHERE uid = ? AND ended_at IS NULL', now, uid);
}

/**
 * Before the comments: on PostgreSQL this waits for a comment in progress under one of the links, which the removal of
 * comments then finds.
 */
export function removalOfShares(uid: string): Statement[] {
  return ['shares', 'comment_mails'].map((table) => statement(`DELETE FROM ${table} WHERE uid = ?`, uid));
}

export type OpenedShare = Pick<Share, 'shareId' | 'forName' | 'mayComment' | 'endsAt'> & {
  uid: string;
  /** The shared topics, each in its newest version. */
  topics: { type: BlueprintType; id: string; version: number }[];
  /** The other topics: their private words are left out of the shared plans too. */
  others: { id: string; version: number }[];
  hasLaunchPage: boolean;
  /** The facts' version: they are on the one page, and have amounts that are left out of plans. */
  factsVersion: number;
};

// In a single query, so that unknown, ended and deleted links take the same time.
const OPEN = `SELECT s.uid, s.share_id, s.for_name, s.types, s.may_comment, s.created_at, s.ends_at, b.id, b.type, b.version,
    (SELECT MAX(l.version) FROM launches l WHERE l.uid = s.uid AND l.deleted_at IS NULL) AS facts_version
  FROM shares s
  JOIN users u ON u.uid = s.uid AND u.locked_at IS NULL
  LEFT JOIN blueprints b ON b.uid = s.uid AND b.deleted_at IS NULL
  WHERE s.token_hash = ? AND s.ended_at IS NULL AND s.ends_at > ?`;

/** Queries the database each time: a stopped link is dead at once, on every server. */
export async function openShare(store: Engine, tokenHash: string, now: number): Promise<OpenedShare | null> {
  const rows = await store.read(OPEN, [tokenHash, now]);
  const [row] = rows;
  if (!row) return null;
  const shared = topicsIn(row);
  const topics: OpenedShare['topics'] = [];
  const others: OpenedShare['others'] = [];
  for (const each of rows.filter(({ id }) => id !== null)) {
    const [type, id, version] = [textOf(each, 'type'), textOf(each, 'id'), numberOf(each, 'version')];
    if (isBlueprintType(type) && shared[type] === id) topics.push({ type, id, version });
    else others.push({ id, version });
  }
  const hasLaunchPage = shared.launchPage === true;
  if (topics.length === 0 && !hasLaunchPage) return null;
  return {
    uid: textOf(row, 'uid'),
    shareId: textOf(row, 'share_id'),
    forName: textOf(row, 'for_name'),
    mayComment: numberOf(row, 'may_comment') === 1,
    endsAt: iso(numberOf(row, 'ends_at')),
    topics,
    others,
    hasLaunchPage,
    factsVersion: Number(row.facts_version ?? 0),
  };
}

/** Every topic of a person as it is now, and the facts if they are needed. */
export async function documentsFor(
  store: Engine,
  { uid, topics, hasLaunchPage }: OpenedShare,
  today: IsoDay,
): Promise<GivenDocuments> {
  const rows = await store.read('SELECT id, body FROM blueprints WHERE uid = ? AND deleted_at IS NULL', [
    uid,
  ]);
  const given = rows.map((row) => ({
    body: textOf(row, 'body'),
    isShared: topics.some(({ id }) => id === row.id),
  }));
  const [sheet] = await store.read('SELECT body FROM launches WHERE uid = ? AND deleted_at IS NULL', [uid]);
  return {
    topics: given,
    sheet: sheet && textOf(sheet, 'body'),
    today,
    hasLaunchPage,
  };
}

function topicsIn(row: Row): SharedTopics {
  return JSON.parse(textOf(row, 'types'));
}

function typesIn(topics: SharedTopics): BlueprintType[] {
  return Object.keys(topics).filter(isBlueprintType);
}

function iso(at: number): string {
  return new Date(at).toISOString();
}
