import { describe, expect, it } from 'vitest';
import { cookieNames } from './cookies.ts';
import { createKnownDevices } from './known-devices.ts';

const names = cookieNames(undefined);
const devices = createKnownDevices(names, 'a secret of this server');
const cookieOf = (setCookie: string) => setCookie.split(';')[0];

describe('a known device', () => {
  it('is known for the accounts that signed in on it, and for no other', () => {
    const once = cookieOf(devices.remember(undefined, 'ruth@example.org'));
    const twice = cookieOf(devices.remember(once, 'anna@example.org'));
    const id = devices.idFor(once, 'ruth@example.org');
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(devices.idFor(once, 'anna@example.org')).toBeUndefined();
    expect(devices.idFor(twice, 'ruth@example.org')).toBe(id);
    expect(devices.idFor(twice, 'anna@example.org')).toBe(id);
    expect(devices.idFor(undefined, 'ruth@example.org')).toBeUndefined();
  });

  it('forgets the account that was used longest ago, after five others', () => {
    let cookie: string | undefined;
    for (let person = 0; person < 6; person += 1) cookie = cookieOf(devices.remember(cookie, `p${person}`));
    expect(devices.idFor(cookie, 'p0')).toBeUndefined();
    expect(devices.idFor(cookie, 'p5')).toBeDefined();
  });

  it('cannot be forged, nor used on another server', () => {
    const cookie = cookieOf(devices.remember(undefined, 'ruth@example.org')) ?? '';
    expect(devices.idFor(`${cookie}A`, 'ruth@example.org')).toBeUndefined();
    expect(devices.idFor('bp_device=abc~def', 'ruth@example.org')).toBeUndefined();
    const other = createKnownDevices(names, 'another secret');
    expect(other.idFor(cookie, 'ruth@example.org')).toBeUndefined();
  });

  it('holds no email', () => {
    expect(decodeURIComponent(devices.remember(undefined, 'ruth@example.org'))).not.toContain('ruth');
  });
});
