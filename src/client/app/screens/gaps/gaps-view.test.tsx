import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createRouteStore } from '#client/app/route.ts';
import { createSignedInLife } from '#client/app/signed-in-life.ts';
import { lifeOf } from '#client/app/testing/life.ts';
import { begun } from '#client/saving/testing/begun-workspace.ts';
import { SimulatedDevice } from '#client/saving/testing/simulated-deps.ts';
import { sentenceFor } from '#domain/errors.ts';
import { LAUNCH_FIELDS } from '#domain/launch/fields.ts';
import { keepGapWords } from '#domain/launch/gap-words.ts';
import { GapsView } from './gaps-view.tsx';

const MOST = LAUNCH_FIELDS['drafts.gaps'].limit;

async function setUp(plan: string) {
  const { workspace, id } = await begun(new SimulatedDevice());
  const { uid, config, services } = lifeOf('ann');
  const life = createSignedInLife({ uid, config, services, workspace });
  const { actions, store } = workspace;
  actions.editOutput(id, plan);
  const type = (of: string, words: string) =>
    actions.changeLaunch((launch, now) => keepGapWords(launch, of, words, now));
  const state = () => ({
    plan: store.getState().blueprints[id]?.content.aiOutput,
    kept: store.getState().launch?.gapWords?.map(({ words }) => words) ?? [],
  });
  render(<GapsView life={life} route={createRouteStore(window)} onOpen={() => undefined} />);
  return { type, state };
}

const typedElsewhere = (type: (of: string, words: string) => void, count: number) => {
  for (let nth = 0; nth < count; nth += 1) type(`*/room ${nth}`, `words ${nth}`);
};

it('words removed by mistake come back, also once there is room for them again', async () => {
  const { type, state } = await setUp('No gap');
  type('*/price', '$290');
  fireEvent.click(await screen.findByRole('button', { name: /Remove/ }));
  expect(state().kept).toEqual([]);
  typedElsewhere(type, MOST);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText(sentenceFor('too-many-gap-words'));
  expect(state().kept).not.toContain('$290');
  type('*/room 0', '');
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(state().kept).toContain('$290');
});

it('words taken out of the plans again stand in their field, or stay in the plans', async () => {
  const { type, state } = await setUp('At [ADD: price].');
  type('*/price', '$290');
  fireEvent.click(await screen.findByRole('button', { name: 'Fill in' }));
  expect(state()).toEqual({ plan: 'At $290.', kept: [] });
  typedElsewhere(type, MOST);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText(sentenceFor('too-many-gap-words'));
  expect(state().plan).toBe('At $290.');
  type('*/room 0', '');
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(state().plan).toBe('At [ADD: price].');
  expect(state().kept).toContain('$290');
});
