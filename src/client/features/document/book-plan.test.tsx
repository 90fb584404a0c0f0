import { act, cleanup, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { CARD } from '#client/saving/testing/begun-workspace.ts';
import { SimulatedDevice } from '#client/saving/testing/simulated-deps.ts';
import { createWorkspace, type Workspace } from '#client/saving/workspace.ts';
import { roundsOf } from '#harness/rounds.ts';
import { BookPlan } from './book-plan.tsx';
import { fetchParts } from './testing/shown-document.tsx';

beforeAll(fetchParts);
// jsdom doesn't have it, since it renders nothing.
document.elementFromPoint = () => null;
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect = () => new DOMRect();

const PLAN = `## Overview

First of __theirs__.

Mine.

- [ ] Call Luis
- [ ] Mine too
* [x] Print it

| Day | What |
|---|---|
| Monday | Mine also |
| Tuesday | Rest |

Last of theirs.

## Dates

Rest here.
`;

/** Places to type, the text already there, and the start of a new line there. */
const PLACES = [
  { words: 'Mine.', hasLines: true, isList: false },
  { words: 'Mine too', hasLines: true, isList: true },
  { words: 'Mine also', hasLines: false, isList: false },
] as const;

/** Words that the other device changes, none of them at the typing place. */
const ANCHORS = [
  'Overview',
  'First',
  'of __theirs__',
  'Luis',
  'Print',
  'Monday',
  'Tuesday',
  'Rest',
  'Last',
  'here',
];
const PARAGRAPHS = ['First', 'Last', 'Rest here'];

type Key = { do: 'letter'; letter: string } | { do: 'Enter' } | { do: 'Backspace' };
type Remote =
  | { do: 'word'; at: number[] }
  | { do: 'paragraph'; at: number }
  | { do: 'remove' }
  | { do: 'tick'; box: number };
type Move = Key | Remote | { do: 'save' } | { do: 'look' };

const KEY: fc.Arbitrary<Key> = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...'qjz').map((letter) => ({ do: 'letter' as const, letter })) },
  { weight: 4, arbitrary: fc.constant({ do: 'letter' as const, letter: ' ' }) },
  { weight: 1, arbitrary: fc.constant({ do: 'Enter' as const }) },
  { weight: 2, arbitrary: fc.constant({ do: 'Backspace' as const }) },
);
const REMOTE: fc.Arbitrary<Remote> = fc.oneof(
  fc.record({
    do: fc.constant('word' as const),
    at: fc.uniqueArray(fc.nat(ANCHORS.length - 1), { minLength: 1, maxLength: 3 }),
  }),
  fc.record({ do: fc.constant('paragraph' as const), at: fc.nat(PARAGRAPHS.length - 1) }),
  fc.constant({ do: 'remove' as const }),
  fc.record({ do: fc.constant('tick' as const), box: fc.nat(2) }),
);
const MOVES: fc.Arbitrary<Move[]> = fc.array(
  fc.oneof(
    { weight: 10, arbitrary: KEY },
    { weight: 4, arbitrary: REMOTE },
    { weight: 2, arbitrary: fc.constant({ do: 'save' as const }) },
    { weight: 2, arbitrary: fc.constant({ do: 'look' as const }) },
  ),
  { minLength: 5, maxLength: 40 },
);

it('keeps every keystroke in order and in place, and every change of another device whole', async () => {
  await fc.assert(
    fc.asyncProperty(MOVES, fc.constantFrom(...PLACES), fc.boolean(), async (moves, place, isTab) => {
      const pair = await openPair(isTab);
      try {
        await pair.enter(place.words);
        for (const move of moves) await pair.run(move, place);
        await pair.settle();
        pair.check(place.words);
        await pair.undoAll();
        pair.check(place.words);
      } finally {
        pair.close();
      }
    }),
    { numRuns: roundsOf('EDITED_PLANS', { usual: 15, full: 500 }) },
  );
});

