import { describe, expect, it } from 'vitest';
import { CATALOG, TOPICS } from '#content/catalog.ts';
import { budgetForModel } from '#domain/prompting/prompt-budget.ts';
import { assemblePrompt } from './assemble-prompt.ts';
import { MARISOL, MARISOL_KEY_DECISIONS } from './fixtures.ts';
import { checkSize, largestPrompt } from './size-check.ts';

describe('the size of what is sent', () => {
  it('fits the smallest window for every topic with a full chain and long answers', () => {
    expect(TOPICS.flatMap(checkSize)).toEqual([]);
  });

  it('is measured with the whole chain: marketing-launch carries 14 earlier plans of 420 characters', () => {
    const first = largestPrompt({ ...CATALOG['marketing-launch'], type: 'identity' });
    const fourteenth = largestPrompt(CATALOG['marketing-launch']);
    expect(fourteenth - first).toBeGreaterThan(14 * 420);
  });

  it('finds a prompt that has outgrown the window', () => {
    const topic = CATALOG['marketing-launch'];
    const prompt = { ...topic.prompt, voice: topic.prompt.voice.repeat(4) };
    expect(checkSize({ ...topic, prompt })).toEqual([
      expect.objectContaining({ rule: 'R15a', where: 'marketing-launch' }),
    ]);
  });

  it('drops nothing of what Marisol has decided, even for the smallest model', () => {
    const answers = MARISOL.answers['event-launch'] ?? {};
    const budget = budgetForModel('gpt-4');
    const built = assemblePrompt(CATALOG['event-launch'], answers, MARISOL_KEY_DECISIONS, budget);
    expect(budget.characters).toBe(15_900);
    expect(built.dropped).toEqual([]);
    expect(built.included.map(({ type, how }) => `${type} ${how}`)).toEqual([
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
