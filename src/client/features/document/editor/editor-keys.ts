import { baseKeymap, chainCommands, exitCode, setBlockType, toggleMark } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import {
  InputRule,
  inputRules,
  textblockTypeInputRule,
  undoInputRule,
  wrappingInputRule,
} from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import { liftListItem, sinkListItem } from 'prosemirror-schema-list';
import type { Command, Plugin, Transaction } from 'prosemirror-state';
import { gapsIn } from '#domain/plan/gaps/gaps.ts';
import { splitItem, tickItem, toggleList } from './list-commands.ts';
import { removesOutsideWords } from './outside/outside-words.ts';
import { PLAN_SCHEMA } from './plan-schema.ts';
import { cellBelow, nextCell, previousCell } from './table-commands.ts';

const { nodes, marks } = PLAN_SCHEMA;

const breakLine: Command = (state, dispatch) => {
  if (state.selection.$from.parent.type.spec.code) return false;
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create(), true).scrollIntoView());
  return true;
};

/** Changes made before this editor was opened. */
export type WaysBefore = { undoBefore: () => void; redoBefore: () => void };

/** `leave` ends editing; `askLink` opens the URL field; `toBar` moves the focus to the buttons. */
export type EditorWays = WaysBefore & { leave: () => void; askLink: () => void; toBar: () => void };

const go = (way: () => void): Command => {
  return (_, dispatch) => {
    if (dispatch) way();
    return true;
  };
};

export type HistoryWay = 'undo' | 'redo';

const STEP_BY = { undo, redo };
const WAY = 'history-way';

export function wayOf(tr: Transaction): HistoryWay | null {
  return tr.getMeta(WAY) ?? null;
}

/** If undo would remove somebody else's words, the whole plan's history decides what is possible, and says so. */
const onlyOwn = (way: HistoryWay): Command => {
  return (state, dispatch) => {
    let isOwn = false;
    STEP_BY[way](state, (tr) => {
      isOwn = !removesOutsideWords(state, tr);
      if (isOwn) dispatch?.(tr.setMeta(WAY, way));
    });
    return isOwn;
  };
};

export const undoFrom = ({ undoBefore }: WaysBefore) => chainCommands(onlyOwn('undo'), go(undoBefore));
export const redoFrom = ({ redoBefore }: WaysBefore) => chainCommands(onlyOwn('redo'), go(redoBefore));

export function editorKeys(ways: EditorWays): Plugin[] {
  return [
    inputRules({ rules: RULES }),
    keymap({
      'Mod-b': toggleMark(marks.strong),
      'Mod-i': toggleMark(marks.em),
      'Mod-k': go(ways.askLink),
      'Mod-z': undoFrom(ways),
      'Mod-y': redoFrom(ways),
      'Mod-Shift-z': redoFrom(ways),
      'Mod-Shift-7': toggleList('numbers'),
      'Mod-Shift-8': toggleList('bullets'),
      'Mod-Shift-9': toggleList('checks'),
      'Mod-Alt-2': setBlockType(nodes.heading, { level: 2 }),
      'Mod-Alt-3': setBlockType(nodes.heading, { level: 3 }),
      'Mod-Alt-0': setBlockType(nodes.paragraph),
      'Mod-Enter': chainCommands(exitCode, tickItem),
      'Shift-Enter': breakLine,
      Enter: chainCommands(cellBelow, splitItem),
      Tab: chainCommands(nextCell, sinkListItem(nodes.list_item)),
      'Shift-Tab': chainCommands(previousCell, liftListItem(nodes.list_item)),
      Backspace: undoInputRule,
      Escape: go(ways.leave),
      'Alt-F10': go(ways.toBar),
    }),
    keymap(baseKeymap),
  ];
}

const RULES = [
  textblockTypeInputRule(/^(#{1,3})\s$/, nodes.heading, ([, mark = '']) => ({
    level: Math.max(2, mark.length),
  })),
  wrappingInputRule(/^([-*+])\s$/, nodes.bullet_list),
  wrappingInputRule(/^(\d{1,3})[.)]\s$/, nodes.ordered_list, ([, number]) => ({ start: Number(number) })),
  wrappingInputRule(/^>\s$/, nodes.blockquote),
  new InputRule(/^\[([ xX]?)\]\s$/, (state, [, mark = ''], start, end) => {
    const { $from } = state.selection;
    const item = $from.depth > 1 ? $from.node(-1) : null;
    if (item?.type !== nodes.list_item) return null;
    return state.tr.delete(start, end).setNodeAttribute($from.before(-1), 'isTicked', mark.trim() !== '');
  }),
  new InputRule(/\[ADD:[^[\]\n]{1,300}\]$/i, (state, [source], start, end) => {
    const [gap] = gapsIn(source);
    return gap ? state.tr.replaceWith(start, end, nodes.gap.create({ need: gap.need, source })) : null;
  }),
];
