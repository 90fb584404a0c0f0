import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { sampleBlueprints } from '#client/features/book/testing/sample-book.ts';
import type { Version, VersionSummary } from '#domain/api/api-contract.ts';
import type { Blueprint, StoredBlueprint } from '#domain/blueprint/blueprint.ts';
import { type Provider, startProvider } from '#harness/provider/provider.ts';
import { type Account, test as base, newAccount } from './fixtures.ts';

export type Owner = Account & {
  uid: string;
  /** Stores a blueprint under a new id, as another device would. */
  store: (blueprint: Blueprint) => Promise<Blueprint>;
  /** Writes over one that exists. */
  change: (blueprint: Blueprint) => Promise<void>;
  list: () => Promise<StoredBlueprint[]>;
  versions: (id: string) => Promise<VersionSummary[]>;
  versionText: (id: string, versionId: string) => Promise<string>;
  keepVersion: (id: string, version: Omit<Version, 'versionId'>) => Promise<void>;
};

type Fixtures = { owner: Owner; provider: Provider };

/** A signed-in person whose blueprints are written straight into the server. */
export const test = base.extend<Fixtures>({
  owner: async ({ page, app }, use) => use(await signUp(page.request, app.url)),
  provider: async ({ baseURL: _ }, use) => {
    const provider = await startProvider();
    await use(provider);
    await provider.close();
  },
});

export async function signUp(
  request: APIRequestContext,
  url: string,
  account = newAccount(),
): Promise<Owner> {
  const headers = { origin: url };
  const answer = await request.post(`${url}/api/auth/sign-up`, { headers, data: account });
  const { uid } = ((await answer.json()) as { user: { uid: string } }).user;
  const path = `${url}/api/users/${uid}/blueprints`;

  async function put(blueprint: Blueprint, condition: Record<string, string>) {
    const stamp = { 'x-client': randomUUID(), 'x-seq': '1' };
    const options = { headers: { ...headers, ...condition, ...stamp }, data: blueprint };
    const saved = await request.put(`${path}/${blueprint.id}`, options);
    if (!saved.ok()) throw new Error(`${saved.status()} ${await saved.text()}`);
  }
  async function read<T>(from: string): Promise<T> {
    return (await (await request.get(from)).json()) as T;
  }
  const list = async () => (await read<{ blueprints: StoredBlueprint[] }>(path)).blueprints;

  return {
    ...account,
    uid,
    list,
    async store(blueprint) {
      const own = { ...blueprint, id: randomUUID() };
      await put(own, { 'if-none-match': '*' });
      return own;
    },
    async change(blueprint) {
      const current = (await list()).find(({ id }) => id === blueprint.id);
      await put(blueprint, { 'if-match': `"${current?.version}"` });
    },
    versions: async (id) => (await read<{ versions: VersionSummary[] }>(`${path}/${id}/versions`)).versions,
    versionText: async (id, versionId) =>
      (await read<{ version: Version }>(`${path}/${id}/versions/${versionId}`)).version.text,
    async keepVersion(id, version) {
      await request.post(`${path}/${id}/versions`, { headers, data: version });
    },
  };
}

export async function storeBook(owner: Owner, characters: number, count = 19): Promise<Blueprint[]> {
  const stored: Blueprint[] = [];
  for (const blueprint of sampleBlueprints(characters).slice(0, count))
    stored.push(await owner.store(blueprint));
  return stored;
}

/** Stores a key for the provider before the app is opened. */
export async function chooseProvider(
  page: Page,
  url: string,
  provider: Provider,
  model = 'gpt-4',
): Promise<void> {
  const state = { openAIKey: 'sk-test1234567890abcdef', model, baseUrl: provider.baseUrl };
  await page.goto(`${url}/healthz`);
  await page.evaluate(
    (text) => localStorage.setItem('settings-storage', text),
    JSON.stringify({ state, version: 0 }),
  );
}

export async function openMyData(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'My data' }).click();
  await page.getByRole('heading', { name: 'My data' }).waitFor();
}
