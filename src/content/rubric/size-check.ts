import type { Topic } from '#content/topic.ts';
import { BLUEPRINT_TYPES } from '#domain/blueprint/blueprint-types.ts';
import { assemblePrompt } from './assemble-prompt.ts';
import { type Finding, toFindings } from './finding.ts';
import { TOPIC_BRIEFS } from './topic-briefs.ts';

// 8,192 tokens less 4,000 for the plan, at 3.8 characters each: what the smallest supported window leaves.
const SMALL_WINDOW_CHARACTERS = 15_900;
const ENTRY_CHARACTERS = 420;
const QUESTIONS_AND_ANSWERS = 4_200;

function filler(length: number): string {
  return 'Label: words and more words, '.repeat(Math.ceil(length / 29)).slice(0, length);
}

function fullDecisions() {
  return Object.fromEntries(
    BLUEPRINT_TYPES.map((type) => {
      const title = TOPIC_BRIEFS.find((brief) => brief.type === type)?.title ?? type;
      return [type, filler(ENTRY_CHARACTERS - `### ${title}\n`.length).replace(/.$/, '.')];
    }),
  );
}

/** Characters of both messages with a full chain and long answers. */
export function largestPrompt(topic: Topic): number {
  const questions = topic.questions.reduce((sum, { text }) => sum + text.length, 0);
  const answer = filler(Math.ceil((QUESTIONS_AND_ANSWERS - questions) / 3)).replace(/.$/, '.');
  const answers = { '0': answer, '1': answer, '2': answer };
  const unlimited = { characters: Number.MAX_SAFE_INTEGER, wholeOutputs: false };
  return assemblePrompt(topic, answers, fullDecisions(), unlimited).characters;
}

/** R15a: the largest prompt of a topic still leaves the smallest window room for the plan. */
export function checkSize(topic: Topic): Finding[] {
  const characters = largestPrompt(topic);
  return characters <= SMALL_WINDOW_CHARACTERS
    ? []
    : toFindings('R15a', topic.type, [`sends ${characters} characters, over ${SMALL_WINDOW_CHARACTERS}`]);
}
