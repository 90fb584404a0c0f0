import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DECISION_TABLES } from '#content/decisions/decision-tables.ts';
import { replaceAll } from '#domain/checks/replace-value.ts';
import { sampleBlueprint } from '#domain/testing/sample-blueprint.ts';
import { keyOf, type Matter } from './decision.ts';
import { changesIn, type Settling, standing, withEntries } from './rewrite-plans.ts';
import { settledMatters, withoutSettled } from './settled-text.ts';
import { shakenSums } from './shaken-sums.ts';

const PLAN = `## Key decisions

**Places:** Ten

**Open conflicts:** Places: ten or eight; used: eight. Keyboards: three or five; used: three.

## Still to confirm

- Places: eight or ten, and what a ninth person hears.
- **Refunds:** choose one.
  Ask a lawyer first.
- Refunds, leaving early, and how long recordings stay.
- Ask Luis.`;

const only =
  (...keys: string[]) =>
  (matter: Matter) =>
    keys.includes(keyOf(matter));
const without = (plan: string, ...keys: string[]) => withoutSettled(plan, only(...keys), DECISION_TABLES);

describe('a plan without the questions that are settled', () => {
  it('loses the entry and the bullets about that fact, and no other word', () => {
    expect(without(PLAN, 'places')).toBe(
      PLAN.replace('Places: ten or eight; used: eight. ', '').replace(
        '- Places: eight or ten, and what a ninth person hears.\n',
        '',
      ),
    );
  });

  it('loses a bullet with its second line, and keeps one that asks for several things', () => {
    expect(without(PLAN, 'refundTerms')).toBe(
      PLAN.replace('- **Refunds:** choose one.\n  Ask a lawyer first.\n', ''),
    );
  });

  it('leaves no line and no heading without content', () => {
    const plan =
      '## A\n\nWords.\n\n**Open conflicts:** Places: ten or eight; used: eight.\n\n## Still to confirm\n\n- Places: eight or ten?\n\n## B\n\nMore.';
    expect(without(plan, 'places')).toBe('## A\n\nWords.\n\n## B\n\nMore.');
  });

  it('keeps a heading that had nothing below it, and a list under another heading', () => {
    const plan =
      '## Still to confirm\n\n## B\n\n- Places: ten\n\n## Still to confirm\n\n- Places: eight?\n- Ask Luis.';
    expect(without(plan, 'places')).toBe(
      '## Still to confirm\n\n## B\n\n- Places: ten\n\n## Still to confirm\n\n- Ask Luis.',
    );
  });

  it('loses the last bullet of a plan, with lines that go on, and no empty line that belongs to others', () => {
    expect(without('## Still to confirm\n\n- Ask Luis.\n- Places: eight?', 'places')).toBe(
      '## Still to confirm\n\n- Ask Luis.\n',
    );
    expect(
      without('## Still to confirm\n\n- Ask Luis.\n- Places: eight?\n  or ten?\n  or more?', 'places'),
    ).toBe('## Still to confirm\n\n- Ask Luis.\n');
    expect(without('Words.\n**Open conflicts:** Places: ten or eight; used: eight.\n\nMore.', 'places')).toBe(
      'Words.\n\nMore.',
    );
    expect(without('Words.\n\n**Open conflicts:** Places: ten or eight; used: eight.\nMore.', 'places')).toBe(
      'Words.\n\nMore.',
    );
  });

  it('loses an entry with the spaces behind it', () => {
    const line = (words: string) => `**Open conflicts:** ${words}Keyboards: three or five; used: three.`;
    expect(without(line('Places: ten or eight; used: eight.   '), 'places')).toBe(line(''));
    const last = 'Keyboards: three or five; used: three. Places: ten or eight; used: eight.';
    expect(without(`**Open conflicts:** ${last}\n   More words.`, 'places')).toBe(
      '**Open conflicts:** Keyboards: three or five; used: three. \n   More words.',
    );
  });

  it('is the same where nothing is settled, byte for byte', () => {
    expect(without(PLAN)).toBe(PLAN);
    fc.assert(
      fc.property(fc.string(), (text) => withoutSettled(text, () => false, DECISION_TABLES) === text),
    );
  });

  it('only ever loses words, in every recorded plan', () => {
    const folder = 'recordings/ana/small';
    const plans = readdirSync(folder).filter((name) => name.endsWith('.reply.md'));
    expect(plans).toHaveLength(19);
    for (const name of plans) {
      const plan = readFileSync(`${folder}/${name}`, 'utf8');
      const left = without(plan, 'places', 'offerPrice', 'doorsClose', 'refundTerms');
      const lines = new Set(plan.split('\n'));
      const changed = left.split('\n').filter((line) => !lines.has(line));
      expect(changed.every((line) => line.startsWith('**Open conflicts:**'))).toBe(true);
      expect(left).not.toMatch(/Open conflicts:.*(?:Doors|Places): /);
    }
  });
});

