import { describe, expect, it } from 'vitest';
import { readPlan } from '#client/adapters/markdown/markdown-reader.ts';
import { carryTicks } from './carry-ticks.ts';

const carry = (before: string, after: string) => carryTicks(readPlan(before), readPlan(after));

describe('ticks of a rewritten plan', () => {
  it('come back with items of the same words, wherever they stand', () => {
    const before = '- [x] Book the **library** room.\n- [ ] Print the flyer\n- [x] Call Luis\n';
    const after = '## First\n\n1. [ ] Call Luis\n2. [ ] Ask Maria\n\n- [ ] Book the library room\n';
    expect(carry(before, after)).toEqual({
      text: '## First\n\n1. [x] Call Luis\n2. [ ] Ask Maria\n\n- [x] Book the library room\n',
      count: 2,
    });
  });

  it('come back with items of nearly the same words', () => {
    const before = '- [x] Send the welcome email to all new clients\n';
    expect(carry(before, '- [ ] Send the welcome email to new clients\n').count).toBe(1);
    expect(carry(before, '- [ ] Send the first invoice to all clients\n').count).toBe(0);
  });

  it.each([
    ['Send message 1 to the list', 'Send message 2 to the list'],
    ['Post the reminder on Monday at noon', 'Post the reminder on Friday at noon'],
    ['Post the reminder on March 6 at noon', 'Post the reminder on April 6 at noon'],
  ])('are not given to another task: %s', (one, other) => {
    expect(carry(`- [x] ${one}`, `- [ ] ${other}`).count).toBe(0);
  });

  it('are given once: two similar items are not both done because one was', () => {
    expect(carry('- [x] Call\n', '- [ ] Call\n- [ ] Call\n').text).toBe('- [x] Call\n- [ ] Call\n');
  });

  it('are given to as many similar items as were done', () => {
    const open = '- [ ] Call\n- [ ] Call\n- [ ] Call\n';
    expect(carry('- [x] Call\n- [x] Call\n', open)).toEqual({
      text: '- [x] Call\n- [x] Call\n- [ ] Call\n',
      count: 2,
    });
  });

  it('of items with the same words go to the one that was done: by its heading, then by its order', () => {
    const plan = (...ticked: string[]) => {
      const box = (name: string) => (ticked.includes(name) ? '[x]' : '[ ]');
      return `## One\n\n- ${box('a')} Call\n- ${box('b')} Call\n\n## Two\n\n- ${box('c')} Call\n`;
    };
    expect(carry(plan('b'), plan()).text).toBe(plan('b'));
    expect(carry(plan('c'), plan()).text).toBe(plan('c'));
    expect(carry(plan('b', 'c'), plan()).text).toBe(plan('b', 'c'));
    const moved = '## Two\n\n- [ ] Call\n\n## One\n\n- [ ] Call\n';
    expect(carry(plan('b'), moved).text).toBe('## Two\n\n- [ ] Call\n\n## One\n\n- [x] Call\n');
    expect(carry(plan('c'), moved).text).toBe('## Two\n\n- [x] Call\n\n## One\n\n- [ ] Call\n');
    expect(carry(plan('b'), '## Other\n\n- [ ] Call\n').count).toBe(1);
  });

  it.each([
    [200, 200, 200],
    [221, 181, 181],
  ])('are looked for in nearly the same words: %i by %i', (done, open, count) => {
    const items = (box: string, length: number, words: string) =>
      Array.from({ length }, (_, at) => `- [${box}] Send letter ${at} to ${words} of the spring group`).join(
        '\n',
      );
    expect(carry(items('x', done, 'all the new people'), items(' ', open, 'all new people')).count).toBe(
      count,
    );
  });

  it('are looked for near where they stood, in a list of many that are nearly alike', () => {
    const word = (at: number) =>
      String.fromCharCode(97 + (at % 26), 97 + (Math.floor(at / 26) % 26), 97 + Math.floor(at / 676));
    const items = (box: string, words: string) =>
      Array.from(
        { length: 700 },
        (_, at) => `- [${box}] ${word(at)} ${word(at + 7)} calls ${word(at)}x ${words}`,
      ).join('\n');
    expect(carry(items('x', 'on'), items(' ', 'now')).count).toBe(700);
  });

  it('change nothing where nothing was ticked, and boxes without words stay open', () => {
    expect(carry('- [ ] a\n- [x] \n', '- [ ] a\n- [ ] \n')).toEqual({ text: '- [ ] a\n- [ ] \n', count: 0 });
  });

  it('of thousands of items are all found', () => {
    const items = (box: string) => Array.from({ length: 3_000 }, (_, at) => `- [${box}] item ${at} of many`);
    expect(carry(items('x').join('\n'), items(' ').join('\n')).count).toBe(3_000);
  });
});
