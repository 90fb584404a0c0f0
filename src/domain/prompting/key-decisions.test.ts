import { describe, expect, it } from 'vitest';
import { extractKeyDecisions as extract } from './key-decisions.ts';

const extractKeyDecisions = (output: string) => extract(output, 600);

const BLOCK = '**Offer name:** Head Up Again\n**Places:** 12, two of them free\n**Price:** $1,200';
const TIDY = 'Offer name: Head Up Again\nPlaces: 12, two of them free\nPrice: $1,200';

const plan = (heading: string) =>
  `## Overview\nYou said you help moms.\n\n${heading}\n${BLOCK}\n\n## Offer summary\nTwelve weeks together.`;

describe('extractKeyDecisions', () => {
  it.each([
    '## Key decisions',
    'KEY DECISIONS',
    '### Key Decisions:',
    '# key decision',
    '**Key decisions**',
    '**Key Decisions:**',
    '2. Key decisions',
    '## 2. Key decisions ##',
    '##Key decisions',
    '  key   decisions :',
  ])('finds the block under %j', (heading) => {
    expect(extractKeyDecisions(plan(heading))).toEqual({ text: TIDY, how: 'key-decisions' });
  });

  it('finds a block that was moved to the end', () => {
    const moved = `## Overview\nWords.\n\n## Offer summary\nMore.\n\n## Key decisions\n${BLOCK}`;
    expect(extractKeyDecisions(moved)).toEqual({ text: TIDY, how: 'key-decisions' });
  });

  it.each([
    ['a heading in capitals', 'OFFER SUMMARY'],
    ['a bold heading', '**Offer summary**'],
    ['a deeper heading', '#### Offer summary'],
  ])('ends the block at %s', (_, next) => {
    const output = `KEY DECISIONS\n${BLOCK}\n${next}\nNot part of it.`;
    expect(extractKeyDecisions(output).text).toBe(TIDY);
  });

  it('does not take a label in capitals for a heading', () => {
    const output = '## Key decisions\nFAITH LEVEL: OPEN\n**Tone words:**\nwarm\n- NO CALLS\n## Next';
    expect(extractKeyDecisions(output).text).toBe('FAITH LEVEL: OPEN\nTone words:\nwarm\n- NO CALLS');
  });

  it('reads plain labels, bullets, rules and windows line breaks', () => {
    const output = '## Key decisions\r\n---\r\n- Mission: help moms\r\n\r\nVision: two groups\r\n## Next\r\n';
    expect(extractKeyDecisions(output).text).toBe('- Mission: help moms\nVision: two groups');
  });

  it('goes on to the next heading of that name when the first has nothing under it', () => {
    const output = `## Key decisions\n\n## Overview\nWords.\n\n## Key decisions\n${BLOCK}`;
    expect(extractKeyDecisions(output).text).toBe(TIDY);
  });

  it('recognizes the block by its labels when its heading was deleted', () => {
    expect(extractKeyDecisions(plan(''))).toEqual({ text: TIDY, how: 'key-decisions' });
    expect(extractKeyDecisions(`${BLOCK}\n\n## Overview\nWords.`).text).toBe(TIDY);
  });

  it('does not mistake the labels of a later section for the block', () => {
    const output = `## Overview\nYou help moms.\n\n## Story arc\n${BLOCK}`;
    expect(extractKeyDecisions(output)).toEqual({
      text: 'You help moms.\nOffer name: Head Up Again\nPlaces: 12, two of them free\nPrice: $1,200',
      how: 'excerpt',
    });
  });

  it('takes the first sentences, as many as its tier allows, when the block was deleted', () => {
    const sentence = 'This is one sentence of the overview, and it has sixty letters. ';
    const { text, how } = extractKeyDecisions(`## Overview\n${sentence.repeat(20)}`);
    expect(how).toBe('excerpt');
    expect(text).toBe(sentence.repeat(9).trim());
    expect(text.length).toBeLessThanOrEqual(600);
    expect(extract(`## Overview\n${sentence.repeat(20)}`, 900).text).toBe(sentence.repeat(14).trim());
  });

  it('keeps a block that runs over by one label and cuts a runaway one at a line', () => {
    const line = `**Label:** ${'word '.repeat(10).trim()}`;
    const twelve = extractKeyDecisions(`## Key decisions\n${Array(12).fill(line).join('\n')}`).text;
    expect(twelve.split('\n')).toHaveLength(12);
    const many = extractKeyDecisions(`## Key decisions\n${Array(200).fill(line).join('\n')}`).text;
    expect(many.length).toBeLessThanOrEqual(902);
    expect(many.endsWith('word\n…')).toBe(true);
  });

  it('gives nothing for nothing, and something for headings only', () => {
    expect(extractKeyDecisions('')).toEqual({ text: '', how: 'excerpt' });
    expect(extractKeyDecisions('## Overview')).toEqual({ text: '## Overview', how: 'excerpt' });
  });

  it('reads a hundred thousand capitals without hanging', () => {
    expect(extractKeyDecisions('A'.repeat(100_000)).text).toHaveLength(600);
  });

  it.each([
    ['a sub-heading', '### Price\n**Price:** $290'],
    ['a bold line', '**In short**\n**Price:** $290'],
    ['a line in capitals', 'IN SHORT\n**Price:** $290'],
    ['a heading in a quote', '> ## Price\n**Price:** $290'],
    ['a heading in a list', '- terms\n  ## Price\n**Price:** $290'],
  ])('is not ended by %s inside the block', (_, inside) => {
    const output = `## Key decisions\n**Name:** Ana\n${inside}\n\n## Offer summary\nNot part of it.`;
    const { text } = extractKeyDecisions(output);
    expect(text).toContain('Price: $290');
    expect(text).not.toContain('Not part of it.');
  });

  it('keeps the open conflicts of a runaway block', () => {
    const line = `**Label:** ${'word '.repeat(10).trim()}\n`;
    const { text } = extractKeyDecisions(
      `## Key decisions\n${line.repeat(40)}**Open conflicts:** $290 or $280`,
    );
    expect(text).toMatch(/\nOpen conflicts: \$290 or \$280\n…$/);
  });
});
