import { afterAll, beforeEach } from 'vitest';
import { type Provider, startProvider } from '#harness/provider/provider.ts';

/** One AI service for all tests of a file; each test begins without requests. */
export async function providerOfFile(): Promise<Provider> {
  const provider = await startProvider();
  afterAll(() => provider.close());
  beforeEach(() => {
    provider.requests.length = 0;
  });
  return provider;
}
