import type { Question, Topic } from '#content/topic.ts';
import { type Finding, toFindings } from './finding.ts';
import { countSyllables, plainText, readingGrade, sentencesOf, wordsOf } from './reading-grade.ts';
import { FAITH, findBanned, findTerms, JARGON } from './word-lists.ts';

/** One of the 57 questions, by its answer's storage key: `identity.0`. */
export type Slot = { readonly id: string; readonly question: Question };

const FAITH_MAY_BE_NAMED_IN = [
  'identity.2',
  'purpose.2',
  'analysis.2',
  'brand.2',
  'ai.2',
  'coaching.2',
  'marketing-launch.1',
  'launch.0',
  'launch.2',
];

const NAMES_STAY_OUT_OF = [
  'identity.1',
  'audience.0',
  'audience.1',
  'analysis.0',
  'communications.2',
  'ai.0',
  'sales.1',
  'fulfillment-launch.2',
  'event-launch.0',
  'event-launch.2',
];

/** For the owner's own planning, as the hint says. */
const FOR_THE_OWNER_ALONE = ['purpose.1', 'launch.1'];

const MOST_HINT_WORDS = 50;

/** One question although it contains "what" twice: done and left to do are its two halves. */
const ASKS_FOR_BOTH_HALVES = ['event-launch.1'];

const QUESTION_WORDS = /\b(?:what|how|why|who|whom|whose|where|when|which)\b/gi;
const OPEN_START = /^(?:what|how|where|who|which|when|describe|tell)\b/i;
const IMPERATIVE_START = /^(?:describe|tell)\b/i;
const CLOSED_START = /^(?:do|does|did|is|are|was|were|can|could|will|would|should|have|has)\b/i;
const TRADITIONS =
  /\b(?:church|pastor|priest|rabbi|imam|ministry|bible|verse|sabbath|temple|mosque|synagogue|prayer partner|the world's|catholic|protestant|baptist|methodist|lutheran|evangelical|orthodox|mormon|muslim|islam|jewish|jew|hindu|buddhist|quran|koran|torah|gospel|psalms?|proverbs|genesis|isaiah|romans|corinthians)\b|\b\d{1,3}:\d{1,3}\b/i;

function when(broken: boolean, problem: string): string[] {
  return broken ? [problem] : [];
}

/** All texts under a question. */
export function helpOf({ hint, example }: Question): string {
  return `${hint} “${example}”`;
}

function checkLength({ question }: Slot): string[] {
  const { text, hint, example } = question;
  const help = helpOf(question);
  const questionWords = wordsOf(text).length;
  const hintWords = wordsOf(help).length;
  return [
    ...when(questionWords < 7 || questionWords > 20, `question has ${questionWords} words, not 7-20`),
    ...when(text.length > 130, `question has ${text.length} characters, over 130`),
    ...when(sentencesOf(text).length !== 1, 'question is not one sentence'),
    ...when(
      hintWords < 18 || hintWords > MOST_HINT_WORDS,
      `hint has ${hintWords} words, not 18-${MOST_HINT_WORDS}`,
    ),
    ...when(help.length > 280, `hint has ${help.length} characters, over 280`),
    ...when(wordsOf(example).length < 3 || /[“”]/.test(example), 'has no example of what Ana wrote'),
    ...when(/\bfor example\b/i.test(hint), 'hint announces the example, which has its own label'),
  ];
}

function checkGrade({ question }: Slot): string[] {
  const { text } = question;
  const grade = readingGrade(`${text} ${helpOf(question)}`);
  const longWords = wordsOf(text).filter((word) => countSyllables(word) >= 4);
  return [
    ...when(grade > 8, `reading grade ${grade.toFixed(1)}, over 8`),
    ...when(longWords.length > 2, `question has long words: ${longWords.join(', ')}`),
  ];
}

function checkOneIdea({ id, question: { text } }: Slot): string[] {
  const marks = text.match(/\?/g)?.length ?? 0;
  const isImperative = IMPERATIVE_START.test(text) && marks === 0;
  return [
    ...when(marks !== 1 && !isImperative, 'question is not exactly one question or one request'),
    ...when(
      (text.match(QUESTION_WORDS)?.length ?? 0) > 1 && !ASKS_FOR_BOTH_HALVES.includes(id),
      'question has more than one question word',
    ),
    ...when(/[;()]|and\/or/.test(text), 'question has ";", parentheses or "and/or"'),
    ...when(/\bth(?:is|ese|at) (?:problem|people|person)\b/i.test(text), 'question leans on another one'),
    ...when(
      /\band (?:what|how|why|who|where|when)\b/i.test(text) && !ASKS_FOR_BOTH_HALVES.includes(id),
      'question asks a second thing after "and"',
    ),
  ];
}

function checkOpen({ question: { text } }: Slot): string[] {
  return [
    ...when(CLOSED_START.test(text), 'question can be answered with yes or no'),
    ...when(!OPEN_START.test(text), 'question does not open with a question word, "describe" or "tell"'),
    ...when(/\b(?:if you could|imagine|would you)\b/i.test(text), 'question asks about an imagined case'),
  ];
}

function checkPlainWords({ question }: Slot): string[] {
  return findTerms(`${question.text} ${helpOf(question)}`, JARGON).map((term) => `jargon: ${term}`);
}

function checkFaith({ id, question }: Slot): string[] {
  const { text } = question;
  const help = helpOf(question);
  const named = findTerms(help, FAITH);
  const isOptional = /\b(?:if|may|only)\b/i.test(help);
  return [
    ...findTerms(text, FAITH).map((term) => `question names faith: ${term}`),
    ...when(named.length > 0 && !FAITH_MAY_BE_NAMED_IN.includes(id), `hint names faith: ${named.join(', ')}`),
    ...when(named.length > 0 && !isOptional, 'hint names faith without "if", "may" or "only"'),
    ...when(TRADITIONS.test(plainText(`${text} ${help}`)), 'names a tradition, a book or a verse'),
  ];
}

function checkPrivacy({ id, question: { hint } }: Slot): string[] {
  const plain = plainText(hint);
  const sparesNames = /\b(?:no|leave out)(?:\s+[\w'-]+){0,2}\s+names\b/i.test(plain);
  return [
    ...when(NAMES_STAY_OUT_OF.includes(id) && !sparesNames, 'hint does not say to leave out names'),
    ...when(
      FOR_THE_OWNER_ALONE.includes(id) && !/\bprivate part\b|\bout of anything clients read\b/i.test(plain),
      'hint does not say that it is private',
    ),
    ...when(
      id === 'fulfillment-launch.0' && !/\bno passwords\b/i.test(plain),
      'hint does not say no passwords',
    ),
  ];
}

function checkClaims({ question }: Slot): string[] {
  return findBanned(`${question.text} ${helpOf(question)}`).map((term) => `banned: ${term}`);
}

export const QUESTION_CHECKS = {
  R2: checkLength,
  R3: checkGrade,
  R4: checkOneIdea,
  R5: checkOpen,
  R6: checkPlainWords,
  R8: checkFaith,
  R9: checkPrivacy,
  R14: checkClaims,
} as const;

export type QuestionRule = keyof typeof QUESTION_CHECKS;

export function slotsOf(topics: readonly Topic[]): Slot[] {
  return topics.flatMap(({ type, questions }) =>
    questions.map((question, index) => ({ id: `${type}.${index}`, question })),
  );
}

export function checkSlot(rule: QuestionRule, slot: Slot): Finding[] {
  return toFindings(rule, slot.id, QUESTION_CHECKS[rule](slot));
}
