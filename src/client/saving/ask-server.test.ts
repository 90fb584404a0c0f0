import { expect, it } from 'vitest';
import type { Api } from '#client/adapters/api/api.ts';
import { ApiError } from '#client/adapters/api/api-error.ts';
import { askServer } from './ask-server.ts';

it.each([
  [
    'with its own words',
    new ApiError('internal', { status: 500 }),
    'Something went wrong on our side. Try again in a moment.',
  ],
  ['that has none', new TypeError('undefined is not a function'), 'Failed to load blueprints'],
])('says why the list could not be loaded: a failure %s', async (_, failure, message) => {
  const api = { listDocuments: () => Promise.reject(failure) } as unknown as Api;
  const chance = { random: () => 0, ids: () => 'fresh' };
  const event = await askServer(api, 'ann', 'laptop', { do: 'list', etag: null }, chance);
  expect(event).toMatchObject({ type: 'list-refused', refusal: { message } });
});
