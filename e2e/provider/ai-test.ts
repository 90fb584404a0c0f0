import { test as base, expect, type Page } from '@playwright/test';
import { type Blueprint, createBlueprint } from '#domain/blueprint.ts';
import { BLUEPRINT_TYPES, type BlueprintType } from '#domain/blueprint-types.ts';
import { type AppProcess, startApp } from './app-process.ts';
import { type Provider, startProvider } from './provider.ts';

export const TEST_KEY = 'sk-test1234567890abcdef';
export const ANSWERS = [
  'I taught piano for forty years.',
  'People freeze at the keys.',
  'I am open about faith.',
];

type OpenOptions = {
  model?: string;
  key?: string | null;
  type?: BlueprintType;
  output?: string;
  /** Earlier blueprints that exist already, with the plan of each. */
  earlier?: Partial<Record<BlueprintType, string>>;
};

export type Person = {
  uid: string;
  /** Opens the panel of a fully answered blueprint, with these settings already stored. */
  openPanel: (options?: OpenOptions) => Promise<Blueprint>;
  storedPlan: (id: string) => Promise<string | undefined>;
};

type Fixtures = { provider: Provider; person: Person; consoleLines: string[] };
type WorkerFixtures = { app: AppProcess };

export const test = base.extend<Fixtures, WorkerFixtures>({
  app: [
    async ({ browserName: _name }, use) => {
      const app = await startApp();
      await use(app);
      await app.stop();
    },
    { scope: 'worker' },
  ],
  consoleLines: async ({ page }, use) => {
    const lines: string[] = [];
    page.on('console', (message) => lines.push(message.text()));
    page.on('pageerror', (error) => lines.push(String(error.stack)));
    await use(lines);
  },
  provider: async ({ page: _page }, use) => {
    const provider = await startProvider();
    await use(provider);
    await provider.close();
  },
  person: async ({ page, app, provider }, use) => {
    await use(await signUp(page, app, provider));
  },
});

async function signUp(page: Page, app: AppProcess, provider: Provider): Promise<Person> {
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

  return {
    uid,
    async openPanel({ model = 'gpt-4', key = TEST_KEY, type = 'identity', output = '', earlier = {} } = {}) {
      for (const each of BLUEPRINT_TYPES) if (earlier[each] !== undefined) await store(each, earlier[each]);
      const blueprint = await store(type, output);
      const state = { openAIKey: key, model, baseUrl: provider.baseUrl };
      await page.goto(`${app.url}/healthz`);
      await page.evaluate(
        (text) => localStorage.setItem('settings-storage', text),
        JSON.stringify({ state, version: 0 }),
      );
      await page.goto(`${app.url}/blueprints/${type}`);
      await expect(page.getByRole('heading', { name: 'AI-Generated Output' })).toBeVisible();
      return blueprint;
    },
    async storedPlan(id) {
      const list = await page.request.get(`${app.url}/api/users/${uid}/blueprints`);
      const { blueprints } = (await list.json()) as { blueprints: Blueprint[] };
      return blueprints.find((blueprint) => blueprint.id === id)?.content.aiOutput;
    },
  };
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

export const planArea = (page: Page) => page.getByPlaceholder('AI-generated content will appear here...');

export { expect };
