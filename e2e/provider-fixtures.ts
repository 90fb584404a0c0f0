import type { Page } from '@playwright/test';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { BLUEPRINT_TYPES, type BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { answeredBlueprint } from '#harness/answered-blueprint.ts';
import { ownerAt } from '#harness/blueprint-owner.ts';
import { bringSession } from '#harness/browser-session.ts';
import { settingsText, storeSettings } from '#harness/provider/chosen-provider.ts';
import { type Provider, startProvider } from '#harness/provider/provider.ts';
import type { RunningApp } from '#harness/running-app.ts';
import { type Facts, storeFacts } from '#harness/store-facts.ts';
import { rowsOnDevice } from './device-rows.ts';
import { test as base, expect } from './fixtures.ts';

export { expect };

export const TEST_KEY = 'sk-test1234567890abcdef';
const ANSWERS = ['I taught piano for forty years.', 'People freeze at the keys.', 'I am open about faith.'];

type OpenOptions = {
  model?: string;
  key?: string | null;
  type?: BlueprintType;
  output?: string;
  /** The view of a plan on this device. The text area shows every character of it. */
  view?: 'Document' | 'Text';
  /** Time stands still until the test moves it. */
  hasClock?: boolean;
  /** Earlier blueprints that exist already, with the plan of each. */
  earlier?: Partial<Record<BlueprintType, string>>;
  /** Confirmed on another device. */
  facts?: Facts;
};

export type Person = {
  uid: string;
  account: { email: string; password: string };
  /** Opens the panel of a fully answered blueprint, with these settings stored. */
  openPanel: (options?: OpenOptions) => Promise<Blueprint>;
  storedPlan: (id: string) => Promise<string | undefined>;
  storedNotes: (id: string) => Promise<string | undefined>;
  storedPlanOf: (type: BlueprintType) => Promise<string | undefined>;
  versionTexts: (id: string) => Promise<string[]>;
  /** Unfinished texts kept on this device. */
  draftTexts: () => Promise<string[]>;
  /** Stores other settings and loads the page again. */
  choose: (settings: { model?: string; key?: string | null }) => Promise<void>;
};

type Fixtures = { provider: Provider; person: Person };

export const test = base.extend<Fixtures>({
  provider: async ({ page: _page }, use) => {
    const provider = await startProvider();
    await use(provider);
    await provider.close();
  },
  person: async ({ page, app, provider }, use) => {
    await use(await newPerson(page, app, provider));
  },
});

/** A new person; the page shares their session. */
export async function newPerson(page: Page, app: RunningApp, { baseUrl }: Provider): Promise<Person> {
  const session = await app.newPerson();
  await bringSession(page.context(), app.url, session);
  const owner = ownerAt(app.url, session);
  const store = (type: BlueprintType, output: string) =>
    owner.store(answeredBlueprint({ type, answers: ANSWERS, output }));

  return {
    uid: owner.uid,
    account: { email: session.email, password: session.password },
    async openPanel({ model = 'gpt-4', key = TEST_KEY, type = 'identity', output = '', ...rest } = {}) {
      const { earlier = {}, facts, hasClock = false, view = 'Text' } = rest;
      for (const each of BLUEPRINT_TYPES) if (earlier[each] !== undefined) await store(each, earlier[each]);
      if (facts) await storeFacts(owner, facts);
      const blueprint = await store(type, output);
      const kept = {
        'settings-storage': settingsText({ openAIKey: key, model, baseUrl }),
        'plan-view': view.toLowerCase(),
      };
      if (hasClock) await page.clock.install();
      // Stored before the app starts, and only once: a reloaded page finds its own storage.
      const before = await page.addInitScript((pairs) => void Object.assign(localStorage, pairs), kept);
      await page.goto(`${app.url}/blueprints/${type}`);
      await before.dispose();
      await expect(page.getByRole('heading', { name: 'AI-Generated Output' })).toBeVisible();
      return blueprint;
    },
    storedPlan: async (id) => (await owner.list()).find((blueprint) => blueprint.id === id)?.content.aiOutput,
    storedNotes: async (id) => (await owner.list()).find((blueprint) => blueprint.id === id)?.content.notes,
    storedPlanOf: async (wanted) =>
      (await owner.list()).find(({ type }) => type === wanted)?.content.aiOutput,
    versionTexts: async (id) =>
      Promise.all((await owner.versions(id)).map(({ versionId }) => owner.versionText(id, versionId))),
    draftTexts: async () =>
      ((await rowsOnDevice(page)) as { mine?: Blueprint }[]).flatMap(
        ({ mine }) => mine?.content.drafts?.aiOutput ?? [],
      ),
    async choose({ model = 'gpt-4', key = TEST_KEY }) {
      await storeSettings(page, { openAIKey: key, model, baseUrl });
      await page.reload();
      await expect(page.getByRole('heading', { name: 'AI-Generated Output' })).toBeVisible();
    },
  };
}

export const panelButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** An item of a plan's menu. */
export async function chooseMore(page: Page, name: string): Promise<void> {
  await panelButton(page, 'More').click();
  await panelButton(page, name).click();
}
export const planArea = (page: Page) => page.getByPlaceholder('AI-generated content will appear here...');

/** The element in which a plan appears while it is being written. */
export const streamedText = (page: Page) => page.getByRole('region', { name: 'Your plan' });
