import type { Allowance, Charge } from './limiter.ts';
import { network } from './network.ts';
import { fingerprint } from './signed-value.ts';

const MINUTE = 60_000;

// PROMISES 43: at most 30 guesses an hour at one account from strangers (15 at once, then 15 in the hour).
// A device that has signed in to the account before draws on its own allowance, so strangers who use up the
// account's cannot lock its owner out. Whole rooms share one address, so addresses get more.
export const ALLOWANCES = {
  account: { burst: 15, everyMs: 4 * MINUTE },
  device: { burst: 10, everyMs: 6 * MINUTE },
  address: { burst: 30, everyMs: MINUTE / 2 },
  signUpAddress: { burst: 40, everyMs: 1.5 * MINUTE },
  resetAccount: { burst: 3, everyMs: 20 * MINUTE },
  resetAddress: { burst: 20, everyMs: 3 * MINUTE },
  reauthentication: { burst: 10, everyMs: 6 * MINUTE },
} as const satisfies Record<string, Allowance>;

export type AttemptLimits = ReturnType<typeof createAttemptLimits>;

export function createAttemptLimits(secret: string) {
  const ofAddress = (purpose: string, address: string) =>
    `${purpose}:${fingerprint('address', network(address), secret)}`;
  const ofEmail = (email: string) => fingerprint('email', email, secret);

  return {
    signIn: (email: string, address: string, deviceId: string | undefined): Charge[] => [
      { key: ofAddress('sign-in', address), allowance: ALLOWANCES.address },
      deviceId === undefined
        ? { key: `${ofEmail(email)}:sign-in`, allowance: ALLOWANCES.account }
        : {
            key: `${ofEmail(email)}:device:${fingerprint('device', deviceId, secret)}`,
            allowance: ALLOWANCES.device,
          },
    ],
    signUp: (address: string): Charge[] => [
      { key: ofAddress('sign-up', address), allowance: ALLOWANCES.signUpAddress },
    ],
    requestReset: (email: string, address: string): Charge[] => [
      { key: ofAddress('reset', address), allowance: ALLOWANCES.resetAddress },
      { key: `${ofEmail(email)}:reset`, allowance: ALLOWANCES.resetAccount },
    ],
    reset: (address: string): Charge[] => [
      { key: ofAddress('reset', address), allowance: ALLOWANCES.resetAddress },
    ],
    reauthenticate: (email: string): Charge[] => [
      { key: `${ofEmail(email)}:reauthenticate`, allowance: ALLOWANCES.reauthentication },
    ],
    /** Every key about one person begins like this. */
    keysOf: (email: string) => `${ofEmail(email)}:`,
  };
}
