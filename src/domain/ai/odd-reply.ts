import { BLUEPRINT_TYPES, type BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { planSections } from '#domain/reading/plan-sections.ts';

/** What else is odd about a reply: it belongs to another topic, or a part of it was not copied. */
export type OddReply =
  | { readonly kind: 'other-topic'; readonly type: BlueprintType }
  | { readonly kind: 'no-headings' | 'no-beginning' | 'no-end' };

/** What a prompt asks for, by topic. */
export type AskedHeadings = (type: BlueprintType) => readonly string[];

// Of 285 recorded plans each has two of its own headings at least, and one of any other topic at most.
const SURE = 2;

export function oddReply(text: string, type: BlueprintType, headingsOf: AskedHeadings): OddReply | null {
  const said = new Set(planSections(text).map(({ heading }) => heading.trim().toLowerCase()));
  const lines = said.size === 0 ? text.split('\n').map((line) => line.trim().toLowerCase()) : [];
  // Selected in the app of a chat assistant, a reply comes without its marks.
  if (headingsOf(type).filter((heading) => lines.includes(heading.toLowerCase())).length >= SURE)
    return { kind: 'no-headings' };
  const countOf = (topic: BlueprintType) =>
    headingsOf(topic).filter((heading) => said.has(heading.toLowerCase())).length;
  const has = (heading: string) => [...said].some((one) => one.startsWith(heading));
  const own = countOf(type);
  // One of its headings may stand in two topics.
  const other = BLUEPRINT_TYPES.find((topic) => countOf(topic) >= own + SURE);
  if (own < SURE && other) return { kind: 'other-topic', type: other };
  if (own >= SURE && !has('overview')) return { kind: 'no-beginning' };
  // Every prompt ends its plan with it. Who writes in another form leaves out the decisions as well.
  const isOurs = has('overview') && has('key decisions');
  return isOurs && !has('still to confirm') ? { kind: 'no-end' } : null;
}
