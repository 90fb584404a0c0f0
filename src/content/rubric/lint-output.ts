import type { Deliverable, Topic } from '#content/topic.ts';
import { countItems, hasTable } from './count-items.ts';
import { type Finding, toFindings } from './finding.ts';
import { type PlanSection, paragraphsOf, planSections } from './plan-sections.ts';
import { plainText, wordsOf } from './reading-grade.ts';
import { calendarDates, moneyAmounts, percentages, scriptureReferences } from './stated-facts.ts';
import { findBanned } from './word-lists.ts';

const KEY_DECISION_WORDS = 70;
const KEY_DECISION_CHARACTERS = 390;
const LENGTH_TOLERANCE = 0.15;
const MAX_TO_CONFIRM = 6;

function lintHeadings(topic: Topic, sections: readonly PlanSection[]): string[] {
  const present = new Set(sections.map(({ heading }) => heading));
  const isLeftOut = (heading: string, optional?: true) => optional === true && !present.has(heading);
  const expected = [
    'Overview',
    'Key decisions',
    ...topic.deliverables
      .filter(({ heading, optional }) => !isLeftOut(heading, optional))
      .map(({ heading }) => heading),
    ...(present.has('Still to confirm') ? ['Still to confirm'] : []),
  ];
  const found = sections.map(({ heading }) => heading);
  return found.join('\n') === expected.join('\n')
    ? []
    : [`headings are "${found.join(', ')}" and not "${expected.join(', ')}"`];
}

function lintOverview(body: string): string[] {
  const count = paragraphsOf(body).length;
  return count === 3 ? [] : [`Overview has ${count} paragraphs, not three`];
}

function lintKeyDecisions(topic: Topic, body: string): string[] {
  const characters = body.replaceAll('**', '').length;
  const words = wordsOf(body).length;
  const labels = topic.keyDecisions.map((label) => label.replace(/ \(.*$/, ''));
  return [
    ...(words > KEY_DECISION_WORDS ? [`Key decisions has ${words} words`] : []),
    ...(characters > KEY_DECISION_CHARACTERS ? [`Key decisions has ${characters} characters`] : []),
    ...labels
      .filter((label) => !body.includes(`**${label}:**`))
      .map((label) => `Key decisions lacks ${label}`),
  ];
}

function lintCount({ heading, form, count: [low, high], optional }: Deliverable, body: string): string[] {
  const found = countItems(form, body);
  const isOneLine = optional === true && !body.includes('\n');
  const problems =
    (found >= low && found <= high) || isOneLine ? [] : [`${heading} counts ${found}, not ${low}-${high}`];
  return hasTable(body) && form !== 'table' ? [...problems, `${heading} is a table`] : problems;
}

function lintSections(topic: Topic, sections: readonly PlanSection[]): string[] {
  const bodyOf = (name: string) => sections.find(({ heading }) => heading === name)?.body;
  const toConfirm = countItems('bullets', bodyOf('Still to confirm') ?? '');
  return [
    ...lintOverview(bodyOf('Overview') ?? ''),
    ...lintKeyDecisions(topic, bodyOf('Key decisions') ?? ''),
    ...topic.deliverables.flatMap((deliverable) => {
      const body = bodyOf(deliverable.heading);
      return body === undefined ? [] : lintCount(deliverable, body);
    }),
    ...(toConfirm > MAX_TO_CONFIRM ? [`Still to confirm has ${toConfirm} bullets`] : []),
  ];
}

function lintLength(topic: Topic, output: string): string[] {
  const [low, high] = topic.words;
  const count = wordsOf(output).length;
  const isInRange = count >= low * (1 - LENGTH_TOLERANCE) && count <= high * (1 + LENGTH_TOLERANCE);
  return isInRange ? [] : [`plan has ${count} words, not ${low}-${high}`];
}

function lintMarks(output: string): string[] {
  return [
    ...(output.includes('`') ? ['has code marks'] : []),
    ...(/<\/?[a-z][^>]*>/i.test(output) ? ['has HTML'] : []),
    ...(/!\[[^\]]*\]\(/.test(output) ? ['has an image'] : []),
    ...(/\[ADD:(?![^[\]\n]*\])/.test(output) ? ['has an [ADD: that is not closed'] : []),
  ];
}

function unstated(found: readonly string[], stated: readonly string[]): string[] {
  return [...new Set(found)].filter((fact) => !stated.includes(fact));
}

// A dictated "may 2" has no capital but is a date all the same, so the inputs are read generously.
function lintFacts(given: string, output: string): string[] {
  const references = scriptureReferences(output);
  return [
    ...unstated(moneyAmounts(output), moneyAmounts(given)).map((fact) => `amount nobody gave: ${fact}`),
    ...unstated(percentages(output), percentages(given)).map((fact) => `percentage nobody gave: ${fact}`),
    ...unstated(calendarDates(output), calendarDates(given.replace(/\bmay\b/g, 'May'))).map(
      (fact) => `date nobody gave: ${fact}`,
    ),
    ...references
      .filter(({ reference }) => !given.includes(reference))
      .map(({ reference }) => `scripture nobody gave: ${reference}`),
    ...references
      .filter(({ quoted }) => quoted !== '' && !plainText(given).includes(plainText(quoted)))
      .map(({ reference }) => `words quoted after ${reference} that nobody gave`),
  ];
}

/**
 * What a written plan does against its prompt. `inputs` is everything the AI was given: the answers and the earlier
 * plans; a price, date or verse that stands in none of them was made up.
 */
export function lintOutput(topic: Topic, inputs: readonly string[], output: string): Finding[] {
  const sections = planSections(output);
  return toFindings('R15b', topic.type, [
    ...lintHeadings(topic, sections),
    ...lintSections(topic, sections),
    ...lintLength(topic, output),
    ...lintMarks(output),
    ...lintFacts(inputs.join('\n'), output),
    ...findBanned(output).map((phrase) => `banned: ${phrase}`),
  ]);
}
