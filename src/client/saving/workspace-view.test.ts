import { expect, it } from 'vitest';
import { ANN } from './testing/simulated-deps.ts';
import { ID, LeadingTab, received, rowOf, saying } from './testing/sync-fixtures.ts';
import { viewOf } from './workspace-view.ts';

it('opens the server’s blueprint, whichever of two was made first', () => {
  const early = { ...saying('made here'), id: 'early', createdAt: '2026-01-01T00:00:00.000Z' };
  const tab = new LeadingTab([received(1, 'on the server')], [rowOf(early)]);
  const { byType, blueprints } = viewOf(ANN, tab.state, null, undefined);
  expect(Object.keys(blueprints)).toHaveLength(2);
  expect(byType.identity).toBe(ID);
});
