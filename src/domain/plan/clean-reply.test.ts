import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanReply, cleanWritten } from './clean-reply.ts';

const PLAN =
  '## Overview\n\nWe help late starters.\n\n## Next steps\n\n- [ ] Call Luis\n- [ ] Rest on Sunday';

describe('a reply from a chat assistant', () => {
  it.each([
    ['nothing but the plan', PLAN, []],
    [
      'a code block with a line before and after',
      `Sure! Here is your plan:\n\n\`\`\`markdown\n${PLAN}\n\`\`\`\n\nLet me know if you’d like changes!`,
      ['Sure! Here is your plan:', '```markdown', 'Let me know if you’d like changes!'],
    ],
    ['a code block that was cut off', `\`\`\`markdown\n${PLAN}`, ['```markdown']],
    ['a bare code block', `\`\`\`\n${PLAN}\n\`\`\``, ['```']],
    ['Windows line ends', `Sure!\r\n\r\n${PLAN.replaceAll('\n', '\r\n')}`, ['Sure!']],
    ['a greeting and a rule', `Of course, here it is.\n\n---\n\n${PLAN}`, ['Of course, here it is.']],
    [
      'an offer at the end, behind a rule',
      `${PLAN}\n\n---\n\nWould you like me to write the emails next?`,
      ['Would you like me to write the emails next?'],
    ],
    [
      'an offer, and what the page says below every chat',
      `${PLAN}\n\nLet me know what to change. I can also write a list.\n\nChatGPT can make mistakes. Check important info.`,
      [
        'Let me know what to change. I can also write a list.',
        'ChatGPT can make mistakes. Check important info.',
      ],
    ],
  ])('with %s gives the plan, and says what was left out', (_, reply, removed) => {
    expect(cleanReply(reply)).toEqual({ text: PLAN, removed });
  });

  it.each([
    ['no headings at all', 'Sure! Here is a thought.\n\nLet me know if you like it.'],
    ['a code block inside the plan', `${PLAN}\n\n\`\`\`\nName: Luis\n\`\`\``],
    ['a last sentence that takes no leave', `${PLAN}\n\nYou may begin with one call.`],
    ['a last sentence about mistakes', `${PLAN}\n\nAnyone can make mistakes.`],
    ['a last sentence to a Claude', `${PLAN}\n\nClaude, fear no mistakes in week one. Call me.`],
    ['a list before its first heading', `- Price: $290\n\n${PLAN}`],
    ['a long beginning', `${'We begin with a story. '.repeat(30)}\n\n${PLAN}`],
    ['an offer in the middle', `## Email\n\nLet me know if you can come.\n\n${PLAN}`],
  ])('with %s is left as it is', (_, reply) => {
    expect(cleanReply(reply)).toEqual({ text: reply, removed: [] });
  });

  it('with a message at its end loses no more than one line of it', () => {
    const message = 'I hope you can come.\n\nLet me know by Friday.';
    expect(cleanReply(`${PLAN}\n\n${message}`).removed).toEqual(['Let me know by Friday.']);
  });

  it('with its sections under smaller headings gets section headings', () => {
    const smaller = PLAN.replaceAll('## ', '### ').concat('\n\n#### Email · Friday\n\nHello.');
    expect(cleanReply(smaller)).toEqual({ text: `${PLAN}\n\n### Email · Friday\n\nHello.`, removed: [] });
    expect(cleanReply(`# Launch\n\n${smaller}`).text).toBe(
      `# Launch\n\n${PLAN}\n\n### Email · Friday\n\nHello.`,
    );
    expect(cleanWritten(smaller)).toBe(`${PLAN}\n\n### Email · Friday\n\nHello.`);
    for (const asWritten of [
      `${PLAN}\n\n### Email · a\n\nHi\n\n### Email · b\n\nHi`,
      '# Overview\n\nHi\n\n# Messages\n\n### Email · a\n\nHi\n\n### Email · b\n\nHi',
      '## a\n\n```\n### b\n### c\n```\n\n### d\n\n### e',
    ])
      expect(cleanReply(asWritten)).toEqual({ text: asWritten, removed: [] });
  });

  it('never loses a word: what is not in the text is among what was left out', () => {
    const line = fc.constantFrom(
      ...['Sure!', '', '```', '```markdown', '~~~', '---', '## Overview', '- item', 'Words.', 'Let me know.'],
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 14 }), (lines) => {
        const { text, removed } = cleanReply(lines.join('\n'));
        const words = (all: string) =>
          all.split(/[\s`~-]+/).filter((word) => word !== '' && word !== 'markdown');
        expect([...words(text), ...words(removed.join('\n'))].sort()).toEqual(words(lines.join('\n')).sort());
      }),
    );
  });
});

describe('a reply to our own prompt', () => {
  it.each([
    ['a code block', `\`\`\`markdown\n${PLAN}\n\`\`\``],
    ['talk around a code block', `Certainly!\n\n\`\`\`\n${PLAN}\n\`\`\`\n\nLet me know what you think.`],
    ['a greeting', `Here’s your plan, Ruth:\n\n${PLAN}`],
  ])('comes without %s', (_, reply) => {
    expect(cleanWritten(reply)).toBe(PLAN);
  });

  it.each([
    ['nothing to remove', PLAN],
    ['words of its own above the first heading', `Ruth, this is your year.\n\n${PLAN}`],
  ])('stays as it is with %s', (_, reply) => {
    expect(cleanWritten(reply)).toBe(reply);
  });
});
