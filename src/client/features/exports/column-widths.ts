// In twips, at the font size of tables: the width of a character, and a cell's margins.
const LETTER = 115;
const MARGINS = 220;
const LONGEST_WORD = 16;
const LONGEST_TEXT = 80;

/** Column widths: no word is broken, a date stays narrow, and the longest texts get the most room. */
export function columnWidths(rows: readonly (readonly string[])[], total: number): number[] {
  const count = Math.max(1, ...rows.map((row) => row.length));
  const columns = Array.from({ length: count }, (_, at) => rows.map((row) => row[at] ?? ''));
  const least = columns.map((cells) => MARGINS + LETTER * Math.min(longestWord(cells), LONGEST_WORD));
  const wanted = columns.map((cells) => LETTER * Math.min(averageLength(cells), LONGEST_TEXT));
  const needed = sum(least);
  const scale = Math.min(1, total / needed);
  const room = Math.max(0, total - needed);
  const widths = least.map((width, at) =>
    Math.floor(width * scale + (room * (wanted[at] ?? 0)) / Math.max(1, sum(wanted))),
  );
  const widest = widths.indexOf(Math.max(...widths));
  return widths.map((width, at) => (at === widest ? width + total - sum(widths) : width));
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

function longestWord(cells: readonly string[]): number {
  return cells.reduce(
    (most, cell) => cell.split(/\s+/).reduce((m, word) => Math.max(m, word.length), most),
    1,
  );
}

/** Of non-empty cells: a column with one note in ten rows still has to hold it. */
function averageLength(cells: readonly string[]): number {
  const said = cells.filter((cell) => cell.trim() !== '');
  return sum(said.map(({ length }) => length)) / Math.max(1, said.length);
}
