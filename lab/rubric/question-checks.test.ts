import { describe, expect, it } from 'vitest';
import { TOPICS } from '#content/catalog.ts';
import { checkSlot, QUESTION_CHECKS, type QuestionRule, type Slot, slotsOf } from './question-checks.ts';

const rules = Object.keys(QUESTION_CHECKS) as QuestionRule[];

const GOOD_TEXT = 'What do people already come to you for help with?';
const GOOD_HINT = 'Start with your name, then a few facts. None yet is fine.';
const GOOD_EXAMPLE = 'I have taught for 14 years, mostly grown-ups.';
const addToHint = (words: string) => `${GOOD_HINT} ${words}`;

function slot(change: { id?: string; text?: string; hint?: string; example?: string }): Slot {
  const { id = 'identity.0', text = GOOD_TEXT, hint = GOOD_HINT, example = GOOD_EXAMPLE } = change;
  return { id, question: { text, hint, example } };
}

const problemsOf = (rule: QuestionRule, planted: Slot) =>
  checkSlot(rule, planted).map(({ problem }) => problem);

describe('the 57 questions and hints', () => {
  it('are 57', () => {
    expect(slotsOf(TOPICS)).toHaveLength(57);
  });

  it.each(rules)('keep rule %s', (rule) => {
    expect(slotsOf(TOPICS).flatMap((real) => checkSlot(rule, real))).toEqual([]);
  });
});

describe('each rule finds a planted fault', () => {
  it.each(rules)('and rule %s passes a good question', (rule) => {
    expect(problemsOf(rule, slot({}))).toEqual([]);
  });

  const planted: readonly [QuestionRule, string, Parameters<typeof slot>[0]][] = [
    ['R2', 'question has 3 words, not 7-20', { text: 'What is it?' }],
    ['R2', 'question is not one sentence', { text: 'Tell me about your work. Tell me about your day.' }],
    ['R2', 'hint has 9 words, not 18-50', { hint: 'Anything.' }],
    ['R2', 'has no example of what Ana wrote', { example: '' }],
    ['R2', 'has no example of what Ana wrote', { example: '“I have taught for years.”' }],
    [
      'R2',
      'hint announces the example, which has its own label',
      { hint: addToHint('For example, Ana wrote:') },
    ],
    ['R2', 'hint has 51 words, not 18-50', { hint: 'go '.repeat(43) }],
    [
      'R4',
      'question has more than one question word',
      { text: 'What do you teach people when they are new?' },
    ],
    [
      'R4',
      'question asks a second thing after "and"',
      { text: 'Where do you meet people and how do you help?' },
    ],
    [
      'R4',
      'question has ";", parentheses or "and/or"',
      { text: 'What do you sell (or give) to the people?' },
    ],
    [
      'R4',
      'question is not exactly one question or one request',
      { text: 'What do you do? Really, all of it?' },
    ],
    [
      'R4',
      'question leans on another one',
      { text: 'What would a day be like, once this problem is solved?' },
    ],
    ['R5', 'question can be answered with yes or no', { text: 'Do you have a price in mind for this?' }],
    ['R5', 'question asks about an imagined case', { text: 'What would you do with all the money?' }],
    [
      'R5',
      'question does not open with a question word, "describe" or "tell"',
      { text: 'Your name, please, and role.' },
    ],
    ['R6', 'jargon: lead magnet', { hint: addToHint('Name your lead magnet.') }],
    ['R6', 'jargon: pain point', { text: 'What pain points do your people have today?' }],
    [
      'R8',
      'question names faith: church',
      { id: 'analysis.2', text: 'What do people at your church come to you for?' },
    ],
    ['R8', 'hint names faith: prayer', { hint: addToHint('A prayer, if you like.') }],
    [
      'R8',
      'hint names faith without "if", "may" or "only"',
      { id: 'launch.2', hint: 'Name your prayer partner.' },
    ],
    ['R8', 'names a tradition, a book or a verse', { id: 'identity.2', hint: 'You may name a psalm.' }],
    ['R8', 'names a tradition, a book or a verse', { id: 'identity.2', hint: 'If you like, 43:19.' }],
    ['R8', 'names a tradition, a book or a verse', { id: 'coaching.2', hint: 'You may name a pastor.' }],
    [
      'R8',
      'names a tradition, a book or a verse',
      { id: 'launch.1', hint: 'Your own measure, not the world’s.' },
    ],
    ['R9', 'hint does not say to leave out names', { id: 'sales.1' }],
    ['R9', 'hint does not say to leave out names', { id: 'audience.1' }],
    ['R9', 'hint does not say that it is private', { id: 'launch.1' }],
    ['R9', 'hint does not say no passwords', { id: 'fulfillment-launch.0' }],
    ['R14', 'banned: guaranteed', { hint: addToHint('Success is guaranteed.') }],
  ];

  it.each(planted)('%s: %s', (rule, problem, change) => {
    expect(problemsOf(rule, slot(change))).toContain(problem);
  });

  it('R3: a text that is hard to read', () => {
    const hard = slot({
      text: 'What transformational organizational methodologies characterize your professionalism?',
      hint: addToHint('Articulate organizational differentiation comprehensively.'),
    });
    expect(problemsOf('R3', hard)).toEqual([
      expect.stringMatching(/^reading grade \d+\.\d, over 8$/),
      'question has long words: transformational, organizational, methodologies, characterize, professionalism',
    ]);
  });

  it('R14: lets an honest denial pass', () => {
    expect(problemsOf('R14', slot({ hint: addToHint('A job is not guaranteed.') }))).toEqual([]);
  });
});
