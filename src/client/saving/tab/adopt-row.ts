import { isSame } from '#client/saving/row/rebase-row.ts';
import { isDeletedWithWords, type Row, versionOf } from '#client/saving/row/row.ts';
import type { ReceivedDocument } from '#domain/all-documents.ts';
import { journal, moveTo, type Step, set, setDoc, without } from './step.ts';
import { blankDoc, type Doc, docOf, isShown } from './sync-state.ts';

/** Applies a document's row from another tab or from the journal. */
export function adoptRow(step: Step, row: Row): Step {
  if (row.stamp <= (step.state.aliases[row.id]?.stamp ?? 0)) return step;
  const doc = step.state.docs[row.id] ?? { ...blankDoc(row.kind, row.mine), seen: row.mine };
  if (doc.row && row.stamp <= doc.row.stamp) return step;
  if (doc.writing) {
    const isNewer = !doc.incoming || row.stamp > doc.incoming.stamp;
    return isNewer ? setDoc(step, { ...doc, incoming: row }) : step;
  }
  return settleRow(step, doc, row);
}

export function settleRow(step: Step, doc: Doc, row: Row): Step {
  const { life, words } = row;
  if (life.stage === 'moved') return moveTo(step, row.id, life.to, row.stamp);
  const here = set(step, { aliases: without(step.state.aliases, row.id) });
  const known = { ...doc, row, incoming: null, isDeleting: false };
  const isBehind = versionOf(row.base) < versionOf(doc.base);
  // A saved row older than the document this tab fetched adds nothing.
  if (isBehind && words.state === 'saved') return setDoc(here, { ...known, seen: doc.mine });
  const canWait = words.state !== 'sent' && life.stage === 'live' && doc.mine === doc.seen;
  if (isBehind && doc.base && canWait) {
    // Keep the screen until both are merged. Showing the older words first would make the newer ones vanish for a
    // moment, along with the caret.
    return journal(setDoc(here, known), { op: 'newer', id: row.id, theirs: doc.base });
  }
  // `base` goes back with the words: they don't include the newer document, and must not be sent as if they did.
  const { mine, base } = row;
  return setDoc(here, { ...known, mine, seen: mine, base });
}

/** Applies a document from the server. Unsaved words are merged with it, never replaced. */
export function adoptStored(step: Step, told: ReceivedDocument): Step {
  const { kind, ...theirs } = told;
  const { id } = told.doc;
  const doc = step.state.docs[id];
  if (!doc) return setDoc(step, docOf(told));
  if (theirs.version <= versionOf(doc.base)) return step;
  if (doc.writing || doc.isDeleting) return setDoc(step, { ...doc, newer: theirs });
  const { row } = doc;
  if (row && row.life.stage !== 'live' && !isDeletedWithWords(row.life)) return step;
  if (row && (row.words.state !== 'saved' || row.life.stage !== 'live')) {
    return row.words.state === 'sent' ? step : journal(step, { op: 'newer', id, theirs });
  }
  const renewed = setDoc(step, { ...docOf(told), row });
  // Somebody may be reading it: announce a text that changes by itself, or words seem lost.
  if (!isShown(doc) || isSame(doc.mine, told.doc)) return renewed;
  return set(renewed, { renewed: { ...renewed.state.renewed, [id]: step.state.now } });
}
