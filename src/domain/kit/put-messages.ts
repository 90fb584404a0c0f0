import { sayDay } from '#domain/reading/calendar.ts';
import { fenceAfter } from '#domain/reading/line-marks.ts';
import { type MessageChannel, messageHeading } from '#domain/reading/message-heading.ts';
import { linesOf } from '#domain/reading/plan-sections.ts';
import type { Announced } from './announced.ts';
import { CHANNEL_OF_HEADING } from './channel.ts';
import { planParts } from './plan-parts.ts';

/** The heading for an announced message. */
export function headingFor({ channel, when, whenSaid }: Announced): string {
  const names = Object.entries(CHANNEL_OF_HEADING) as [MessageChannel, string][];
  // Anything neither mailed nor posted is spoken: at a meeting, in a class, on the radio.
  const [name = 'Email'] = names.find(([, own]) => own === (channel ?? 'script')) ?? [];
  const day = when === null ? whenSaid.replaceAll('·', ',').trim() : sayDay(when);
  return ['###', [name, ...(day === '' ? [] : [day])].join(' · ')].join(' ');
}

/** The request to the AI: heading and row of each message. */
export function requestedRows(rows: readonly Announced[]): string {
  return rows.map((row) => `${headingFor(row)}\n${row.row}`).join('\n\n');
}

const FENCE = /^\s*(`{3,}|~{3,})[a-z]*\n([\s\S]*?)\n\1\s*$/i;

/** The messages of a reply, each with its heading. A single one may lack it. */
export function messagesInReply(reply: string, rows: readonly Announced[]): string[] {
  const text = (FENCE.exec(reply)?.[2] ?? reply).replaceAll('\r\n', '\n').trim();
  const found: string[][] = [];
  let fence: string | undefined;
  for (const { text: line } of linesOf(text)) {
    const isFenced = fence !== undefined;
    fence = fenceAfter(line, fence);
    if (!isFenced && messageHeading(line)) found.push([line]);
    else found.at(-1)?.push(line);
  }
  const [only] = rows;
  if (found.length === 0 && only && rows.length === 1 && text !== '')
    return [`${headingFor(only)}\n\n${text}`];
  return found.map((lines) => lines.join('\n').trim());
}

/**
 * The plan with each message at the end of the section that announced it. If a reply has more or fewer messages than
 * requested, they can't be matched and all go to the first section. Null: the section is gone.
 */
export function putMessages(
  plan: string,
  rows: readonly Announced[],
  messages: readonly string[],
): string | null {
  const [first] = rows;
  if (!first || messages.length === 0) return null;
  const isPaired = messages.length === rows.length;
  const bySection = Map.groupBy(messages, (_, index) => (isPaired ? (rows[index] ?? first) : first).section);
  let text = plan;
  for (const [section, own] of bySection) {
    const part = planParts(text).find(({ heading }) => heading === section);
    if (!part) return null;
    const before = text.slice(0, part.end).trimEnd();
    const after = text.slice(part.end);
    text = `${before}\n\n${own.join('\n\n')}\n${after === '' ? '' : `\n${after}`}`;
  }
  return text;
}
