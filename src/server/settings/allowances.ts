/** `burst` at once, then one each time `everyMs` has passed: never more than burst + 1 h / everyMs in an hour. */
export type Allowance = { readonly burst: number; readonly everyMs: number };

const MINUTE = 60_000;
const HOUR = 3_600_000;

// Promised: at most 30 guesses an hour at one account from strangers (15 at once, then 15 in the hour). A known device
// has its own allowance, so that strangers who use up the account's can't lock its owner out. Whole rooms share one
// address, so addresses get more.
const DEFAULT_ALLOWANCES = {
  account: { burst: 15, everyMs: 4 * MINUTE },
  device: { burst: 10, everyMs: 6 * MINUTE },
  address: { burst: 30, everyMs: MINUTE / 2 },
  'sign-up': { burst: 40, everyMs: 1.5 * MINUTE },
  'reset-account': { burst: 3, everyMs: 20 * MINUTE },
  'reset-address': { burst: 20, everyMs: 3 * MINUTE },
  'confirm-account': { burst: 3, everyMs: 20 * MINUTE },
  comment: { burst: 10, everyMs: MINUTE },
  'password-check': { burst: 10, everyMs: 6 * MINUTE },
} as const satisfies Record<string, Allowance>;

export type AllowanceName = keyof typeof DEFAULT_ALLOWANCES;
export type Allowances = Readonly<Record<AllowanceName, Allowance>>;

// OWASP: beyond a hundred wrong passwords an hour an account is no longer protected.
const MOST_GUESSES_PER_HOUR = 100;
const GUARDED: readonly AllowanceName[] = ['account', 'device', 'password-check'];

/** Parses entries such as `sign-up=100/30`: a hundred at once, then one every 30 seconds. Undefined: invalid. */
export function parseAllowances(entries: readonly string[]): Allowances | undefined {
  const changed: [AllowanceName, Allowance][] = [];
  for (const entry of entries) {
    const [, name, burst, seconds] = /^([a-z-]+)=(\d{1,5})\/(\d{1,5})$/.exec(entry) ?? [];
    const allowance = { burst: Number(burst), everyMs: Number(seconds) * 1000 };
    if (!isName(name) || !isSafe(name, allowance)) return undefined;
    changed.push([name, allowance]);
  }
  return { ...DEFAULT_ALLOWANCES, ...Object.fromEntries(changed) };
}

function isName(name: string | undefined): name is AllowanceName {
  return name !== undefined && Object.hasOwn(DEFAULT_ALLOWANCES, name);
}

function isSafe(name: AllowanceName, { burst, everyMs }: Allowance): boolean {
  if (burst < 1 || everyMs < 1000) return false;
  return !GUARDED.includes(name) || burst + HOUR / everyMs <= MOST_GUESSES_PER_HOUR;
}
