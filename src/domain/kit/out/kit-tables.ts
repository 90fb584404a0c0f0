import type { IsoDay } from '#domain/reading/calendar.ts';
import { csv } from '#domain/week/out/task-table.ts';

/** A piece for export: without marks, with the names of its topic and channel on screen. */
export type OutPiece = {
  readonly when: IsoDay | null;
  readonly whenSaid: string;
  readonly channel: string;
  readonly to: string;
  readonly subject: string;
  readonly preview: string;
  readonly text: string;
  readonly plan: string;
};

export function messagesTable(pieces: readonly OutPiece[]): string {
  return csv([
    ['day', 'channel', 'to', 'subject', 'preview', 'text', 'plan'],
    ...pieces.map(({ when, whenSaid, channel, to, subject, preview, text, plan }) => [
      when ?? whenSaid,
      channel,
      to,
      subject,
      preview,
      text,
      plan,
    ]),
  ]);
}

// Column names from HighLevel's own template; it takes at most 90 rows at once.
const PLANNER = [
  'postAtSpecificTime (YYYY-MM-DD HH:mm:ss)',
  'content',
  'link (OGmetaUrl)',
  'imageUrls',
  'gifUrl',
  'videoUrls',
];
const MOST_ROWS = 90;
/** Plans name no hour. */
const ASSUMED_TIME = '09:00:00';

/** One table per 90 posts that have a day. */
export function postTables(posts: readonly Pick<OutPiece, 'when' | 'text'>[]): string[] {
  const dated = posts.flatMap(({ when, text }) =>
    when === null ? [] : [[`${when} ${ASSUMED_TIME}`, text, '', '', '', '']],
  );
  const count = Math.ceil(dated.length / MOST_ROWS);
  return Array.from({ length: count }, (_, at) =>
    csv([PLANNER, ...dated.slice(at * MOST_ROWS, (at + 1) * MOST_ROWS)]),
  );
}

export function valuesTable(facts: readonly { readonly name: string; readonly value: string }[]): string {
  return csv([['name', 'value'], ...facts.map(({ name, value }) => [name, value])]);
}
