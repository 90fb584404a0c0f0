import { describe, expect, it } from 'vitest';
import { KIT_FORMS } from '#content/kit/kit-forms.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { piecesIn } from './pieces-in.ts';

const read = (topic: BlueprintType, text: string) =>
  piecesIn({ topic, text, since: '2026-11-16' }, KIT_FORMS);

describe('prompts under headings', () => {
  const prompts = (...lines: string[]) =>
    read('ai', ['## AI helpers', ...lines].join('\n')).map(({ label, body }) => `${label}: ${body}`);
  const PROMPT = '### Prompt for an assistant';

  it('are named by the card before them, card by card', () => {
    const cards = ['A', 'B', 'C'].flatMap((name) => [
      `**NAME:** *${name}*`,
      `${PROMPT} · x`,
      `Do ${name}`,
      `${PROMPT} · y`,
      `Do more ${name}`,
    ]);
    expect(prompts(...cards)).toEqual([
      'A: Do A',
      'A: Do more A',
      'B: Do B',
      'B: Do more B',
      'C: Do C',
      'C: Do more C',
    ]);
  });

  it('are named by the card before them, also after a heading that ends a prompt', () => {
    const first = ['**Name:** A', `${PROMPT} · x`, 'Do A', '**Name:** B', `${PROMPT} · x`, 'Do B'];
    expect(prompts(...first, '### Other', '**Name:** C', `${PROMPT} · x`, 'Do C')).toEqual([
      'A: Do A',
      'B: Do B',
      'C: Do C',
    ]);
  });

  it('have the name of their heading before the first card', () => {
    expect(prompts(`${PROMPT} · x`, 'Do it', '**Name:** A')).toEqual(['x: Do it']);
  });

  it.each(['Name', 'JOB', 'What you give it', 'Human check'])('end at "%s"', (label) => {
    expect(prompts(`${PROMPT} · x`, 'Do it', `**${label}:** y`, 'z')).toEqual(['x: Do it']);
  });

  it.each(['Job list', 'Your job'])('do not end at "%s"', (label) => {
    expect(prompts(`${PROMPT} · x`, 'Do it', `**${label}:** y`)).toEqual([`x: Do it\n**${label}:** y`]);
  });

  it('in another section keep such lines', () => {
    const plan = `## Emails in full\n**Name:** A\n${PROMPT} · x\nDo it\n**Job:** y`;
    expect(read('marketing', plan)).toMatchObject([{ label: 'x', body: 'Do it\n**Job:** y' }]);
  });
});

it.each(['Referral line', 'Kind referral line', 'Kind referral', 'A kind line'])(
  'what is said to somebody whom it does not fit is a script, under "%s"',
  (label) => {
    const plan = `## Fit check\n- **Good fit if:** you lead\n\n**${label}:** "I am not the one for this, but she may be."`;
    expect(read('sales', plan)).toMatchObject([{ label, channel: 'script' }]);
  },
);
