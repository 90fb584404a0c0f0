import { describe, expect, it } from 'vitest';
import { composePrompt, type PromptSource } from './compose-prompt.ts';
import type { Deliverable } from './topic.ts';

const source: PromptSource = {
  role: 'a calm planner',
  keyDecisions: ['Who', 'Faith level (open / quiet / not stated)'],
  deliverables: [],
  words: { small: [700, 950], large: [1_100, 1_900] },
  voiceNote: 'Be brief.',
  insteads: ['No slogans. Say it plainly.'],
  hasEarlierPlans: true,
  schedulesMessages: false,
  ownership: [],
};

function lineFor(deliverable: Deliverable): string | undefined {
  const { tasks } = composePrompt({ ...source, deliverables: [deliverable] }, 'small');
  return tasks.split('\n').find((line) => line.startsWith('- '));
}

describe('composePrompt', () => {
  it.each<[Deliverable, string]>([
    [
      { heading: 'Bio', form: 'prose', count: [45, 60], ask: 'third person' },
      '- Bio: 45-60 words, third person.',
    ],
    [
      { heading: 'Promise', form: 'prose', count: [0, 20], ask: '1 sentence' },
      '- Promise: 20 words or fewer, 1 sentence.',
    ],
    [
      { heading: 'Numbers', form: 'rows', count: [3, 5], ask: 'number | target', ownerOnly: true },
      '- Numbers: 3-5 rows: number | target. First line "*Owner only*".',
    ],
    [
      { heading: 'Story', form: 'lines', count: [2, 2], ask: 'Before, After' },
      '- Story: 2 lines: Before, After.',
    ],
    [{ heading: 'Proof', form: 'rows', count: [3, 5], ask: 'what | why' }, '- Proof: 3-5 rows: what | why.'],
    [{ heading: 'Year', form: 'table', count: [12, 12], ask: 'month' }, '- Year: 12 table rows: month.'],
    [{ heading: 'Next', form: 'numbered', count: [3, 3], ask: 'steps' }, '- Next: 3 numbered steps.'],
    [
      { heading: 'Daily', form: 'checklist', count: [5, 5], ask: 'then 1 rest rule' },
      '- Daily: 5 checklist items, then 1 rest rule.',
    ],
  ])('says what %o needs', (deliverable, line) => {
    expect(lineFor(deliverable)).toBe(line);
  });

  it('numbers the steps and leaves out earlier plans where there are none', () => {
    const stepsOf = (hasEarlierPlans: boolean) =>
      composePrompt({ ...source, hasEarlierPlans }, 'small').tasks.match(/^\d\. \w+ \S+/gm);
    expect(stepsOf(true)).toEqual([
      '1. Read the',
      '2. Read "Confirmed',
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
    const prompt = composePrompt(source, 'small');
    expect(prompt.identity).toMatch(/^You are a calm planner\. You serve faith-minded coaches/);
    expect(prompt.tasks).toContain('Labels: Who; Faith level (open / quiet / not stated).');
    expect(prompt.voice).toMatch(/\nBe brief\.$/);
    expect(prompt.specifics).toContain(
      "\nLength: 700-950 words, shorter where the owner's limits ask for less.",
    );
    expect(prompt.specifics).toMatch(/\nNo slogans\. Say it plainly\.$/);
  });

  it('asks larger models for more, and leaves their sections out for others', () => {
    const deliverables: Deliverable[] = [
      { heading: 'Calls', form: 'rows', count: [2, 4], ask: 'one', large: { count: [4, 8], ask: 'all' } },
      { heading: 'Page', form: 'drafts', count: [1, 1], ask: 'in full', onlyIn: 'large' },
    ];
    const linesFor = (tier: 'small' | 'large') =>
      composePrompt({ ...source, deliverables }, tier).tasks.match(/^- .*/gm);
    expect(linesFor('small')).toEqual(['- Calls: 2-4 rows: one.']);
    expect(linesFor('large')).toEqual(['- Calls: 4-8 rows: all.', '- Page: 1 draft, in full.']);
    expect(composePrompt(source, 'large').specifics).toContain('Length: 1100-1900 words, ');
    expect(composePrompt(source, 'small').tasks).toContain('600 characters at most');
    expect(composePrompt(source, 'large').tasks).toContain('900 characters at most');
  });

  it('gives the format of messages only to plans with drafts', () => {
    const page: Deliverable = { heading: 'Offer page', form: 'drafts', count: [1, 1], ask: 'in full' };
    const email: Deliverable = { heading: 'Sample', form: 'prose', count: [90, 120], ask: 'the first Email' };
    const bio: Deliverable = { heading: 'Bio', form: 'prose', count: [45, 60], ask: 'third person' };
    const specificsFor = (deliverable: Deliverable) =>
      composePrompt({ ...source, deliverables: [deliverable] }, 'small').specifics;
    const form =
      'Every message over 15 words is a draft: "### Email · Friday, March 26, 2027 · to the list", "**Subject:**", "**Preview:**", then the text until the next heading. Without subject and preview: ### Text, Post, Page, Script, Note by hand, Prompt for an assistant.';
    expect(specificsFor(page)).toContain(form);
    expect(specificsFor(email)).toContain(form);
    expect(specificsFor(bio)).not.toContain('### Email');
  });

  it('leaves a section for small windows out of the large prompt', () => {
    const deliverables: Deliverable[] = [
      { heading: 'Sample', form: 'prose', count: [90, 120], ask: 'one', onlyIn: 'small' },
    ];
    expect(composePrompt({ ...source, deliverables }, 'small').tasks).toContain('- Sample: ');
    expect(composePrompt({ ...source, deliverables }, 'large').tasks).not.toContain('- Sample: ');
  });

  it('gives the shared message budget only to topics that schedule messages', () => {
    const rule = /All plans share one message budget/;
    expect(composePrompt({ ...source, schedulesMessages: true }, 'small').specifics).toMatch(rule);
    expect(composePrompt(source, 'small').specifics).not.toMatch(rule);
  });
});
