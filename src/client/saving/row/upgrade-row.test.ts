import { describe, expect, it } from 'vitest';
import { ID, saying } from '#client/saving/testing/sync-fixtures.ts';
import { upgradeLeftBehind, upgradeRow } from './upgrade-row.ts';

const FLAGGED = {
  uid: 'ann',
  id: ID,
  stamp: 12,
  seq: 11,
  base: saying('one'),
  baseVersion: 4,
  mine: saying('one two'),
  isAcked: false,
  sent: null,
  notes: [],
  fate: 'live',
  isLate: false,
  movedTo: null,
  blocked: null,
};

describe('a row that an earlier version of the app wrote', () => {
  it('keeps its words, what they build on, and its place in line', () => {
    expect(upgradeRow(FLAGGED)).toEqual({
      uid: 'ann',
      kind: 'blueprint',
      id: ID,
      stamp: 12,
      seq: 11,
      base: { doc: saying('one'), version: 4 },
      mine: saying('one two'),
      words: { state: 'unsent' },
      notes: [],
      life: { stage: 'live' },
    });
  });

  const sent = { seq: 10, baseVersion: 4, doc: saying('one t') };
  it.each([
    ['saved', { isAcked: true }, { state: 'saved' }],
    ['on its way', { sent }, { state: 'sent', save: { kind: 'blueprint', ...sent } }],
    ['refused', { blocked: 'too-large' }, { state: 'refused', code: 'too-large' }],
  ])('%s stays so', (_, flags, words) => {
    expect(upgradeRow({ ...FLAGGED, ...flags }).words).toEqual(words);
  });

  it.each([
    [
      { fate: 'deleting', isLate: true },
      { stage: 'deleting', hasLateWords: true },
    ],
    [{ fate: 'delete-sent' }, { stage: 'delete-sent', hasLateWords: false }],
    [{ fate: 'deleted' }, { stage: 'deleted', hasLateWords: false }],
    [{ fate: 'restoring' }, { stage: 'restoring' }],
    [
      { fate: 'live', movedTo: 'other' },
      { stage: 'moved', to: 'other' },
    ],
  ])('%j becomes %j', (flags, life) => {
    expect(upgradeRow({ ...FLAGGED, ...flags }).life).toEqual(life);
  });

  it('is left alone when it is current', () => {
    const row = upgradeRow(FLAGGED);
    expect(upgradeRow(row)).toBe(row);
  });
});

it('takes up what a closing page of that version dropped at the door', () => {
  const left = {
    op: 'delete',
    id: ID,
    kind: 'blueprint',
    mine: saying('one'),
    base: saying('one'),
    baseVersion: 4,
  };
  expect(upgradeLeftBehind(left as never)).toMatchObject({ base: { doc: saying('one'), version: 4 } });
});
