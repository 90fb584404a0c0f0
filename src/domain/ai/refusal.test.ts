import { expect, it } from 'vitest';
import { isRefusedCountry, secondsToWait } from './refusal.ts';

it.each([
  [403, 'unsupported_country_region_territory', 'Country, region, or territory not supported', true],
  [403, null, 'Country not supported', true],
  [400, null, 'User location is not supported for the API use.', true],
  [403, null, 'You are not allowed to sample from this model', false],
  [404, null, 'This region is not available', false],
])('%i %s %s: a matter of the country is %s', (status, code, message, expected) => {
  expect(isRefusedCountry({ status, code, message })).toBe(expected);
});

const NOW = Date.parse('2026-11-18T10:00:00Z');

it.each([
  [{ 'retry-after': '3600' }, '', 3_600],
  [{ 'retry-after': 'Wed, 18 Nov 2026 12:00:00 GMT' }, '', 7_200],
  [{ 'x-ratelimit-remaining-requests': '0', 'x-ratelimit-reset-requests': '1h0m0s' }, '', 3_600],
  [{ 'x-ratelimit-remaining-requests': '7', 'x-ratelimit-reset-requests': '1h0m0s' }, '', undefined],
  [{}, 'Rate limit reached for gpt-4 on requests per day. Please try again in 7m12.5s.', 432.5],
  [{}, 'Please retry in 36.5s.', 36.5],
  [{}, 'Please try again in 20ms.', 0.02],
  [{}, 'Too many requests. Try again in 3 hours.', 10_800],
  [{}, 'Limit 200, Requested 1. Slow down.', undefined],
])('%j and %j: seconds to wait', (headers, message, seconds) => {
  expect(secondsToWait({ status: 429, message, headers: new Headers(headers as HeadersInit) }, NOW)).toBe(
    seconds,
  );
});

it('asks nobody to wait when waiting doesn’t help', () => {
  const headers = new Headers({ 'retry-after': '3600' });
  expect(secondsToWait({ status: 401, message: 'No.', headers }, NOW)).toBeUndefined();
});
