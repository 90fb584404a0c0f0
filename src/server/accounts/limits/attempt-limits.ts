import { fingerprint } from '#server/accounts/sessions/signed-value.ts';
import type { Allowances } from '#server/settings/allowances.ts';
import type { Charge } from './limiter.ts';
import { network } from './network.ts';

export type AttemptLimits = ReturnType<typeof createAttemptLimits>;

export function createAttemptLimits(secret: string, allowances: Allowances) {
  const ofAddress = (purpose: string, address: string) =>
    `${purpose}:${fingerprint('address', network(address), secret)}`;
  const ofEmail = (email: string) => fingerprint('email', email, secret);
  // Kept when the account is deleted: otherwise, creating and deleting accounts with somebody else's email would fill their mailbox.
  const ofLetters = (purpose: string, email: string) => `letters:${purpose}:${ofEmail(email)}`;

  return {
    /** A known device uses only its own allowance: otherwise, others at its address, an office or a café, could lock it out. */
    signIn: (email: string, address: string, deviceId: string | undefined): Charge[] => {
      if (deviceId !== undefined) {
        const key = `${ofEmail(email)}:device:${fingerprint('device', deviceId, secret)}`;
        return [{ key, allowance: allowances.device }];
      }
      return [
        { key: ofAddress('sign-in', address), allowance: allowances.address },
        { key: `${ofEmail(email)}:sign-in`, allowance: allowances.account },
      ];
    },
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
    comment: (address: string): Charge[] => [
      { key: ofAddress('comment', address), allowance: allowances.comment },
    ],
    reauthenticate: (email: string): Charge[] => [
      { key: `${ofEmail(email)}:reauthenticate`, allowance: allowances['password-check'] },
    ],
    /** The common beginning of all keys for one person's password. */
    keysOf: (email: string) => `${ofEmail(email)}:`,
  };
}
