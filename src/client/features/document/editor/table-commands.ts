import { type Command, TextSelection } from 'prosemirror-state';
import {
  addRowAfter,
  deleteRow,
  deleteTable,
  goToNextCell,
  isInTable,
  selectedRect,
} from 'prosemirror-tables';

export { addRowAfter, isInTable };

/** Removing the last row below the header removes the table: a header alone is no table. */
export const removeRow: Command = (state, dispatch) => {
  if (!isInTable(state)) return false;
  const { top, map } = selectedRect(state);
  if (top === 0) return false;
  return map.height <= 2 ? deleteTable(state, dispatch) : deleteRow(state, dispatch);
};

/** Tab in the last cell adds a row, as in other programs. */
export const nextCell: Command = (state, dispatch, view) => {
  if (goToNextCell(1)(state, dispatch)) return true;
  if (!isInTable(state) || !view) return false;
  addRowAfter(state, view.dispatch);
  return goToNextCell(1)(view.state, view.dispatch);
};

export const previousCell: Command = (state, dispatch) =>
  isInTable(state) && (goToNextCell(-1)(state, dispatch) || true);

/** A cell has one line: Enter goes to the cell below, and after the last row adds one. */
export const cellBelow: Command = (state, dispatch, view) => {
  if (!isInTable(state)) return false;
  const { bottom, left, map } = selectedRect(state);
  if (bottom === map.height) {
    if (!view) return false;
    addRowAfter(state, view.dispatch);
    return moveTo(bottom, left)(view.state, view.dispatch);
  }
  return moveTo(bottom, left)(state, dispatch);
};

function moveTo(row: number, column: number): Command {
  return (state, dispatch) => {
    const { map, table, tableStart } = selectedRect(state);
    const cell = tableStart + map.positionAt(row, column, table);
    dispatch?.(state.tr.setSelection(TextSelection.create(state.doc, cell + 1)).scrollIntoView());
    return true;
  };
}
