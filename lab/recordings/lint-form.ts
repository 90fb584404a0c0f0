import { type Deliverable, deliverablesOf, type Topic } from '#content/topic.ts';
import type { Tier } from '#domain/ai/model-kind.ts';
import { withoutOwnerOnly } from '#domain/plan/owner-only.ts';
import { isCarried } from '#domain/prompting/carried-lines.ts';
import { TIER_LIMITS } from '#domain/prompting/prompt-budget.ts';
import { SECTION_DEPTH } from '#domain/reading/heading-line.ts';
import { type PlanSection, planSections } from '#domain/reading/plan-sections.ts';
import { wordsOf } from '#lab/rubric/reading-grade.ts';
import { countItems, hasTable } from './count-items.ts';
import { moneyAmounts } from './together/money-amounts.ts';

const LENGTH_TOLERANCE = 0.15;
const KEY_DECISIONS_TOLERANCE = 1.25;
const MAX_TO_CONFIRM = 6;
const MAX_GAPS = 5;

export type Written = {
  readonly topic: Topic;
  readonly tier: Tier;
  /** The AI's entire input: answers, facts, earlier plans. */
  readonly inputs: readonly string[];
  /** The owner's words for their own planning only. */
  readonly privately?: string;
};

const labelOf = (label: string) => label.replace(/ \(.*$/, '');

function lintHeadings({ topic, tier }: Written, sections: readonly PlanSection[]): string[] {
  const present = new Set(sections.map(({ heading }) => heading));
  const expected = [
    'Overview',
    'Key decisions',
    ...deliverablesOf(topic, tier)
      .filter(({ heading, optional }) => optional !== true || present.has(heading))
      .map(({ heading }) => heading),
    ...(present.has('Still to confirm') ? ['Still to confirm'] : []),
  ];
  const found = sections.map(({ heading }) => heading);
  return found.join('\n') === expected.join('\n')
    ? []
    : [`headings are "${found.join(', ')}" and not "${expected.join(', ')}"`];
}

function lintOverview(body: string): string[] {
  const count = body.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '').length;
  return count === 3 ? [] : [`Overview has ${count} paragraphs, not three`];
}

function lintKeyDecisions({ topic, tier }: Written, body: string): string[] {
  // Conflicts and booked dates are carried to every later plan, whatever their length, so the limit doesn't apply to them.
  const decided = body
    .replaceAll('**', '')
    .split('\n')
    .filter((line) => !isCarried(line));
  const characters = decided.join('\n').length;
  const most = Math.round(TIER_LIMITS[tier].keyDecisions * KEY_DECISIONS_TOLERANCE);
  const needed = topic.keyDecisions.filter((label) => !label.includes('(if said)')).map(labelOf);
  const known = [...topic.keyDecisions.map(labelOf), 'Open conflicts'];
  const found = [...body.matchAll(/^(?:- )?\*\*([^*]+?)(?: \([^)]*\))?:\*\*/gm)].map(
    ([, label = '']) => label,
  );
  return [
    ...(characters > most ? [`Key decisions has ${characters} characters`] : []),
    ...needed.filter((label) => !found.includes(label)).map((label) => `Key decisions lacks ${label}`),
    ...found.filter((label) => !known.includes(label)).map((label) => `Key decisions has ${label}`),
  ];
}

function lintCount({ heading, form, count: [low, high], optional }: Deliverable, body: string): string[] {
  const found = countItems(form, body);
  const isOneLine = optional === true && !body.includes('\n');
  // Fewer is right if the owner's own limit requires it, and the plan says so.
  const isLimited = found < low && /\blimit|\brhythm|\bfewer\b|\bonly (?:one|two|\d)/i.test(body);
  const isFine = (found >= low && found <= high) || isOneLine || isLimited;
  const problems = isFine ? [] : [`${heading} counts ${found}, not ${low}-${high}`];
  return hasTable(body) && form !== 'table' ? [...problems, `${heading} is a table`] : problems;
}

function lintSections(written: Written, sections: readonly PlanSection[]): string[] {
  const bodyOf = (name: string) => sections.find(({ heading }) => heading === name)?.body;
  const toConfirm = countItems('bullets', bodyOf('Still to confirm') ?? '');
  return [
    ...lintOverview(bodyOf('Overview') ?? ''),
    ...lintKeyDecisions(written, bodyOf('Key decisions') ?? ''),
    ...deliverablesOf(written.topic, written.tier).flatMap((deliverable) => {
      const body = bodyOf(deliverable.heading);
      return body === undefined ? [] : lintCount(deliverable, body);
    }),
    ...(toConfirm > MAX_TO_CONFIRM ? [`Still to confirm has ${toConfirm} bullets`] : []),
  ];
}

// Shorter is allowed if limits require it, so only the upper end is strict.
function lintLength({ topic, tier }: Written, output: string): string[] {
  const [low, high] = topic.words[tier];
  const count = wordsOf(output).length;
  const isInRange = count >= low * 0.6 && count <= high * (1 + LENGTH_TOLERANCE);
  return isInRange ? [] : [`plan has ${count} words, not ${low}-${high}`];
}

function lintMarks(output: string): string[] {
  const gaps = new Set(output.match(/\[ADD:[^\]]*/g)).size;
  return [
    ...(output.includes('`') ? ['has code marks'] : []),
    ...(/<\/?[a-z][^>]*>/i.test(output) ? ['has HTML'] : []),
    ...(/!\[[^\]]*\]\(/.test(output) ? ['has an image'] : []),
    ...(/\[ADD:(?![^[\]\n]*\])/.test(output) ? ['has an [ADD: that is not closed'] : []),
    ...(gaps > MAX_GAPS ? [`has ${gaps} different gaps, over ${MAX_GAPS}`] : []),
    ...(/^\s*## Overview\b/.test(output) ? [] : ['does not start with Overview']),
  ];
}

// An amount from the owner's private words in a shared part.
function lintPrivate({ inputs, privately = '' }: Written, output: string): string[] {
  const elsewhere = moneyAmounts(inputs.filter((text) => text !== privately).join('\n'));
  const secret = moneyAmounts(privately).filter((amount) => !elsewhere.includes(amount));
  const shared = moneyAmounts(withoutOwnerOnly(output));
  return secret
    .filter((amount) => shared.includes(amount))
    .map((amount) => `private amount in a shared part: ${amount}`);
}

/** Including nested cards: a lesson or an AI helper has a heading of its own. */
function wholeSections(output: string): PlanSection[] {
  const whole: PlanSection[] = [];
  for (const section of planSections(output)) {
    const last = whole.at(-1);
    if (section.depth <= SECTION_DEPTH || !last) whole.push(section);
    else whole[whole.length - 1] = { ...last, body: `${last.body}\n### ${section.heading}\n${section.body}` };
  }
  return whole;
}

/**
 * Where a plan deviates from its prompt's format: headings, counts, lengths, gaps. The product's own checks cover
 * facts, dates, promises and pressure.
 */
export function lintForm(written: Written, output: string): string[] {
  const sections = wholeSections(output);
  return [
    ...lintHeadings(written, sections),
    ...lintSections(written, sections),
    ...lintLength(written, output),
    ...lintMarks(output),
    ...lintPrivate(written, output),
  ];
}
