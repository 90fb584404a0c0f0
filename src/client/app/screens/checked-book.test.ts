import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { browserServices } from '#client/app/services.ts';
import { createSignedInLife } from '#client/app/signed-in-life.ts';
import type { Workspace } from '#client/saving/workspace.ts';
import { blankLaunch, confirmFact, settle } from '#domain/launch/change-launch.ts';
import type { Launch } from '#domain/launch/launch.ts';
import { MONDAY, sampleBlueprint } from '#domain/testing/sample-blueprint.ts';
import { checkedBookOf } from './checked-book.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const planned = (output: string) => sampleBlueprint({ type: 'sales', answers: ['$290 in full'], output });
const CONFIG = { brandName: 'Cornerstone', mailEnabled: false, aiOrigins: [] };

function open(output: string) {
  const blueprint = planned(output);
  const store = createStore(() => ({
    blueprints: { [blueprint.id]: blueprint },
    launch: null as Launch | null,
  }));
  const workspace = { store, actions: {}, close: () => {} } as unknown as Workspace;
  const life = createSignedInLife({ uid: 'ann', config: CONFIG, services: browserServices(), workspace });
  const book = checkedBookOf(life);
  const rest = () => vi.advanceTimersByTime(5_000);
  rest();
  const findings = () => book.getState().get(blueprint.id) ?? [];
  return { store, life, rest, words: () => findings().map(({ words }) => words), findings, id: blueprint.id };
}

it('knows what to check in each plan, and follows the plan, the facts and what is called fine', () => {
  const { store, rest, words, findings, id } = open('Add a songbook for $35. It costs $290.');
  expect(words()).toEqual(['$35']);
  const mark = findings()[0]?.mark ?? '';
  const launch = blankLaunch(MONDAY);
  store.setState({ launch: settle(launch, mark, true, MONDAY) });
  rest();
  expect(words()).toEqual([]);
  store.setState({ launch: confirmFact(launch, 'offerPrice', '$320', MONDAY) });
  rest();
  expect(words()).toEqual(['$35', '$290']);
  store.setState({ blueprints: { [id]: planned('The price is $290.') } });
  rest();
  expect(words()).toEqual(['$290']);
});

it('reads nothing more when the life has ended', () => {
  const { store, life, rest, words, id } = open('All is well.');
  life.close();
  store.setState({ blueprints: { [id]: planned('Add a songbook for $35.') } });
  rest();
  expect(words()).toEqual([]);
});