async function openPair(isTab: boolean) {
  const device = new SimulatedDevice();
  const { clock, server } = device;
  const own = createWorkspace(device.tab());
  const id = own.actions.openTopic('identity', CARD);
  own.actions.editOutput(id, PLAN);
  await clock.pass(3_000);
  const other = createWorkspace((isTab ? device : new SimulatedDevice(server, clock)).tab());
  await clock.pass(100);
  const planOf = ({ store }: Workspace) => store.getState().blueprints[id]?.content.aiOutput ?? '';
  const services = { api: { keepVersion: async () => undefined } };
  render(<BookPlan keeper={{ workspace: own, services }} id={id} begin={{ block: 1 }} bar={null} />);
  const editor = await screen.findByRole('textbox', { name: 'Edit “Overview”' });
  let typed = '';
  let words: string[] = [];
  let count = 0;

  function change(edit: (plan: string) => string): void {
    other.actions.editOutput(id, edit(planOf(other)));
  }
  const fresh = () => {
    count += 1;
    words.push(`r${count}r`);
    return `r${count}r`;
  };
  const look = async () => {
    own.actions.reload();
    other.actions.reload();
    await act(() => clock.pass(50));
  };
  return {
    async enter(at: string) {
      const [text] = textNodesIn(editor).filter(({ data }) => data === at);
      document.getSelection()?.collapse(text ?? null, at.length);
      document.dispatchEvent(new Event('selectionchange'));
    },
    async run(move: Move, { hasLines, isList }: (typeof PLACES)[number]) {
      switch (move.do) {
        case 'letter':
          typed += move.letter;
          return write(move.letter);
        case 'Enter':
          if (!hasLines || /(^|\n)\s*$/.test(typed)) return;
          typed += '\n';
          return press(editor, 'Enter', 13);
        case 'Backspace':
          if (typed === '' || (isList && typed.endsWith('\n'))) return;
          typed = typed.slice(0, -1);
          if (!press(editor, 'Backspace', 8)) await erase();
          return;
        case 'word':
          return change((plan) =>
            move.at.reduce((text, index) => {
              const anchor = ANCHORS[index] ?? '';
              return text.replace(anchor, () => `${anchor} ${fresh()}`);
            }, plan),
          );
        case 'paragraph': {
          const begin = PARAGRAPHS[move.at] ?? '';
          return change((plan) => plan.replace(begin, () => `New ${fresh()} one.\n\n${begin}`));
        }
        case 'remove': {
          const [word] = words.filter((each) => planOf(other).includes(` ${each}`));
          if (!word) return;
          words = words.filter((each) => each !== word);
          return change((plan) => plan.replace(` ${word}`, ''));
        }
        case 'tick':
          return change((plan) => {
            let box = -1;
            return plan.replace(/\[([ x])\]/g, (mark) => {
              box += 1;
              return box !== move.box ? mark : mark === '[x]' ? '[ ]' : '[x]';
            });
          });
        case 'save':
          return act(() => clock.pass(400));
        case 'look':
          return look();
      }
    },
    async settle() {
      for (let time = 0; time < 4; time += 1) {
        await act(() => clock.pass(3_000));
        await look();
      }
    },
    /** And a few more times: nothing may come back. */
    async undoAll() {
      for (let [more, all] = [3, 0]; more > 0 && all < 60; all += 1) {
        if (!/[qjz]/.test(planOf(own))) more -= 1;
        const field = document.activeElement ?? document.body;
        await act(async () => void press(field, 'z', 90, true));
      }
      typed = '';
      await this.settle();
    },
    check(at: string) {
      const plan = planOf(own);
      expect(own.store.getState().conflicts).toEqual([]);
      expect(planOf(other)).toBe(plan);
      expect(server.live('ann')[0]?.content.aiOutput).toBe(plan);
      const mine = plan
        .split('\n')
        .map((line) =>
          /(Mine\S*(?: too| also)?)?[qjz ]*[qjz][qjz ]*/.exec(line.replace(/^.*\[.\]/, ''))?.[0].trim(),
        )
        .filter((line) => line !== undefined);
      const expected = (at + typed)
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => /[qjz]/.test(line));
      expect(mine).toEqual(expected);
      for (const word of words) expect(plan.split(word)).toHaveLength(2);
      expect(plan.match(/r\d+r/g) ?? []).toHaveLength(words.length);
      for (const line of ['__theirs__', '* [', '|---|---|', '## Dates\n\n']) expect(plan).toContain(line);
      const shown = textNodesIn(document.body)
        .map(({ data }) => data)
        .join('\n');
      const [section = ''] = plan.split('## Dates');
      for (const word of words) if (section.includes(word)) expect(shown).toContain(word);
    },
    close() {
      cleanup();
      own.close();
      other.close();
    },
  };
}

function textNodesIn(element: Element): Text[] {
  const nodes: Text[] = [];
  const walk = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) nodes.push(walk.currentNode as Text);
  return nodes;
}

/** True if the editor handled it. */
function press(editor: Element, key: string, keyCode: number, ctrlKey = false): boolean {
  const event = new KeyboardEvent('keydown', { key, keyCode, ctrlKey, bubbles: true, cancelable: true });
  editor.dispatchEvent(event);
  return event.defaultPrevented;
}

function caret(): { node: Node; offset: number } {
  const { anchorNode: node, anchorOffset: offset } = document.getSelection() ?? {};
  if (!node || offset === undefined) throw new Error('The caret is nowhere.');
  const before = node instanceof Text ? null : node.childNodes[offset - 1];
  return before instanceof Text ? { node: before, offset: before.length } : { node, offset };
}

/** Like a browser: inserts the character into the page and puts the caret after it. */
async function write(letter: string): Promise<void> {
  const { node, offset } = caret();
  const text = node instanceof Text ? node : document.createTextNode('');
  if (text !== node) node.insertBefore(text, node.childNodes[offset] ?? null);
  const at = text === node ? offset : 0;
  text.insertData(at, letter);
  document.getSelection()?.collapse(text, at + 1);
  await Promise.resolve();
}

async function erase(): Promise<void> {
  const { node, offset } = caret();
  if (!(node instanceof Text)) throw new Error('There is nothing before the caret.');
  node.deleteData(offset - 1, 1);
  const line = node.parentElement;
  if (line?.textContent === '') {
    line.replaceChildren(document.createElement('br'));
    document.getSelection()?.collapse(line, 0);
  } else document.getSelection()?.collapse(node, offset - 1);
  await Promise.resolve();
}
