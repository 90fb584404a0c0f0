import { afterEach, describe, expect, it } from 'vitest';
import {
  type AccountServer,
  cookiesFrom,
  PASSWORD,
  startAccountServer,
} from '#server/accounts/testing/account-server.ts';

const MINUTE = 60_000;
const VICTIM = 'victim@example.org';

let server: AccountServer;
afterEach(() => server.stop());

/** How many of these sign-ins reached the password check, counted by key derivations. */
async function evaluated(attack: () => Promise<unknown>): Promise<number> {
  const before = server.hasher.derivations;
  await attack();
  return server.hasher.derivations - before;
}

function guess(index: number, address: string, headers = {}, email = VICTIM) {
  return server.signIn(email, `guess number ${index}`, { address, headers });
}

describe('guessing the password of one account', () => {
  it('evaluates at most 30 of 1,000 guesses from 200 addresses, and the owner still gets in', async () => {
    let time = Date.now();
    server = await startAccountServer({ now: () => time });
    const known = cookiesFrom(await server.signUp(VICTIM));
    const device = known.split('; ').find((pair) => pair.startsWith('bp_device=')) ?? '';
    const statuses = new Map<number, number>();

    const count = await evaluated(async () => {
      for (let index = 0; index < 1_000; index += 1) {
        time += (10 * MINUTE) / 1_000;
        const answer = await guess(index, `198.51.100.${index % 200}`);
        statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);
        if (answer.statusCode !== 429) continue;
        expect(Number(answer.headers['retry-after'])).toBeGreaterThanOrEqual(1);
        expect(answer.json().error).toMatchObject({
          code: 'too-many-requests',
          message: 'Too many attempts. Wait a few minutes, then try again.',
        });
      }
    });
    expect(count).toBeLessThanOrEqual(30);
    expect(count).toBe(statuses.get(401));
    expect(statuses.get(429)).toBe(1_000 - count);

    const owner = { cookie: device, address: '203.0.113.5' };
    expect((await server.signIn(VICTIM, 'a slip of the finger', owner)).statusCode).toBe(401);
    expect((await server.signIn(VICTIM, PASSWORD, owner)).statusCode).toBe(200);
    expect((await server.signIn(VICTIM, PASSWORD, { address: '203.0.113.5' })).statusCode).toBe(429);
  });

  it('never evaluates more than 30 in any hour, however long it goes on', async () => {
    let time = Date.now();
    server = await startAccountServer({ now: () => time });
    await server.signUp(VICTIM);
    const moments: number[] = [];
    for (let index = 0; index < 2 * 120; index += 1) {
      time += MINUTE / 2;
      const answer = await guess(index, `2001:db8:${(index % 300).toString(16)}::1`);
      if (answer.statusCode === 401) moments.push(time);
    }
    const busiest = Math.max(
      ...moments.map((from) => moments.filter((at) => at >= from && at < from + 60 * MINUTE).length),
    );
    expect(busiest).toBeLessThanOrEqual(30);
    expect(moments.length).toBeGreaterThan(40);
  });

  it('does not let guesses in parallel slip through together', async () => {
    server = await startAccountServer();
    await server.signUp(VICTIM);
    const count = await evaluated(() =>
      Promise.all(Array.from({ length: 100 }, (_, index) => guess(index, `198.51.100.${index}`))),
    );
    expect(count).toBe(15);
  });

  it('limits an email that has no account in the same way', async () => {
    server = await startAccountServer();
    const count = await evaluated(() =>
      Promise.all(
        Array.from({ length: 50 }, (_, index) =>
          guess(index, `198.51.100.${index}`, {}, 'nobody@example.org'),
        ),
      ),
    );
    expect(count).toBe(15);
  });

  it('gives no stranger the owner’s allowance for a device cookie of another account', async () => {
    server = await startAccountServer();
    await server.signUp(VICTIM);
    const foreign = cookiesFrom(await server.signUp('attacker@example.org'));
    const count = await evaluated(async () => {
      for (let index = 0; index < 40; index += 1) {
        await server.signIn(VICTIM, `guess ${index}`, { address: `198.51.100.${index}`, cookie: foreign });
      }
    });
    expect(count).toBe(15);
  });

  it('charges nothing for a right password, however often somebody signs in', async () => {
    server = await startAccountServer();
    await server.signUp(VICTIM);
    for (let index = 0; index < 40; index += 1) {
      expect((await server.signIn(VICTIM)).statusCode).toBe(200);
    }
  });
});

