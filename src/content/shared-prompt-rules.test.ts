import { describe, expect, it } from 'vitest';
import { composePrompt, type PromptSource } from './shared-prompt-rules.ts';
import type { Deliverable } from './topic.ts';

const source: PromptSource = {
  role: 'a calm planner',
  keyDecisions: ['Who', 'Faith level (open / quiet / not stated)'],
  deliverables: [],
  words: [700, 950],
  voiceNote: 'Be brief.',
  insteads: ['No slogans. Say it plainly.'],
  hasEarlierPlans: true,
};

function lineFor(deliverable: Deliverable): string | undefined {
  const { tasks } = composePrompt({ ...source, deliverables: [deliverable] });
  return tasks.split('\n').find((line) => line.startsWith('- '));
}

describe('composePrompt', () => {
  it.each<[Deliverable, string]>([
    [
      { heading: 'Bio', form: 'prose', count: [45, 60], ask: 'third person' },
      '- Bio: 45-60 words, third person.',
    ],
    [{ heading: 'Promise', form: 'prose', count: [0, 20], ask: '' }, '- Promise: 20 words or fewer.'],
    [
      { heading: 'Story', form: 'lines', count: [2, 2], ask: 'Before, After' },
      '- Story: exactly 2 lines: Before, After.',
    ],
    [{ heading: 'Proof', form: 'rows', count: [3, 5], ask: 'what | why' }, '- Proof: 3-5 rows: what | why.'],
    [
      { heading: 'Year', form: 'table', count: [12, 12], ask: 'month' },
      '- Year: exactly 12 table rows: month.',
    ],
    [{ heading: 'Next', form: 'numbered', count: [3, 3], ask: 'steps' }, '- Next: exactly 3 numbered steps.'],
    [
      { heading: 'Daily', form: 'checklist', count: [5, 5], ask: 'then 1 rest rule' },
      '- Daily: exactly 5 checklist items, then 1 rest rule.',
    ],
  ])('says what %o needs', (deliverable, line) => {
    expect(lineFor(deliverable)).toBe(line);
  });

  it('numbers the steps and leaves out earlier plans where there are none', () => {
    const stepsOf = (hasEarlierPlans: boolean) =>
      composePrompt({ ...source, hasEarlierPlans }).tasks.match(/^\d\. \w+ \S+/gm);
    expect(stepsOf(true)).toEqual([
      '1. Read the',
      '2. Read "Previous',
      '3. Write "##',
      '4. Write "##',
      '5. Write these',
      '6. End with',
    ]);
    expect(stepsOf(false)).toEqual([
      '1. Read the',
      '2. Write "##',
      '3. Write "##',
      '4. Write these',
      '5. End with',
    ]);
  });

  it("puts the topic's own words into their parts", () => {
    const prompt = composePrompt(source);
    expect(prompt.identity).toMatch(/^You are a calm planner\. You serve faith-minded coaches/);
    expect(prompt.tasks).toContain('Labels: Who; Faith level (open / quiet / not stated).');
    expect(prompt.voice).toMatch(/\nBe brief\.$/);
    expect(prompt.specifics).toContain('\nLength: 700-950 words. ');
    expect(prompt.specifics).toMatch(/\nNo slogans\. Say it plainly\.$/);
  });
});
