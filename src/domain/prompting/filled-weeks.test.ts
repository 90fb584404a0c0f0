import { describe, expect, it } from 'vitest';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { blueprintsByType } from '#domain/blueprint/blueprints-by-type.ts';
import { promptRequest } from '#domain/testing/prompt-fixture.ts';
import { sampleBlueprint } from '#domain/testing/sample-blueprint.ts';
import { filledWeeks } from './filled-weeks.ts';
import { otherPlans } from './other-plans.ts';
import { buildPrompt } from './prompt.ts';
import { budgetForModel } from './prompt-budget.ts';

const TODAY = '2026-11-16';
const planOf = (type: BlueprintType, output: string) =>
  sampleBlueprint({ type, answers: ['a', 'b', 'c'], output });
const weeksOf = (...plans: ReturnType<typeof planOf>[]) =>
  filledWeeks(otherPlans(blueprintsByType(plans), 'launch', TODAY), TODAY).map(
    ({ week, minutes }) => `${week} ${minutes}`,
  );

const EVENT = planOf(
  'event',
  '## Checklist\n- [ ] By Saturday, February 27, 2027, print the sheets (45 min)\n- [ ] Call Luis (20 min)\nOn February 24 it takes (90 min). [ADD: PayPal link]\n',
);
const COURSE = planOf(
  'course',
  '| Week of February 22, 2027 | Record two songs (30 min) | Ana |\n- [ ] March 3, 2027: one hour of cards (1 hour)\n- [ ] November 3, 2026: old (3 hours)\n[ADD: the PayPal link] [ADD: name of the room]',
);

describe('the minutes that other plans ask for, by week', () => {
  it('adds up the tasks with a day and a time, from today on', () => {
    expect(weeksOf(EVENT, COURSE)).toEqual(['2027-02-22 75', '2027-03-01 60']);
    expect(weeksOf(EVENT)).toEqual(['2027-02-22 45']);
    expect(weeksOf(planOf('event', '- [ ] February 24, 2027: print (20 min)'))).toEqual([]);
  });

  it('counts a task once that two plans say alike, and none of the plan that is being written', () => {
    const again = planOf('event-launch', EVENT.content.aiOutput ?? '');
    const own = planOf('launch', EVENT.content.aiOutput ?? '');
    expect(weeksOf(EVENT, again, own, COURSE)).toEqual(['2027-02-22 75', '2027-03-01 60']);
  });

  it('counts tasks, and not the total at the end of a row', () => {
    const rollout = planOf('marketing-launch', '| February 22, 2027 | February 23 | None | 5 min; 3 h |');
    expect(weeksOf(rollout)).toEqual([]);
  });

  it('counts nothing that a helper does alone', () => {
    const helped = planOf(
      'event-launch',
      '| March 4, 2027 | Write name tags (50 min) | Friend |\n| March 4, 2027 | Test run (60 min) | You, friend |',
    );
    const [week] = filledWeeks(
      otherPlans(blueprintsByType([helped]), 'launch', TODAY),
      TODAY,
      'a friend (door)',
    );
    expect(week).toEqual({ week: '2027-03-01', minutes: 60 });
  });

  it('says how much room a week has left, where the hours are known', () => {
    const said = (value: string) =>
      buildPrompt(
        promptRequest('onboarding', {
          facts: [{ mark: 'hoursAWeek', name: 'Hours a week', value }],
          earlier: [EVENT, COURSE],
          budget: budgetForModel('gpt-5'),
        }),
      ).messages[0].content;
    expect(said('two')).toContain(
      'February 22, 2027: 75 of 120 minutes, room for 45\nWeek of Monday, March 1, 2027: 60 of 120 minutes, room for 60\n',
    );
    expect(said('one hour')).toContain(': 75 of 60 minutes, full\n');
    expect(said('it depends')).toContain(': 75 minutes\n');
  });

  it('stands in the prompt for a large window only, and so does the gaps of other plans', () => {
    const contentFor = (model: string) =>
      buildPrompt(promptRequest('onboarding', { earlier: [EVENT, COURSE], budget: budgetForModel(model) }))
        .messages[0].content;
    expect(contentFor('gpt-5')).toContain(
      '<filled-weeks>\nWeek of Monday, February 22, 2027: 75 minutes\nWeek of Monday, March 1, 2027: 60 minutes\n</filled-weeks>',
    );
    expect(contentFor('gpt-5')).toContain('<left-open>\nPayPal link\nname of the room\n</left-open>');
    expect(contentFor('gpt-4')).not.toContain('# Time already planned');
    expect(contentFor('gpt-4')).not.toContain('# Left open already');
  });
});
