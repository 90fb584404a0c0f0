import type { Page } from '@playwright/test';
import { type BlueprintOwner, ownerAt } from '#harness/blueprint-owner.ts';
import { bringSession } from '#harness/browser-session.ts';
import { storeSettingsAt } from '#harness/provider/chosen-provider.ts';
import { type Provider, startProvider } from '#harness/provider/provider.ts';
import type { RunningApp } from '#harness/running-app.ts';
import { type Account, test as base } from './fixtures.ts';

export type Owner = Account & BlueprintOwner;

type Fixtures = { owner: Owner; provider: Provider };

/** A signed-in person whose blueprints are written directly to the server. */
export const test = base.extend<Fixtures>({
  owner: async ({ page, app }, use) => use(await newOwner(page, app)),
  provider: async ({ baseURL: _ }, use) => {
    const provider = await startProvider();
    await use(provider);
    await provider.close();
  },
});

/** A new person, whose session replaces the page's. */
export async function newOwner(page: Page, app: RunningApp): Promise<Owner> {
  const person = await app.newPerson();
  await bringSession(page.context(), app.url, person);
  return { ...person, ...ownerAt(app.url, person) };
}

/** Stores a key for the provider before the app is opened. */
export async function chooseProvider(
  page: Page,
  url: string,
  { baseUrl }: Provider,
  model = 'gpt-4',
): Promise<void> {
  await storeSettingsAt(page, url, { openAIKey: 'sk-test1234567890abcdef', model, baseUrl });
}

export async function openMyData(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'My data' }).click();
  await page.getByRole('heading', { name: 'My data' }).waitFor();
}
