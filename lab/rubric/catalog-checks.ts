import type { Topic } from '#content/topic.ts';
import { type Finding, toFindings } from './finding.ts';
import { helpOf, slotsOf } from './question-checks.ts';
import { plainText, readingGrade, wordsOf } from './reading-grade.ts';
import { TOPIC_BRIEFS } from './topic-briefs.ts';

/** Questions that return to an earlier guess; their words must say that this is the current answer. */
const FIRM_IT_UP = ['event-launch.0', 'fulfillment-launch.2', 'marketing-launch.1', 'launch.0'];

const MAX_MEAN_GRADE = 6;
const MAX_OVERLAP = 0.5;

const STOP_WORDS = new Set(
  `a an the and or of to in on at by for from with as is are do does be it its this that these those you your
  yourself i me my they them their what how why who where when which will would can could have has had not one
  each all any some before after into out up`.split(/\s+/),
);

/** R1: all topics in card order with the specified card, three questions each, all with a hint. */
export function checkComplete(topics: readonly Topic[]): Finding[] {
  const order = topics.map((topic) => topic.type).join(', ');
  const specified = TOPIC_BRIEFS.map((brief) => brief.type).join(', ');
  const findings = order === specified ? [] : toFindings('R1', 'catalog', [`order is ${order}`]);
  for (const topic of topics) {
    const brief = TOPIC_BRIEFS.find(({ type }) => type === topic.type);
    const problems = [
      ...(topic.title === brief?.title ? [] : [`title is ${topic.title}`]),
      ...(topic.description === brief?.description ? [] : [`description is ${topic.description}`]),
      ...(topic.questions.length === 3 ? [] : ['does not have exactly 3 questions']),
      ...topic.questions.flatMap(({ text, hint, example }, index) =>
        text.trim() && hint.trim() && example.trim() ? [] : [`question ${index} is blank`],
      ),
    ];
    findings.push(...toFindings('R1', topic.type, problems));
  }
  return findings;
}

export function meanGrade(topics: readonly Topic[]): number {
  const grades = slotsOf(topics).map(({ question }) => readingGrade(`${question.text} ${helpOf(question)}`));
  return grades.reduce((sum, grade) => sum + grade, 0) / grades.length;
}

/** R3, for all questions together. */
export function checkMeanGrade(topics: readonly Topic[]): Finding[] {
  const mean = meanGrade(topics);
  return mean <= MAX_MEAN_GRADE
    ? []
    : toFindings('R3', 'catalog', [`mean reading grade ${mean.toFixed(1)}, over ${MAX_MEAN_GRADE}`]);
}

function contentWords(text: string): Set<string> {
  return new Set(wordsOf(plainText(text).toLowerCase()).filter((word) => !STOP_WORDS.has(word)));
}

export function overlap(one: string, other: string): number {
  const left = contentWords(one);
  const right = contentWords(other);
  const shared = [...left].filter((word) => right.has(word)).length;
  const union = left.size + right.size - shared;
  return union === 0 ? 0 : shared / union;
}

/** R7, as far as a machine can decide it. */
export function checkRepeats(topics: readonly Topic[]): Finding[] {
  const slots = slotsOf(topics);
  const twins = slots.flatMap((slot, index) =>
    slots.slice(index + 1).flatMap((later) => {
      const share = overlap(slot.question.text, later.question.text);
      return share < MAX_OVERLAP
        ? []
        : toFindings('R7', later.id, [`repeats ${slot.id} (${share.toFixed(2)} of the words)`]);
    }),
  );
  const vague = slots
    .filter(({ id, question }) => FIRM_IT_UP.includes(id) && !/\b(?:now|final)\b/i.test(question.text))
    .flatMap(({ id }) => toFindings('R7', id, ['asks again without saying "now" or "final"']));
  return [...twins, ...vague];
}
