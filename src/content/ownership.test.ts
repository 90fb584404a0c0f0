import { describe, expect, it } from 'vitest';
import { BLUEPRINT_TYPES } from '#domain/blueprint/blueprint-types.ts';
import { CATALOG, TOPICS } from './catalog.ts';
import { OWNERSHIP } from './ownership.ts';

describe('the ownership of plans', () => {
  it('uses the cards’ names, and has each deliverable and each day once', () => {
    expect(BLUEPRINT_TYPES.map((type) => OWNERSHIP[type].plan)).toEqual(TOPICS.map(({ title }) => title));
    const things = BLUEPRINT_TYPES.map((type) => OWNERSHIP[type].owns);
    const days = BLUEPRINT_TYPES.flatMap((type) => OWNERSHIP[type].days ?? []);
    expect([new Set(things).size, new Set(days).size]).toEqual([things.length, days.length]);
  });

  it.each([
    [
      'event-launch',
      'This plan owns only what is left to prepare and reminders (days: countdown to the event). Refer to the rest and do not repeat it: agenda, flyer and sign-up page (Marketing Event), message calendar (Communications), welcome and event emails (Marketing Flows).',
    ],
    [
      'marketing-launch',
      'This plan owns only the weeks until sign-up closes (days: sends of those weeks). Refer to the rest and do not repeat it: message calendar (Communications), welcome and event emails (Marketing Flows), what is left to prepare and reminders (Event Launch).',
    ],
    [
      'onboarding',
      'This plan owns what follows payment (days: first 90 days). Refer to the rest and do not repeat it: calls, follow-ups and price talk (Sales Follow-Up), the twelve months (Coaching Plan), payment, access and test run (Fulfillment Launch).',
    ],
  ] as const)('reaches the prompt of %s', (type, rule) => {
    expect(CATALOG[type].prompts.small.specifics).toContain(`\n${rule}\n`);
    expect(CATALOG[type].prompts.large.specifics).toContain(`\n${rule}\n`);
  });

  it('is left out for the two first plans', () => {
    for (const type of ['identity', 'audience'] as const)
      expect(CATALOG[type].prompts.small.specifics).not.toContain('This plan owns');
  });
});
