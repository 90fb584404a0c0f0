import { describe, expect, it } from 'vitest';
import { blueprintsByType } from '#domain/blueprint/blueprints-by-type.ts';
import { promptRequest } from '#domain/testing/prompt-fixture.ts';
import { sampleBlueprint } from '#domain/testing/sample-blueprint.ts';
import { otherPlans } from './other-plans.ts';
import { buildPrompt } from './prompt.ts';
import { budgetForModel } from './prompt-budget.ts';
import { recommendedIn } from './recommended.ts';

const TODAY = '2026-11-16';
const ASKED =
  'I would move an email to Tuesday, March 16, 2027. That is still two in March. Decide by Tuesday, February 9, 2027.';
const OVERVIEW = `## Overview\n\nThere is one email while sign-up is open. ${ASKED} This plan keeps the dates.\n\nThe rest.\n`;

const planOf = (output: string) =>
  sampleBlueprint({ type: 'communications', answers: ['a', 'b', 'c'], output });
const wordsIn = (output: string, today = TODAY) =>
  recommendedIn(otherPlans(blueprintsByType([planOf(output)]), 'launch', today), today).map(
    ({ words }) => words,
  );

describe('what other plans recommend', () => {
  it.each([
    ['the change, and the day to decide by', OVERVIEW, [ASKED]],
    [
      'both in one sentence',
      `## Overview\n\n${'A long way before it. '.repeat(12)}\n\n${'Long. '.repeat(45)}Borrow three more, and decide by February 12, 2027. Last.`,
      ['Long. Long. Borrow three more, and decide by February 12, 2027.'],
    ],
    [
      'the advice that a paragraph begins with',
      `## Overview\n\nI'd close on Friday, as you first said. Sunday brings questions. ${'You rest on Sundays. '.repeat(12)}Decide by January 20, 2027.`,
      ["I'd close on Friday, as you first said. You rest on Sundays. Decide by January 20, 2027."],
    ],
    [
      'nothing that is only this plan’s first task',
      '## Overview\n\nSell one thing.\n\nFirst task: by Monday, November 30, 2026, read it aloud and decide how long the early price lasts.',
      [],
    ],
    ['nothing without a day', '## Overview\n\nMove the email. Decide soon.', []],
    ['nothing further down', `## Overview\n\nA plan.\n\n## Notes\n\n${ASKED}`, []],
    [
      'nothing without an end',
      `## Overview\n\nMove it, ${'and on '.repeat(60)}, decide by March 1, 2027.`,
      [],
    ],
  ])('reads %s', (_, output, words) => {
    expect(wordsIn(output)).toEqual(words);
  });

  it('leaves out past deadlines, and the recommendation of the plan that is being rewritten', () => {
    expect(wordsIn(OVERVIEW, '2027-02-09')).toEqual([ASKED]);
    expect(wordsIn(OVERVIEW, '2027-02-10')).toEqual([]);
    const own = otherPlans(blueprintsByType([planOf(OVERVIEW)]), 'communications', TODAY);
    expect(recommendedIn(own, TODAY)).toEqual([]);
  });

  it('stands in the prompt of every later plan, between tags, and gives way before an answer is cut', () => {
    const request = promptRequest('onboarding', { earlier: [planOf(OVERVIEW)] });
    const { messages, tokens } = buildPrompt(request);
    expect(messages[0].content).toContain(
      [
        '# Recommended already',
        'Other plans ask the owner these already. Ask none of them again, and give none of them another day. Unless something else stands in the way, recommend how to make the most of this plan, with nothing more to decide.',
        '<recommended-changes>',
        `Title of communications: ${ASKED}`,
        '</recommended-changes>',
      ].join('\n'),
    );
    const budget = { ...budgetForModel('gpt-4'), inputTokens: tokens - 20 };
    const tight = buildPrompt({ ...request, budget });
    expect(tight.messages[0].content).not.toContain('# Recommended already');
    expect(tight.leftOut.filter(({ what }) => what !== 'key-decisions')).toEqual([]);
  });
});
