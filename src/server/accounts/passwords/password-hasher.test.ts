import { availableParallelism } from 'node:os';
import { afterEach, describe, expect, it } from 'vitest';
import { type AccountServer, startAccountServer } from '#server/accounts/testing/account-server.ts';
import { createPasswordHasher, parseHash } from './password-hasher.ts';

const CHEAP = { logN: 4, r: 1, p: 1 };

let server: AccountServer | undefined;
afterEach(async () => {
  await server?.stop();
  server = undefined;
});

describe('stored passwords', () => {
  it('are as slow to crack as OWASP ASVS asks: scrypt with N >= 2^15, r = 8 and p >= 3', async () => {
    server = await startAccountServer({ hasher: createPasswordHasher() });
    await server.signUp('ruth@example.org');
    const [row] = await server.engine.read('SELECT password_hash FROM credentials');
    const { strength, salt, key } = parseHash(String(row?.password_hash));
    expect(strength.logN).toBeGreaterThanOrEqual(15);
    expect(strength.r).toBe(8);
    expect(strength.p).toBeGreaterThanOrEqual(3);
    expect(salt.length).toBeGreaterThanOrEqual(16);
    expect(key).toHaveLength(64);
    expect((await server.signIn('ruth@example.org')).statusCode).toBe(200);
    expect((await server.signIn('ruth@example.org', 'a wrong password')).statusCode).toBe(401);
  });

  it('have a salt of their own', async () => {
    const hasher = createPasswordHasher(CHEAP);
    expect(await hasher.hash('the same words')).not.toBe(await hasher.hash('the same words'));
  });

  it('stay readable when the strength changes later', async () => {
    const old = await createPasswordHasher(CHEAP).hash('the same words');
    const stronger = createPasswordHasher({ logN: 6, r: 2, p: 2 });
    expect(await stronger.verify(old, 'the same words')).toBe(true);
    expect(await stronger.verify(old, 'other words')).toBe(false);
  });

  it.each(['', 'plain', '$scrypt$ln=15,r=8,p=3$x', '$argon2id$v=19$m=1,t=1,p=1$aaaa$bbbb'])(
    'are refused when damaged: %j',
    (stored) => {
      expect(() => parseHash(stored)).toThrow('A stored password hash cannot be read');
    },
  );
});

describe('a flood of sign-ins', () => {
  it('never hashes more at once than there are cores, and the session check does not wait for it', async () => {
    server = await startAccountServer({
      env: { AUTH_LIMITS: 'off' },
      hasher: createPasswordHasher({ logN: 12, r: 8, p: 1 }),
    });
    const up = await server.signUp('ruth@example.org');
    const cookie = [up.headers['set-cookie'] ?? []].flat()[0]?.split(';')[0];
    let finished = 0;
    const { signIn, accounts } = server;
    const flood = Array.from({ length: 100 }, async (_, index) => {
      await signIn(`p${index}@example.org`, 'a wrong password');
      finished += 1;
    });
    // Long before the flood is through, the check of every save has answered a hundred times.
    for (let save = 0; save < 100; save += 1) expect(await accounts.sessionOf(cookie)).not.toBeNull();
    expect(finished).toBeLessThan(50);
    await Promise.all(flood);
    expect(server.hasher.derivations).toBe(101);
    expect(server.hasher.mostAtOnce).toBeLessThanOrEqual(Math.min(3, availableParallelism()));
  });

  it('refuses with 503 and Retry-After when the queue is full, and charges nobody for it', async () => {
    server = await startAccountServer({ hasher: createPasswordHasher({ logN: 11, r: 8, p: 1 }) });
    const { signIn } = server;
    const answers = await Promise.all(
      Array.from({ length: 260 }, (_, index) =>
        signIn(`p${index}@example.org`, 'a wrong password', { address: `198.51.${index}.1` }),
      ),
    );
    const refused = answers.filter(({ statusCode }) => statusCode === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(260 - refused.length);
    for (const answer of refused) {
      expect(answer.json().error.code).toBe('overloaded');
      expect(Number(answer.headers['retry-after'])).toBeGreaterThanOrEqual(1);
    }
    const free = await server.engine.read('SELECT key FROM auth_limits WHERE free_at <= ?', [Date.now()]);
    expect(free.length).toBeGreaterThanOrEqual(refused.length);
  });
});

describe('what a stranger could measure', () => {
  it('is one derivation for a known and for an unknown email, at sign-in and at sign-up', async () => {
    server = await startAccountServer();
    await server.signUp('known@example.org');
    const { hasher } = server;
    const cost = async (attempt: () => Promise<unknown>) => {
      const before = hasher.derivations;
      await attempt();
      return hasher.derivations - before;
    };
    const { signIn, signUp } = server;
    expect(await cost(() => signIn('known@example.org', 'a wrong password'))).toBe(1);
    expect(await cost(() => signIn('unknown@example.org', 'a wrong password'))).toBe(1);
    expect(await cost(() => signUp('known@example.org'))).toBe(1);
    expect(await cost(() => signUp('unknown@example.org'))).toBe(1);
  });
});
