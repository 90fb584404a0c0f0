import { describe, expect, it } from 'vitest';
import { CATALOG } from '#content/catalog.ts';
import { BLUEPRINT_TYPES } from '#domain/blueprint/blueprint-types.ts';
import { sharedTexts } from '#domain/plan/shared-text.ts';
import { personaNames, readPersona } from '#scripts/example/persona.ts';
import { readReply, SETS } from '#scripts/example/recording-files.ts';

/** Lines of the shared book that contain this person's private words. */
function privateLines(plans: readonly string[], privately: readonly string[]): string[] {
  return sharedTexts(plans, false)
    .flatMap((plan) => plan.split('\n'))
    .filter((line) => privately.some((words) => line.toLowerCase().includes(words.toLowerCase())));
}

describe('the shared book', () => {
  it('of no recorded person contains their private words', () => {
    const books = personaNames()
      .flatMap((persona) =>
        SETS.map((set) => ({
          persona,
          set,
          plans: BLUEPRINT_TYPES.flatMap((topic) => readReply({ persona, set, topic }) ?? []),
        })),
      )
      .filter(({ set, plans }) => set !== 'before' && plans.length > 0);
    expect(books.length).toBeGreaterThanOrEqual(3);
    for (const { persona, plans } of books) {
      const { privately = [] } = readPersona(persona).settled ?? {};
      expect(privately.length).toBeGreaterThan(2);
      expect(privateLines(plans, privately)).toEqual([]);
    }
  });

  it('is really searched: a planted line is found, and the same line with its label is not', () => {
    const plan = (label: string) =>
      `## Key decisions\n**${label}:** leave out the divorce\n## Colors\nGreen.`;
    expect(privateLines([plan('Words')], ['divorce'])).toEqual(['**Words:** leave out the divorce']);
    expect(privateLines([plan('Not to be mentioned (owner only)')], ['divorce'])).toEqual([]);
  });

  it('has a label for everything private that the prompts ask for', () => {
    const labels = BLUEPRINT_TYPES.flatMap((type) =>
      CATALOG[type].keyDecisions
        .filter((label) => label.includes('(owner only)'))
        .map((label) => `${type}: ${label}`),
    );
    expect(labels).toEqual([
      'purpose: Working week and 12-month focus (owner only)',
      'brand: Not to be mentioned (owner only)',
      'marketing-launch: Goal (owner only)',
      'launch: Goal (owner only)',
    ]);
    const sections = BLUEPRINT_TYPES.flatMap((type) =>
      CATALOG[type].deliverables
        .filter(({ ownerOnly }) => ownerOnly)
        .map(({ heading }) => `${type}: ${heading}`),
    );
    expect(sections).toEqual([
      'purpose: Twelve-month focus',
      'purpose: The arithmetic',
      'marketing-launch: Numbers to track',
      'marketing-launch: How many conversations',
      'launch: Numbers to watch',
      'launch: Risks and responses',
      'launch: If fewer sign up',
      'launch: What to skip',
    ]);
  });
});
