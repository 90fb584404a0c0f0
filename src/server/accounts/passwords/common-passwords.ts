import { readFileSync } from 'node:fs';

let listed: Set<string> | undefined;

/** Origin and license of the list: docs/decisions/0128-common-passwords.md. */
export function isCommonPassword(password: string): boolean {
  listed ??= new Set(
    readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
      .trimEnd()
      .split('\n'),
  );
  return listed.has(password.toLowerCase());
}
