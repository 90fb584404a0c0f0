import { expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { Workspace } from '#client/saving/workspace.ts';
import type { WorkspaceState } from '#client/saving/workspace-state.ts';
import { saveOutput } from '#domain/blueprint/change-blueprint.ts';
import { blankLaunch } from '#domain/launch/change-launch.ts';
import { MONDAY, sampleBlueprint } from '#domain/testing/sample-blueprint.ts';
import { gapServices } from './gap-services.ts';

const facts = { origin: 'edited', at: MONDAY, writtenFrom: {} } as const;

function setUp(plans: Record<string, string>) {
  const blueprints = Object.fromEntries(
    Object.entries(plans).map(([id, text]) => [
      id,
      saveOutput({ ...sampleBlueprint(), id }, text, facts, MONDAY),
    ]),
  );
  const store = createStore(() => ({ blueprints }) as unknown as WorkspaceState);
  const edits: [string, string][] = [];
  let launch = blankLaunch(MONDAY);
  const actions = {
    editOutput: (id: string, text: string) => void edits.push([id, text]),
    changeLaunch(change: (before: typeof launch, now: string) => typeof launch) {
      launch = change(launch, MONDAY);
    },
    flush: () => undefined,
  };
  const services = gapServices({ store, actions } as unknown as Workspace, 'mine');
  return { services, edits, launch: () => launch };
}

it('the same gap is counted and filled in all other plans, and in no plan without it', () => {
  const { services, edits } = setUp({
    mine: '[ADD: price]',
    a: 'At [ADD: the price] or [ADD: price].',
    b: 'On [ADD: date].',
  });
  expect(services.countElsewhere('price')).toBe(2);
  services.fillElsewhere('price', '$290');
  expect(edits).toEqual([['a', 'At $290 or $290.']]);
});

it('becomes the fact of that name, or one of the person’s own', () => {
  const { services, launch } = setUp({});
  services.keepFact('the event date', ' March 6 ');
  services.keepFact('name of the church', 'St. Ann');
  expect(launch().facts.eventDate).toBe('March 6');
  expect(launch().own).toEqual([{ name: 'name of the church', value: 'St. Ann' }]);
});
