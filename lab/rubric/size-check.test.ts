import { describe, expect, it } from 'vitest';
import { CATALOG, TOPICS } from '#content/catalog.ts';
import { budgetForModel } from '#domain/prompting/prompt-budget.ts';
import { assemblePrompt } from './assemble-prompt.ts';
import { MARISOL, MARISOL_KEY_DECISIONS } from './fixtures.ts';
import { checkSize, fullestPrompt } from './size-check.ts';

describe('the size of a prompt', () => {
  it('fits the smallest window for every topic, with all facts and every earlier answer in it', () => {
    expect(TOPICS.flatMap(checkSize)).toEqual([]);
  });

  it('is measured with the whole chain: marketing-launch carries 14 earlier topics', () => {
    expect(fullestPrompt(CATALOG['marketing-launch']).included).toHaveLength(14);
    expect(fullestPrompt(CATALOG['marketing-launch']).facts).toHaveLength(25);
  });

  it('finds a prompt that has outgrown the window', () => {
    const topic = CATALOG['marketing-launch'];
    const small = { ...topic.prompts.small, voice: topic.prompts.small.voice.repeat(6) };
    expect(checkSize({ ...topic, prompts: { ...topic.prompts, small } })).toContainEqual(
      expect.objectContaining({ rule: 'R15a', where: 'marketing-launch' }),
    );
  });

  it('drops none of Marisol’s decisions, even for the smallest model', () => {
    const answers = MARISOL.answers['event-launch'] ?? {};
    const earlier = Object.fromEntries(
      Object.entries(MARISOL_KEY_DECISIONS).map(([type, decisions]) => [type, { decisions }]),
    );
    const built = assemblePrompt(CATALOG['event-launch'], {
      answers,
      earlier,
      budget: budgetForModel('gpt-4'),
    });
    expect(built.leftOut).toEqual([]);
    expect(built.included.map(({ type, parts }) => `${type} ${parts.join()}`)).toEqual([
      'identity key-decisions',
      'audience key-decisions',
      'purpose key-decisions',
      'analysis key-decisions',
      'solutions key-decisions',
      'fulfillment key-decisions',
    ]);
    expect(built.messages[0].content).toContain('Faith level: open');
    expect(built.messages[1].content).toContain('I think we cap it at 30 so the pairs work.');
  });
});
