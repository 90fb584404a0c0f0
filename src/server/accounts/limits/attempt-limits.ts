import { fingerprint } from '#server/accounts/sessions/signed-value.ts';
import type { Allowances } from './allowances.ts';
import type { Charge } from './limiter.ts';
import { network } from './network.ts';

export type AttemptLimits = ReturnType<typeof createAttemptLimits>;

export function createAttemptLimits(secret: string, allowances: Allowances) {
  const ofAddress = (purpose: string, address: string) =>
    `${purpose}:${fingerprint('address', network(address), secret)}`;
  const ofEmail = (email: string) => fingerprint('email', email, secret);
  // Not forgotten with the account: whoever makes and deletes one with somebody else's email would fill their mailbox.
  const ofLetters = (purpose: string, email: string) => `letters:${purpose}:${ofEmail(email)}`;

  return {
    signIn: (email: string, address: string, deviceId: string | undefined): Charge[] => [
      { key: ofAddress('sign-in', address), allowance: allowances.address },
      deviceId === undefined
        ? { key: `${ofEmail(email)}:sign-in`, allowance: allowances.account }
        : {
            key: `${ofEmail(email)}:device:${fingerprint('device', deviceId, secret)}`,
            allowance: allowances.device,
          },
    ],
    signUp: (address: string): Charge[] => [
      { key: ofAddress('sign-up', address), allowance: allowances['sign-up'] },
    ],
    requestReset: (email: string, address: string): Charge[] => [
      { key: ofAddress('reset', address), allowance: allowances['reset-address'] },
      { key: ofLetters('reset', email), allowance: allowances['reset-account'] },
    ],
    confirmEmail: (email: string, address: string): Charge[] => [
      { key: ofAddress('reset', address), allowance: allowances['reset-address'] },
      { key: ofLetters('confirm', email), allowance: allowances['confirm-account'] },
    ],
    welcome: (email: string): Charge[] => [
      { key: ofLetters('welcome', email), allowance: allowances['confirm-account'] },
    ],
    reset: (address: string): Charge[] => [
      { key: ofAddress('reset', address), allowance: allowances['reset-address'] },
    ],
    reauthenticate: (email: string): Charge[] => [
      { key: `${ofEmail(email)}:reauthenticate`, allowance: allowances['password-check'] },
    ],
    /** Every key about one person's password begins like this. */
    keysOf: (email: string) => `${ofEmail(email)}:`,
  };
}
