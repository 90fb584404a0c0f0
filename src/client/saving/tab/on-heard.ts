import { nextOp, type Row } from '#client/saving/row/row.ts';
import { adoptRow, adoptStored } from './adopt-row.ts';
import type { TabMessage } from './event.ts';
import { onSession } from './on-reply.ts';
import { each, noteSaved, type Step, set, typed, without } from './step.ts';

export function onMessage(step: Step, message: TabMessage): Step {
  switch (message.kind) {
    case 'rows':
      return step.state.isDurable ? each(step, message.rows, hearRow) : hearApart(step, message.rows);
    case 'docs':
      return each(step, message.docs, adoptStored);
    case 'nudge':
      // Only the sender: the others would pass it on to each other forever.
      return step.state.isLeader ? typed(step, message.id, true) : step;
    case 'ended':
      return set(step, { isEnded: true });
    case 'session':
      return onSession(step, message.uid, 'tab');
  }
}

// Rows of a disk that this tab has lost: their stamps can't be compared with its own. It would request such a row again
// and again from a journal that never had it. Saved documents come from the server.
function hearApart(step: Step, rows: readonly Row[]): Step {
  const isNews = rows.some(({ words }) => words.state === 'saved');
  return isNews ? set(step, { listing: { ...step.state.listing, dueAt: step.state.now } }) : step;
}

function hearRow(step: Step, row: Row): Step {
  const before = step.state.docs[row.id]?.row;
  const adopted = adoptRow(step, row);
  const isSaved = before && before.words.state !== 'saved' && row.words.state === 'saved';
  // Another tab succeeded: the problem that delayed this one is over.
  if (isSaved) return noteSaved(set(adopted, { troubles: {} }), row.id);
  const isTyped = nextOp(row) !== null && row.seq > (before?.seq ?? 0);
  if (!isTyped)
    return nextOp(row) === null ? set(adopted, { times: without(adopted.state.times, row.id) }) : adopted;
  return adopted.state.isLeader ? typed(adopted, row.id, false) : adopted;
}
