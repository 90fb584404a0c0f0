import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { createHashGate } from './hash-gate.ts';

export type ScryptStrength = { readonly logN: number; readonly r: number; readonly p: number };

// OWASP ASVS 5.0, appendix C: N >= 2^15 with p >= 3. The identity library's own default stays below that.
const SCRYPT_STRENGTH: ScryptStrength = { logN: 15, r: 8, p: 3 };

const SALT_BYTES = 16;
const KEY_BYTES = 64;
const MAX_WAITING = 200;
const MAX_WAIT_MS = 15_000;
// libuv has 4 threads by default; one stays free for file reads, however many cores there are.
const MAX_AT_ONCE = 3;

export type PasswordHasher = {
  hash(password: string): Promise<string>;
  verify(stored: string, password: string): Promise<boolean>;
  /** Key derivations started so far: counted rather than timed, since that is what a stranger could measure. */
  readonly derivations: number;
  readonly mostAtOnce: number;
  /** How many are running, and how many wait. */
  queue(): { running: number; waiting: number };
};

export function createPasswordHasher(strength: ScryptStrength = SCRYPT_STRENGTH): PasswordHasher {
  const gate = createHashGate({
    atOnce: Math.min(availableParallelism(), MAX_AT_ONCE),
    maxWaiting: MAX_WAITING,
    maxWaitMs: MAX_WAIT_MS,
  });
  let derivations = 0;
  let mostAtOnce = 0;

  const derive = (password: string, salt: Buffer, { logN, r, p }: ScryptStrength) =>
    gate.run(() => {
      derivations += 1;
      mostAtOnce = Math.max(mostAtOnce, gate.running);
      return scryptKey(password, salt, { N: 2 ** logN, r, p, maxmem: 256 * 2 ** logN * r });
    });

  return {
    async hash(password) {
      const salt = randomBytes(SALT_BYTES);
      const key = await derive(password, salt, strength);
      return formatHash(strength, salt, key);
    },
    async verify(stored, password) {
      const parsed = parseHash(stored);
      const key = await derive(password, parsed.salt, parsed.strength);
      return timingSafeEqual(key, parsed.key);
    },
    get derivations() {
      return derivations;
    },
    get mostAtOnce() {
      return mostAtOnce;
    },
    queue: () => ({ running: gate.running, waiting: gate.waiting }),
  };
}

export type ParsedHash = { strength: ScryptStrength; salt: Buffer; key: Buffer };

export function parseHash(stored: string): ParsedHash {
  const match = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,3}),p=(\d{1,3})\$([\w-]+)\$([\w-]{86})$/.exec(stored);
  const [, logN, r, p, salt = '', key = ''] = match ?? [];
  if (!match) throw new Error('A stored password hash cannot be read');
  return {
    strength: { logN: Number(logN), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  };
}

function formatHash({ logN, r, p }: ScryptStrength, salt: Buffer, key: Buffer): string {
  return `$scrypt$ln=${logN},r=${r},p=${p}$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

function scryptKey(password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, KEY_BYTES, options, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
