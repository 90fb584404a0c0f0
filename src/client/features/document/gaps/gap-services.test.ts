import { expect, it, vi } from 'vitest';
import { CARD } from '#client/saving/testing/begun-workspace.ts';
import { ANN, SimulatedDevice } from '#client/saving/testing/simulated-deps.ts';
import { createWorkspace } from '#client/saving/workspace.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { gapServices } from './gap-services.ts';

/** A person's plans by topic; the services belong to Your Identity. */
function setUp(plans: { [Type in BlueprintType]?: string }) {
  const { store, actions, ...rest } = createWorkspace(new SimulatedDevice().tab());
  const planned = { identity: '', ...plans };
  for (const [type, text] of Object.entries(planned))
    actions.editOutput(actions.openTopic(type as BlueprintType, CARD), text);
  const { byType } = store.getState();
  const keepVersion = vi.fn(async () => undefined);
  const keeper = { workspace: { store, actions, ...rest }, services: { api: { keepVersion } } };
  const services = gapServices(keeper, byType.identity ?? '');
  const planOf = (type: BlueprintType) =>
    store.getState().blueprints[store.getState().byType[type] ?? '']?.content.aiOutput;
  return { services, planOf, byType, keepVersion, sheet: () => store.getState().sheet };
}

it('the same gap is counted and filled in all other plans, and in no plan without it', () => {
  const { services, planOf, byType, keepVersion } = setUp({
    identity: '[ADD: price]',
    audience: 'At [ADD: the price] or [ADD: price].',
    purpose: 'On [ADD: date].',
  });
  expect(services.countElsewhere('price')).toBe(2);
  const { count, undo } = services.fillElsewhere('price', '$290');
  expect(count).toBe(2);
  expect([planOf('identity'), planOf('audience'), planOf('purpose')]).toEqual([
    '[ADD: price]',
    'At $290 or $290.',
    'On [ADD: date].',
  ]);
  expect(keepVersion.mock.calls).toEqual([
    [
      'blueprint',
      ANN.uid,
      byType.audience,
      { field: 'aiOutput', text: 'At [ADD: the price] or [ADD: price].', origin: 'replaced' },
    ],
  ]);
  undo();
  expect(planOf('audience')).toBe('At [ADD: the price] or [ADD: price].');
});

it('becomes the fact of that name, the fact meant by other words, or an own fact', () => {
  const { services, sheet } = setUp({});
  services.keepFact('the event date', ' March 6 ');
  services.keepFact('your refund rule in one sentence', 'in full until week two');
  services.keepFact('price of the 12-month program after the first year', '$1,800');
  services.keepFact('name of the church', 'St. Ann');
  expect(sheet()?.facts).toEqual({ eventDate: 'March 6', refundTerms: 'in full until week two' });
  expect(sheet()?.own).toEqual([
    { name: 'price of the 12-month program after the first year', value: '$1,800' },
    { name: 'name of the church', value: 'St. Ann' },
  ]);
});
