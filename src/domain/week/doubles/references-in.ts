import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import type { Comparable } from './comparable.ts';

const CHANNELS = [
  /\be-?mails?\b/i,
  /\bvideos?\b/i,
  /\bposts?\b|\btext\b/i,
  /\bpictures?\b/i,
  /\btalk\b/i,
] as const;

/** "Email: I was terrified · Communications" is the one email that Communications sends on that day. */
export function referencesIn(
  items: readonly Comparable[],
  titleOf: (type: BlueprintType) => string,
  find: (at: number) => number,
): (readonly [number, number])[] {
  const sends = [...items.keys()].filter((at) => items[at]?.kind === 'send' && items[at]?.day !== null);
  const byDay = Map.groupBy(sends, (at) => items[at]?.day ?? '');
  return sends.flatMap((at) => {
    const item = items[at];
    if (!item) return [];
    const [first = '', ...rest] = item.title.split(' · ');
    const name = rest.at(-1) ?? /(?:^| )in ([\p{L} -]+)$/iu.exec(first)?.[1] ?? '';
    const channel = /^(?:booked )?in /i.test(first)
      ? /(?:)/
      : CHANNELS.find((each) => each.test(first.split(':', 1)[0] ?? ''));
    if (first.includes(';') || channel === undefined) return [];
    const meant = (byDay.get(item.day ?? '') ?? []).filter((other) => {
      const known = items[other];
      return (
        known !== undefined &&
        known.blueprintId !== item.blueprintId &&
        titleOf(known.type).toLowerCase() === name.toLowerCase()
      );
    });
    const alike = meant.filter((other) => {
      const title = items[other]?.title ?? '';
      return channel.test(title) || !CHANNELS.some((each) => each.test(title));
    });
    const [only] = alike;
    const areOne = new Set(alike.map(find)).size === 1;
    return only !== undefined && areOne && !items[only]?.title.includes(';') ? [[at, only] as const] : [];
  });
}

/** "Email to the list: A free morning": the recipient comes first, and calendars don't repeat it. */
export const MESSAGE = /^(?:Email|Text|Post|Note by hand)\b[^:]{0,100}: /;

const WAYS = [
  [/^Email\b/, /\b(?:e-?mails?|newsletters?|letters?)\b/i],
  [/^Text\b/, /\b(?:texts?|sms|whatsapp|dms?)\b/i],
  [/^Post\b/, /\b(?:posts?|facebook|instagram|linkedin|pictures?|newsletters?)\b/i],
  [/^Note\b/, /\b(?:cards?|notes?|by hand)\b/i],
] as const;

/** Whether two lines may be about one message: not if each names another channel. */
export function areOneWay(one: string, other: string): boolean {
  const waysOf = (title: string) => WAYS.filter(([, words]) => words.test(title));
  const [ours, theirs] = [waysOf(one), waysOf(other)];
  return ours.length === 0 || theirs.length === 0 || ours.some((way) => theirs.includes(way));
}

/**
 * A calendar's row and the text for that day below it: "The empty chair · Post" and "Post Instagram: This chair is
 * empty on purpose". A post has no subject to compare. Only if the plan has one row and one text for the day, on the
 * same channel.
 */
export function writtenRows(
  items: readonly Comparable[],
  find: (at: number) => number,
): (readonly [number, number])[] {
  const sends = [...items.keys()].filter((at) => items[at]?.kind === 'send' && items[at]?.day !== null);
  const titleOf = (at: number) => items[at]?.title ?? '';
  const ofOnePlan = Map.groupBy(sends, (at) => `${items[at]?.blueprintId} ${items[at]?.day}`);
  return [...ofOnePlan.values()].flatMap((all) => {
    const texts = all.filter((at) => MESSAGE.test(titleOf(at)));
    const isWritten = (at: number) => texts.some((text) => find(text) === find(at));
    const rows = all.filter((at) => !texts.includes(at) && !isWritten(at));
    return texts.flatMap((text) => {
      // In a table of emails no row says that it is one.
      const isOnly = texts.length === 1 && rows.length === 1;
      const isSameWay = (row: number) =>
        WAYS.some(([heading, words]) => heading.test(titleOf(text)) && words.test(titleOf(row))) ||
        (isOnly && !WAYS.some(([, words]) => words.test(titleOf(row))));
      const [only, second] = rows.filter(isSameWay);
      const isAlone = texts.filter((other) => headOf(titleOf(other)) === headOf(titleOf(text))).length === 1;
      const isRow = only !== undefined && !/;(?!\s*["“])/.test(titleOf(only));
      return isRow && second === undefined && isAlone ? [[only, text] as const] : [];
    });
  });
}

const headOf = (title: string) => title.split(' ', 1)[0];
