import type { Row } from '#client/saving/row/row.ts';
import type { StoredBlueprint } from '#domain/blueprint/blueprint.ts';
import { dropDoc, journal, type Step, set, setDoc, without } from './step.ts';
import { blankDoc, type Doc, docOf } from './sync-state.ts';

/** Takes what another tab, or the journal, knows of a document. */
export function adoptRow(step: Step, row: Row): Step {
  if (row.stamp <= (step.state.aliases[row.id]?.stamp ?? 0)) return step;
  const doc = step.state.docs[row.id] ?? { ...blankDoc(row.mine), seen: row.mine };
  if (doc.row && row.stamp <= doc.row.stamp) return step;
  if (doc.writing) {
    const isNewer = !doc.heard || row.stamp > doc.heard.stamp;
    return isNewer ? setDoc(step, { ...doc, heard: row }) : step;
  }
  return settleRow(step, doc, row);
}

export function settleRow(step: Step, doc: Doc, row: Row): Step {
  if (row.movedTo !== null) {
    const aliases = { ...step.state.aliases, [row.id]: { to: row.movedTo, stamp: row.stamp } };
    return dropDoc(set(step, { aliases }), row.id);
  }
  const aliases = without(step.state.aliases, row.id);
  const known = { ...doc, row, heard: null, isDeleting: false };
  const isBehind = row.baseVersion < doc.baseVersion;
  // A saved row that is older than what this tab fetched has nothing to tell.
  if (isBehind && row.isAcked) return setDoc(set(step, { aliases }), { ...known, seen: doc.mine });
  if (isBehind && doc.base && !row.sent && row.fate === 'live' && doc.mine === doc.seen) {
    // The screen stays until the two are merged. The older words alone would take the newer ones away for a
    // moment, and with them the place of whoever types there.
    const theirs = { ...doc.base, version: doc.baseVersion };
    return journal(setDoc(set(step, { aliases }), known), { op: 'newer', id: row.id, theirs });
  }
  // `base` goes back with the words: they do not contain the newer document, and must not be sent as if.
  const { mine, base, baseVersion } = row;
  return setDoc(set(step, { aliases }), { ...known, mine, seen: mine, base, baseVersion });
}

/** Takes a document of the server. Words that are not saved yet are merged with it, never replaced by it. */
export function adoptStored(step: Step, stored: StoredBlueprint): Step {
  const doc = step.state.docs[stored.id];
  if (!doc) return setDoc(step, docOf(stored));
  if (stored.version <= doc.baseVersion) return step;
  if (doc.writing || doc.isDeleting) return setDoc(step, { ...doc, newer: stored });
  const { row } = doc;
  if (row && (row.fate !== 'live' || row.movedTo !== null)) return step;
  if (row && !(row.isAcked && !row.sent)) {
    return row.sent ? step : journal(step, { op: 'newer', id: stored.id, theirs: stored });
  }
  return setDoc(step, { ...docOf(stored), row });
}
