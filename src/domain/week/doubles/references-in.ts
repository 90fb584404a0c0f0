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
