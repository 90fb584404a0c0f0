import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { scratchFolder } from '#harness/scratch-folder.ts';
import { readConfig } from '#server/config.ts';

let folder = '';
beforeEach(() => {
  folder = scratchFolder();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function fileWith(text: string): string {
  const file = join(folder, 'secret');
  writeFileSync(file, text);
  return file;
}

describe('a secret in a file', () => {
  it('is read as if it were in the setting, without the line break at its end', () => {
    expect(readConfig({ AUTH_SECRET_FILE: fileWith(`${'s'.repeat(40)}\n`) }).authSecret).toBe('s'.repeat(40));
    const url = 'postgres://app:hunter2@db:5432/plans';
    expect(readConfig({ DATABASE_URL_FILE: fileWith(`${url}\n`) }).databaseUrl).toBe(url);
    expect(readConfig({ SMTP_URL_FILE: fileWith('smtp://mail:25') }).smtpUrl).toBe('smtp://mail:25');
  });

  it('is refused together with the setting itself, when it is empty, and when it cannot be read', () => {
    const file = fileWith('s'.repeat(40));
    expect(() => readConfig({ AUTH_SECRET: 't'.repeat(40), AUTH_SECRET_FILE: file })).toThrow(
      'Set AUTH_SECRET or AUTH_SECRET_FILE, not both.',
    );
    expect(() => readConfig({ AUTH_SECRET_FILE: fileWith('\n') })).toThrow(
      'is empty. Write the secret into it.',
    );
    expect(() => readConfig({ SMTP_URL_FILE: '/nowhere/secret' })).toThrow(
      'The file of SMTP_URL_FILE, /nowhere/secret, cannot be read (ENOENT). Let this user read it, or correct the name.',
    );
  });
});