describe('the limit of an address', () => {
  it('is not dodged by rotating forwarding headers', async () => {
    server = await startAccountServer();
    const count = await evaluated(async () => {
      for (let index = 0; index < 60; index += 1) {
        const forged = `203.0.113.${index}`;
        const headers = {
          'x-forwarded-for': forged,
          'x-real-ip': forged,
          forwarded: `for=${forged}`,
          'x-bp-client-ip': forged,
          'x-client-ip': forged,
          'cf-connecting-ip': forged,
        };
        await guess(index, '198.51.100.1', headers, `person${index}@example.org`);
      }
    });
    expect(count).toBe(30);
  });

  it('stops one attacker and nobody else', async () => {
    server = await startAccountServer();
    await server.signUp('ruth@example.org');
    for (let index = 0; index < 60; index += 1)
      await guess(index, '198.51.100.1', {}, `p${index}@example.org`);
    expect((await guess(0, '198.51.100.1', {}, 'other@example.org')).statusCode).toBe(429);
    for (let index = 0; index < 20; index += 1) {
      const answer = await server.signIn('ruth@example.org', PASSWORD, { address: `203.0.113.${index}` });
      expect(answer.statusCode).toBe(200);
    }
  });

  it('follows the configured proxy and ignores what the client wrote before it', async () => {
    server = await startAccountServer({ env: { TRUST_PROXY: '10.0.0.7' } });
    const through = (client: string, index: number) =>
      guess(
        index,
        '10.0.0.7',
        { 'x-forwarded-for': `203.0.113.${index}, ${client}` },
        `p${index}@example.org`,
      );
    const count = await evaluated(async () => {
      for (let index = 0; index < 60; index += 1) await through('198.51.100.1', index);
    });
    expect(count).toBe(30);
    expect((await through('198.51.100.2', 99)).statusCode).toBe(401);
  });

  it.each([
    ['the port of each connection', '10.0.0.7', (index: number) => `198.51.100.1:${50_000 + index}`],
    ['such a port after an IPv6 address', '10.0.0.7', (index: number) => `[2001:db8::9]:${50_000 + index}`],
    [
      'a second proxy that writes its port too',
      '10.0.0.7 10.0.0.8',
      (index: number) => `198.51.100.1:${50_000 + index}, 10.0.0.8:${40_000 + index}`,
    ],
    [
      'the networks of one customer',
      '10.0.0.7',
      (index: number) => `2001:db8:1:${(index % 256).toString(16)}::${index}`,
    ],
  ])(
    'counts a visitor once behind a proxy, whatever comes with the address: %s',
    async (_, proxies, forwarded) => {
      server = await startAccountServer({ env: { TRUST_PROXY: proxies } });
      const count = await evaluated(async () => {
        for (let index = 0; index < 60; index += 1) {
          const headers = { 'x-forwarded-for': forwarded(index) };
          await guess(index, '10.0.0.7', headers, `p${index}@example.org`);
        }
      });
      expect(count).toBe(30);
      const other = { 'x-forwarded-for': '198.51.100.2:50000' };
      expect((await guess(99, '10.0.0.7', other, 'p99@example.org')).statusCode).toBe(401);
    },
  );

  it.each([
    '//api/auth/sign-in',
    '/api//auth/sign-in',
    '/API/auth/sign-in',
    '/api/auth/sign-in/',
    '/api/auth/Sign-In',
  ])('cannot be avoided at %s', async (path) => {
    server = await startAccountServer();
    await server.signUp(VICTIM);
    const count = await evaluated(async () => {
      const answer = await server.post(path, { body: { email: VICTIM, password: PASSWORD } });
      expect(answer.statusCode).toBe(404);
    });
    expect(count).toBe(0);
  });

  it('survives a restart in the middle of the attack', async () => {
    server = await startAccountServer();
    const { dataDir } = server;
    const attack = async () => {
      for (let index = 0; index < 25; index += 1)
        await guess(index, '198.51.100.1', {}, `p${index}@example.org`);
    };
    expect(await evaluated(attack)).toBe(25);
    await server.stop({ keepData: true });
    server = await startAccountServer({ dataDir });
    expect(await evaluated(attack)).toBe(5);
  });

  it('covers sign-up too', async () => {
    server = await startAccountServer();
    const statuses: number[] = [];
    for (let index = 0; index < 45; index += 1) {
      statuses.push((await server.signUp(`new${index}@example.org`)).statusCode);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(40);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  });
});

describe('AUTH_LIMITS=off', () => {
  it('lets a load test on loopback sign in without end', async () => {
    server = await startAccountServer({ env: { AUTH_LIMITS: 'off' } });
    for (let index = 0; index < 60; index += 1) {
      expect((await guess(index, '127.0.0.1')).statusCode).toBe(401);
    }
    expect(await server.engine.read('SELECT key FROM auth_limits')).toEqual([]);
  });

  it('is refused on any other address', async () => {
    server = await startAccountServer();
    await expect(startAccountServer({ env: { AUTH_LIMITS: 'off', HOST: '0.0.0.0' } })).rejects.toThrow(
      'AUTH_LIMITS=off is only for load tests on this machine',
    );
  });
});
