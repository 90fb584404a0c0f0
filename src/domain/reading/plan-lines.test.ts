import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPlan } from '#client/adapters/markdown/markdown-reader.ts';
import { checklistOf, tick } from '#domain/plan/checklist.ts';
import { recordedPlans } from '#domain/week/testing/date-figures.ts';
import { checklistLines, linesUnder, planLines } from './plan-lines.ts';

function boxesIn(text: string) {
  return planLines(text).flatMap(({ boxAt, isTicked }) =>
    boxAt === undefined ? [] : [{ at: boxAt, isTicked }],
  );
}

function boxesByParser(text: string) {
  return checklistOf(readPlan(text)).map(({ at, isTicked }) => ({ at, isTicked }));
}

describe('planLines', () => {
  it('finds every checklist item of the recorded plans exactly once, where the Markdown parser finds it', () => {
    const plans = recordedPlans();
    expect(plans.length).toBeGreaterThanOrEqual(25);
    for (const { name, text } of plans) {
      expect(boxesIn(text), name).toEqual(boxesByParser(text));
      expect(checklistLines(text), name).toEqual(planLines(text).filter(({ boxAt }) => boxAt !== undefined));
      expect(boxesIn(text).length, name).toBe(text.match(/^ *- \[[ xX]\] \S/gm)?.length ?? 0);
    }
  });

  it('reads the lines under a heading alone as it reads them among all others', () => {
    for (const { name, text } of recordedPlans())
      for (const heading of [/^key decisions/i, /^(?:risks|your next)/i, /^$/])
        expect(linesUnder(text, heading), name).toEqual(
          planLines(text).filter(({ section }) => heading.test(section)),
        );
    expect(
      linesUnder('## **Key** decisions\n\n**Goal:** sing\n\n## Next\n\nrest\n', /^key decisions/i),
    ).toMatchObject([{ section: 'Key decisions', label: 'Goal', words: 'sing' }]);
  });

  it.each([
    '- [ ] one\n  - [x] below it\n    1. [ ] and below that\n',
    '* [ ] star\n+ [X] plus\n3) [ ] number\n',
    '> - [ ] in a quote\n>   - [x] and below\n',
    '```\n- [ ] code\n```\n- [ ] not code\n',
    '    - [ ] four spaces are code\n',
    'Words before\n- [ ] and a list right behind\n',
    '- [ ] wrapped\n  over two lines\n\n  and a paragraph\n- [x] next\n',
    '- [] no box\n- [ ]\n- [y] no box\n-[ ] no list\n',
    '## Head\n- [ ] under it\n\n| a | b |\n|---|---|\n| - [ ] no | x |\n',
    'Say - [ ] this\n- [ ] and that\n',
    '**Bold**\n- [ ] a\n\n**Bold**:\n- [ ] b\n\n**Bold** \n- [ ] c\n\n**Bold** words\n- [ ] d\n',
    '## One\n**Bold** words\n- [ ] a\n### Small\n- [ ] b\n   ## Two\n- [ ] c\n##\n- [ ] d\n#No\n- [ ] e\n',
    '-  [ ]  wide\n12)   [x]   wider\n',
    'a\n~~~\n- [ ] code\n~~~\n   ```\n- [ ] code\n   ```\n- [ ] b\n',
    'a\n\n    -  [ ] code\n\n     - [ ] code\n',
    '\t\t\t\t- [ ] code\n',
    '## One\r\n- [ ] a\r\n- [x] b\r\n',
    '- a\n- [ ] b\n\n[ ] no item\n',
    'Say [ ] this\r\n- [ ] a\r\n',
    '| a | b |\n|---|---|\n| 1 | 2 |\n- [ ] call\n',
    'a | b\n- | -\n1 | [ ] 2\n> - [ ] c\n',
    '\t- [ ] code\n\n- [ ] b\n',
  ])('reads boxes as the Markdown parser does: %j', (text) => {
    expect(boxesIn(text)).toEqual(boxesByParser(text));
    expect(checklistLines(text)).toEqual(planLines(text).filter(({ boxAt }) => boxAt !== undefined));
  });

  it.each([
    ['- **Due**: Friday', 'Due', 'Friday'],
    ['- **Due:** Friday', 'Due', 'Friday'],
    ['- **Due** Friday', '', 'Due Friday'],
    ['- [ ] Call **Luis** ', '', 'Call Luis'],
    ['- Ask [Ana](https://ana.example) about ~~June~~ *May* ', '', 'Ask Ana about June May'],
    ['- Write \\*seven\\* words\\! ', '', 'Write *seven* words!'],
    ['-   Call Luis  ', '', 'Call Luis'],
  ])('reads %j as a person does', (text, label, words) => {
    expect(planLines(text)).toMatchObject([{ label, words }]);
  });

  it('never offers a box if its tick would change more than one character', () => {
    const item = fc.tuple(
      fc.constantFrom('', '  ', '    '),
      fc.constantFrom('- ', '* ', '1. '),
      fc.constantFrom('[ ] ', '[x] ', ''),
      fc.constantFrom('Call the library', '**Bold:** and more', '[ADD: a name]', 'März שלום 🎹'),
    );
    fc.assert(
      fc.property(fc.array(item, { minLength: 1, maxLength: 12 }), (items) => {
        const text = items.map((parts) => parts.join('')).join('\n');
        const document = readPlan(text);
        expect(checklistLines(text)).toEqual(planLines(text).filter(({ boxAt }) => boxAt !== undefined));
        for (const { at, isTicked } of boxesIn(text)) {
          expect(text.slice(at - 1, at + 2)).toMatch(/^\[[ x]\]$/);
          const there = tick(document, at, !isTicked).text;
          expect(tick({ ...document, text: there }, at, isTicked === true).text).toBe(text);
          expect([...there].filter((letter, index) => letter !== [...text][index])).toHaveLength(1);
        }
      }),
    );
  });

  it('cuts endless headings, and cells that no header stands above', () => {
    const long = `a${'b'.repeat(600)}`;
    const plan = `## ${long}\n### ${long}\nwords\n\n| ${long} | c |\n|---|---|\n| 1 | **2** | 3 |`;
    const [line, row] = planLines(plan);
    const cut = `a${'b'.repeat(499)}`;
    expect(line).toEqual({
      section: cut,
      under: cut,
      kind: 'text',
      at: plan.indexOf('words'),
      label: '',
      words: 'words',
      cells: [],
      header: [],
    });
    expect(row).toEqual({
      section: cut,
      under: cut,
      kind: 'row',
      at: plan.indexOf('| 1'),
      label: '',
      words: '1 | 2',
      cells: ['1', '2'],
      header: [cut, 'c'],
    });
  });

  it('knows the heading, the label and the cells of a line', () => {
    const [label, row, item] = planLines(
      '## Key decisions\n\n**Event date:** Saturday\n\n## Plan\n\n| Day | What |\n|---|---|\n| Mon | a \\| b |\n\n- **Friday:** rest',
    );
    expect(label).toMatchObject({
      section: 'Key decisions',
      kind: 'text',
      label: 'Event date',
      words: 'Saturday',
    });
    expect(row).toMatchObject({
      section: 'Plan',
      kind: 'row',
      header: ['Day', 'What'],
      cells: ['Mon', 'a | b'],
    });
    expect(item).toMatchObject({ kind: 'item', label: 'Friday', words: 'rest' });
  });
});
