import { linesOf } from '#domain/documents/merge-field.ts';
import { partsIn } from '#domain/documents/parts-in.ts';

/** A task that two devices gave different days; '' if it was put aside. */
export type DayClash = { readonly title: string; readonly mine: string; readonly theirs: string };

/** The conflicts between two stored timelines; null if more than days differ. */
export function dayClashes(mine: string, theirs: string): DayClash[] | null {
  const [here, there] = [linesOf(mine), linesOf(theirs)];
  const [onlyHere, onlyThere] = [here.filter((line) => !there.includes(line)), there.filter(isNew)];
  const clashes = onlyHere.map((line): DayClash | undefined => {
    const [title = '', day = '', description = ''] = partsIn(line);
    const at = onlyThere.findIndex((other) => {
      const [otherTitle, , otherDescription = ''] = partsIn(other);
      return otherTitle === title && otherDescription === description;
    });
    const [other] = at === -1 ? [] : onlyThere.splice(at, 1);
    return other === undefined ? undefined : { title, mine: day, theirs: partsIn(other)[1] ?? '' };
  });
  const found = clashes.filter((clash) => clash !== undefined);
  return found.length > 0 && found.length === onlyHere.length && onlyThere.length === 0 ? found : null;

  function isNew(line: string): boolean {
    return !here.includes(line);
  }
}