it('settled is what is confirmed and nobody has to decide about', () => {
  const sheet = {
    facts: { places: 'Ten', offerPrice: '$290' },
    own: [{ name: 'The Keyboards', value: 'Three' }],
  };
  const open = [{ key: 'offerPrice' }] as unknown as Parameters<typeof settledMatters>[1];
  const isSettled = settledMatters(sheet, open);
  const matters: Matter[] = [
    { fact: 'places' },
    { fact: 'offerPrice' },
    { fact: 'timeZone' },
    { own: 'keyboards' },
    { own: 'Chairs' },
  ];
  expect(matters.map((matter) => isSettled(matter))).toEqual([true, false, false, true, false]);
  expect(matters.map((matter) => settledMatters(null, [])(matter))).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});

const settling = (more: Partial<Settling>): Settling => ({
  matter: { fact: 'offerPrice' },
  value: '$290',
  others: ['$280'],
  terms: undefined,
  today: '2026-11-16',
  cues: DECISION_TABLES.cues,
  fills: () => false,
  ...more,
});
const written = (output: string) => sampleBlueprint({ type: 'sales', output });
const rewritten = (output: string, more: Partial<Settling> = {}) => {
  const [change] = changesIn([written(output)], settling(more));
  return replaceAll(output, change?.replacements ?? []);
};

