import type { Page } from '@playwright/test';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { createBlueprint } from '#domain/blueprint/change-blueprint.ts';
import { BLUEPRINT_TYPES, type BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { type Provider, startProvider } from '#harness/provider/provider.ts';
import { test as base, expect } from './fixtures.ts';

export { expect };

export const TEST_KEY = 'sk-test1234567890abcdef';
const ANSWERS = ['I taught piano for forty years.', 'People freeze at the keys.', 'I am open about faith.'];

type OpenOptions = {
  model?: string;
  key?: string | null;
  type?: BlueprintType;
  output?: string;
  /** Time stands still until the test moves it. */
  hasClock?: boolean;
  /** Earlier blueprints that exist already, with the plan of each. */
  earlier?: Partial<Record<BlueprintType, string>>;
};

export type Person = {
  uid: string;
  /** Opens the panel of a fully answered blueprint, with these settings already stored. */
  openPanel: (options?: OpenOptions) => Promise<Blueprint>;
  storedPlan: (id: string) => Promise<string | undefined>;
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

/** A new person, signed up over the API; the page shares their session. */
export async function newPerson(page: Page, app: { url: string }, provider: Provider): Promise<Person> {
  const headers = { origin: app.url };
  const email = `ada.${crypto.randomUUID()}@example.com`;
  const answer = await page.request.post(`${app.url}/api/auth/sign-up`, {
    headers,
    data: { email, password: 'a calm long passphrase' },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  const { uid } = (await answer.json()).user as { uid: string };

  async function store(type: BlueprintType, output: string): Promise<Blueprint> {
    const blueprint = answered(type, output);
    const put = await page.request.put(`${app.url}/api/users/${uid}/blueprints/${blueprint.id}`, {
      headers: { ...headers, 'if-none-match': '*', 'x-client': crypto.randomUUID(), 'x-seq': '1' },
      data: blueprint,
    });
    expect(put.status(), await put.text()).toBe(200);
    return blueprint;
  }

  async function storeSettings(model: string, key: string | null): Promise<void> {
    const state = { openAIKey: key, model, baseUrl: provider.baseUrl };
    const text = JSON.stringify({ state, version: 0 });
    await page.evaluate((value) => localStorage.setItem('settings-storage', value), text);
  }
  const read = async (path: string) => (await page.request.get(`${app.url}/api/users/${uid}${path}`)).json();

  return {
    uid,
    async openPanel({ model = 'gpt-4', key = TEST_KEY, type = 'identity', output = '', ...rest } = {}) {
      const { earlier = {}, hasClock = false } = rest;
      for (const each of BLUEPRINT_TYPES) if (earlier[each] !== undefined) await store(each, earlier[each]);
      const blueprint = await store(type, output);
      await page.goto(`${app.url}/favicon.svg`);
      await storeSettings(model, key);
      if (hasClock) await page.clock.install();
      await page.goto(`${app.url}/blueprints/${type}`);
      await expect(page.getByRole('heading', { name: 'AI-Generated Output' })).toBeVisible();
      return blueprint;
    },
    async storedPlan(id) {
      const { blueprints } = (await read('/blueprints')) as { blueprints: Blueprint[] };
      return blueprints.find((blueprint) => blueprint.id === id)?.content.aiOutput;
    },
    async versionTexts(id) {
      const { versions } = (await read(`/blueprints/${id}/versions`)) as {
        versions: { versionId: string }[];
      };
      const all = versions.map(({ versionId }) => read(`/blueprints/${id}/versions/${versionId}`));
      return (await Promise.all(all)).map(({ version }: { version: { text: string } }) => version.text);
    },
    draftTexts: () => page.evaluate(readDrafts),
    async choose({ model = 'gpt-4', key = TEST_KEY }) {
      await storeSettings(model, key);
      await page.reload();
      await expect(page.getByRole('heading', { name: 'AI-Generated Output' })).toBeVisible();
    },
  };
}

/** Runs in the page: the text of every row that this device keeps. */
async function readDrafts(): Promise<string[]> {
  const asked = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const texts: string[] = [];
  for (const { name } of await indexedDB.databases()) {
    const database = await asked(indexedDB.open(name ?? ''));
    for (const store of database.objectStoreNames) {
      const rows: { text?: string }[] = await asked(database.transaction(store).objectStore(store).getAll());
      texts.push(...rows.flatMap(({ text }) => text ?? []));
    }
    database.close();
  }
  return texts;
}

function answered(type: BlueprintType, output: string): Blueprint {
  const now = new Date().toISOString();
  const blueprint = createBlueprint({
    id: crypto.randomUUID(),
    type,
    title: `The ${type} plan`,
    description: 'A blueprint that is answered already',
    now,
  });
  return {
    ...blueprint,
    status: 'completed',
    content: {
      ...blueprint.content,
      answers: { '0': ANSWERS[0], '1': ANSWERS[1], '2': ANSWERS[2] },
      aiOutput: output,
    },
    progress: { completed: true, currentStep: 3 },
  };
}

export const panelButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const planArea = (page: Page) => page.getByPlaceholder('AI-generated content will appear here...');

/** Where a plan appears while it is being written. */
export const streamedText = (page: Page) => page.getByRole('region', { name: 'Your plan' });
