import { applyChange } from '#client/saving/row/apply-change.ts';
import type { Change } from '#client/saving/row/change.ts';
import type { Row } from '#client/saving/row/row.ts';

/** The rows of one disk or memory, with stamps of its own. */
export class SimulatedJournal {
  readonly clientId: string;
  readonly onWritten: (uid: string, row: Row) => void;
  private readonly rows = new Map<string, Row>();
  private stamp = 0;

  constructor(
    clientId: string,
    onWritten: (uid: string, row: Row) => void = () => undefined,
    known: readonly Row[] = [],
  ) {
    this.clientId = clientId;
    this.onWritten = onWritten;
    for (const row of known) {
      this.rows.set(`${row.uid} ${row.id}`, row);
      this.stamp = Math.max(this.stamp, row.stamp);
    }
  }

  rowsOf(uid: string): Row[] {
    return [...this.rows.values()].filter((row) => row.uid === uid);
  }

  change(uid: string, change: Change): Row[] {
    const read = (id: string) => this.rows.get(`${uid} ${id}`) ?? null;
    const nextStamp = () => {
      this.stamp += 1;
      return this.stamp;
    };
    const changed = applyChange(change, { uid, read, nextStamp });
    if ('needs' in changed) throw new Error(`row ${changed.needs} was loaded`);
    for (const id of changed.removed) this.rows.delete(`${uid} ${id}`);
    for (const row of changed.rows) {
      this.rows.set(`${uid} ${row.id}`, row);
      this.onWritten(uid, row);
    }
    return changed.rows;
  }
}
