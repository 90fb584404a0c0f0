import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { providerOfFile } from '#client/adapters/openai/testing/provider-of-file.ts';
import { keepKey, openApp, standInBrowser, storeOn } from '#client/app/testing/opened-app.tsx';
import { SimulatedDevice } from '#client/saving/testing/simulated-deps.ts';
import { answeredBlueprint } from '#harness/answered-blueprint.ts';
import { PLAN_TEXT, SCENARIOS } from '#harness/provider/scenario.ts';

standInBrowser();
const provider = await providerOfFile();
let device: SimulatedDevice;

beforeEach(async () => {
  keepKey(provider);
  localStorage.setItem('plan-view', 'text');
  device = new SimulatedDevice();
  storeOn(device, answeredBlueprint({ answers: ['One', 'Two', 'Three'] }));
  openApp('/blueprints/identity', device);
  await screen.findByRole('heading', { name: 'AI-Generated Output' });
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pressOnce = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const model = () => screen.findByLabelText<HTMLInputElement>('Model');
const options = () => waitFor(() => expect(document.querySelectorAll('datalist option')).toHaveLength(2));
const isStored = (text: string) =>
  waitFor(() => expect(device.server.live('ann')[0]?.content.aiOutput).toBe(text));

it('a model that the key cannot use leads to the ones that it can', async () => {
  provider.script('gpt-4', SCENARIOS['no-model']);
  press('Generate');
  await pressOnce('Choose a model');
  const field = await model();
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect((await model()).value).toBe('');
  await options();
  fireEvent.change(await model(), { target: { value: 'gpt-4o' } });
  press('Save Settings');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  press('Generate');
  await isStored(PLAN_TEXT);
  press('Settings');
  expect((await model()).value).toBe('gpt-4o');
});

it('the model list is filled from the key, and a failing list does not block saving', async () => {
  press('Settings');
  await options();
  press('Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  provider.models = 403;
  press('Settings');
  expect(await screen.findByText(/We couldn’t load the list of models\./)).toBeTruthy();
  fireEvent.change(await model(), { target: { value: 'gpt-4' } });
  press('Save Settings');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  provider.models = ['gpt-4', 'gpt-4o', 'text-embedding-3-small'];
});

it('the suggested model is one click away beside Check key, and writes the next plan', async () => {
  provider.script('gpt-4', {});
  press('Settings');
  await pressOnce('Check key');
  expect(
    await screen.findByText(/It can write plans with gpt-4, but we suggest gpt-4o, which writes full plans/),
  ).toBeTruthy();
  press('Use gpt-4o');
  expect(screen.getByText('Saved. New plans are written with gpt-4o.')).toBeTruthy();
  press('Cancel');
  const asked = provider.completions().length;
  press('Generate');
  await isStored(PLAN_TEXT);
  const written = provider.completions().slice(asked);
  expect(written.map(({ body }) => body.model)).toEqual(['gpt-4o']);
});
