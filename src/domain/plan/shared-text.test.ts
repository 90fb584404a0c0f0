import { expect, it } from 'vitest';
import { sharedTexts } from './shared-text.ts';

const sharedText = (plan: string, isPrivateIn: boolean) => sharedTexts([plan], isPrivateIn)[0];

const PLAN =
  '## Goal\n\n**Goal (owner only):** $2,400 a month\n\nRefunds: [ADD: refund terms]. Write to [ADD: contact].';

it('prints a gap as a blank and leaves out private parts', () => {
  expect(sharedText(PLAN, false)).toBe(
    '## Goal\n\n\nRefunds: ____________ (refund terms). Write to ____________ (contact).',
  );
});

it('leaves out a question to the owner about a private amount', () => {
  const plan = `${PLAN}\n\n## Still to confirm\n- Is the $2,400 before or after taxes?\n- Whose room is it?`;
  expect(sharedText(plan, false)).toMatch(/## Still to confirm\n- Whose room is it\?$/);
  expect(sharedText(plan, true)).toContain('Is the $2,400 before or after taxes?');
});

it('leaves out a question of another plan about what must not be mentioned, or about a private amount', () => {
  const brand =
    '## Key decisions\n**Not to be mentioned (owner only):** leaving the old church; the son’s story';
  const stories = (line: string) => `## Stories\nThe church hall, and a story.\n## Still to confirm\n${line}`;
  const shared = (line: string) => sharedTexts([brand, PLAN, stories(line)], false)[2];
  for (const line of [
    "- Is it part of your son's story?",
    '- Nothing about your old church is in it.',
    '- Does the story fit the 2,400 a month?',
  ])
    expect(shared(line)).toBe('## Stories\nThe church hall, and a story.\n## Still to confirm');
  expect(shared('- Is the church hall free?')).toContain('Is the church hall free?');
});

it('keeps the private lines when asked to, and a plan without either as it is', () => {
  expect(sharedText(PLAN, true)).toContain('$2,400 a month');
  expect(sharedText('## Goal\n\nTen places.', false)).toBe('## Goal\n\nTen places.');
});

it('leaves out the income of an earlier launch, also where the AI forgot the mark', () => {
  const plan = [
    'Last time you earned $2,400, so plan for that.',
    'The income was 2,400 dollars.',
    'The price is $290.',
    '## Still to confirm',
    '- Is the $2,400 before or after taxes?',
    '- Whose room is it?',
  ].join('\n');
  expect(sharedTexts([plan], false, ['$2,400'])[0]).toBe(
    'The price is $290.\n## Still to confirm\n- Whose room is it?',
  );
  expect(sharedTexts(['Room for 2,400 people.'], false, ['$2,400'])[0]).toBe('Room for 2,400 people.');
  expect(sharedTexts([plan], true, ['$2,400'])[0]).toBe(plan);
  expect(sharedTexts([plan], false)[0]).toBe(plan);
});