describe('plans that follow a choice', () => {
  it('say the new price, and leave what is still open alone', () => {
    expect(rewritten('Send the link for the $280.\n\n**Open conflicts:** Price: $280 or $290.')).toBe(
      'Send the link for the $290.\n\n**Open conflicts:** Price: $280 or $290.',
    );
  });

  it('leave a sentence alone that compares both values', () => {
    const plan = 'Check that the link asks for $290, not $280. Then send the $280 link.';
    expect(rewritten(plan)).toBe('Check that the link asks for $290, not $280. Then send the $290 link.');
  });

  it('count spots only where spots are meant', () => {
    const places = { matter: { fact: 'places' }, value: 'Eight', others: ['Ten'] } as const;
    expect(
      rewritten('**Places:** Ten, because of the calls.\n\nTen weeks. Keep the ten-place limit.', places),
    ).toBe('**Places:** Eight, because of the calls.\n\nTen weeks. Keep the eight-place limit.');
  });

  it('have their gaps filled with the same click', () => {
    const refund = {
      matter: { fact: 'refundTerms' },
      value: 'in full until *week* two',
      others: [],
    } as const;
    expect(
      rewritten('Money back: [ADD: refund terms].', { ...refund, fills: (need) => /refund/.test(need) }),
    ).toBe('Money back: in full until \\*week\\* two.');
  });

  it.each([
    ['eventDate', 'No event', 'We meet on March 6, 2027. [ADD: event date]'],
    ['eventName', 'No event', 'Come to [ADD: event name].'],
    ['doorsOpen', 'Always open', 'Sign-up opens March 6, 2027.'],
  ] as const)('are left alone where there is none: %s, %s', (fact, value, plan) => {
    const none = { matter: { fact }, value, others: ['March 6, 2027'], fills: () => true };
    expect(rewritten(plan, none)).toBe(plan);
  });

  it('are named only where something would change, with everything in the order of the plan', () => {
    expect(changesIn([written('Nothing about money.')], settling({}))).toEqual([]);
    const plan = 'Send the $280 link. It costs [ADD: price]. Bring [ADD: a song].';
    const filling = settling({ fills: (need) => need === 'price' });
    const [change] = changesIn([written(plan)], filling);
    expect(change?.replacements.map(({ words, next }) => [words, next])).toEqual([
      ['$280', '$290'],
      ['[ADD: price]', '$290'],
    ]);
    const first = 'It costs [ADD: price]. Send the $280 link.';
    expect(replaceAll(first, changesIn([written(first)], filling)[0]?.replacements ?? [])).toBe(
      'It costs $290. Send the $290 link.',
    );
  });

  it('keep a price that is said in other words, names that stand anywhere, and matters that are no fact', () => {
    expect(rewritten('Pay 290 dollars.', { others: ['290 dollars', '$280'] })).toBe('Pay 290 dollars.');
    const name = { matter: { fact: 'businessName' }, value: 'Piano Late', others: ['Late Start'] } as const;
    const entry = { title: 'Late Start opens', date: '2027-03-12', description: 'Late Start' };
    const blueprint = written('Late Start is a name.');
    const dated = { ...blueprint, content: { ...blueprint.content, timeline: [entry] } };
    expect(changesIn([dated], settling(name))).toEqual([]);
    expect(changesIn([dated], settling({ ...name, matter: { own: 'Name' } }))).toEqual([]);
  });

  it('and dates change together', () => {
    const blueprint = written('Send the $280 link.');
    const entry = { title: 'Ask for $280', date: '2027-03-12', description: 'All of the $280.' };
    const dated = { ...blueprint, content: { ...blueprint.content, timeline: [entry] } };
    const [change] = changesIn([dated], settling({}));
    expect(change?.replacements).toHaveLength(1);
    expect(change?.entries).toEqual([
      { from: entry, to: { title: 'Ask for $290', date: '2027-03-12', description: 'All of the $290.' } },
    ]);
  });

  it.each(['$& and $x', "$` $' $$", '\\$280', '.*', '(a+)+$', '[ADD: x]', '</script>', '__proto__'])(
    'take %s as words, in the chosen value and in the ones that it was chosen over',
    (hostile) => {
      const plan = `Send the $280 link. It costs [ADD: price]. ${hostile} stays.`;
      const filled = rewritten(plan, {
        value: hostile,
        others: ['$280', hostile],
        fills: (need) => need === 'price',
      });
      expect(filled.startsWith(`Send the ${hostile.includes('$280') ? '$280' : hostile} link.`)).toBe(true);
      expect(filled.endsWith('stays.')).toBe(true);
      expect(filled).not.toContain('[ADD: price]');
    },
  );

  it('bring the dates in This week: those about the day move, others on it stay', () => {
    const blueprint = written('No day here.');
    const timeline = [
      { title: 'Sign-up closes', date: '2027-03-12', description: '' },
      { title: 'Call the library', date: '2027-03-12', description: '' },
      { title: 'Post: closes March 12', date: '2027-03-10', description: '' },
    ];
    const dated = { ...blueprint, content: { ...blueprint.content, timeline } };
    const close = settling({
      matter: { fact: 'doorsClose' },
      value: 'Wednesday, March 17, 2027',
      others: ['Friday, March 12'],
    });
    const [change] = changesIn([dated], close);
    expect(withEntries(timeline, change?.entries ?? [])).toEqual([
      { title: 'Sign-up closes', date: '2027-03-17', description: '' },
      { title: 'Call the library', date: '2027-03-12', description: '' },
      { title: 'Post: closes March 17', date: '2027-03-10', description: '' },
    ]);
  });

  it('leave the words of an entry that follows a line of the plan: its marks are known by them', () => {
    const blueprint = written('Words.\n\n- [ ] Post on March 10, 2027: closes March 12\n- [ ] Rest');
    const entry = { title: 'Post: closes March 12', date: '2027-03-10', description: '' };
    const dated = { ...blueprint, content: { ...blueprint.content, timeline: [entry] } };
    const close = settling({
      matter: { fact: 'doorsClose' },
      value: 'Wednesday, March 17, 2027',
      others: ['Friday, March 12'],
    });
    const [change] = changesIn([dated], close);
    expect(change?.replacements).toHaveLength(1);
    expect(change?.entries).toEqual([]);
  });

  it('name sentences whose sums may no longer add up', () => {
    const plan =
      'Two payments come to $300, so this way costs $10 more. The songbook is $35. Pay $290, or two payments of $150.';
    const changed = { fact: 'offerPrice', old: '$290', next: '$350', terms: 'two payments of $150' } as const;
    expect(shakenSums(plan, changed)).toEqual([
      'Two payments come to $300, so this way costs $10 more.',
      'Pay $290, or two payments of $150.',
    ]);
    expect(shakenSums(plan, { ...changed, next: '290 dollars' })).toEqual([]);
  });

  it('that were changed after the preview keep what somebody typed', () => {
    const seen = written('The price is $280. Send the $280 link.');
    const [change] = changesIn([seen], settling({}));
    const now = written('NEW WORDS. The price is $280 today. Send the $280 link.');
    const places = change ? standing(now, change, settling({})) : [];
    expect(replaceAll(now.content.aiOutput ?? '', places)).toBe(
      'NEW WORDS. The price is $280 today. Send the $290 link.',
    );
  });

  it('never change a word outside of the value, whatever stands around it', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('the $280 link', 'a $28 book', '2800', 'words', '**$280**', '\n\n')),
        (parts) => {
          const plan = parts.join(' ');
          expect(rewritten(plan)).toBe(plan.replace(/\$280(?!\d)/g, '$290'));
        },
      ),
    );
  });
});
