import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { childEnv } from '#harness/child-env.ts';
import { roundsOf } from '#harness/rounds.ts';
import { scratchFolder } from '#harness/scratch-folder.ts';
import { openStore } from '#server/database/open-store.ts';

const PROGRAM = join(import.meta.dirname, 'testing', 'killed-sign-ups.ts');
const RANDOM_KILLS = roundsOf('KILLS', { usual: 4, full: 100 });

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function freshFolder(): string {
  const folder = scratchFolder();
  folders.push(folder);
  return folder;
}

/** Runs the program until it is killed, and returns the emails it had answered with 200. */
async function signUpsUntilKilled(
  folder: string,
  killBefore: number,
  killAfter?: { answers: number; ms: number },
): Promise<string[]> {
  const child = spawn(process.execPath, [PROGRAM, folder, String(killBefore)], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: childEnv,
  });
  let output = '';
  let complaints = '';
  child.stderr.on('data', (chunk) => {
    complaints += chunk;
  });
  child.stdout.on('data', (chunk) => {
    output += chunk;
    if (killAfter && output.split('\n').length - 2 > killAfter.answers) {
      setTimeout(() => child.kill('SIGKILL'), killAfter.ms);
    }
  });
  const signal = await new Promise((resolve) => child.once('close', (_code, by) => resolve(by)));
  expect(signal, complaints).toBe('SIGKILL');
  return output.split('\n').slice(1, -1);
}

async function stored(folder: string) {
  const store = await openStore({
    dataDir: folder,
    databaseUrl: undefined,
    onError: () => undefined,
    onFatal: () => undefined,
  });
  const users = await store.read('SELECT uid, email FROM users');
  const torn = await store.read(
    `SELECT u.email FROM users u LEFT JOIN credentials c ON c.uid = u.uid
     LEFT JOIN sessions s ON s.uid = u.uid WHERE c.password_hash IS NULL OR s.id IS NULL`,
  );
  await store.close();
  return { emails: users.map(({ email }) => String(email)), torn };
}

describe('a server that is killed during a sign-up', () => {
  // 1 counts the attempt; 2, 3 and 4 store the user, the password and the session; 4.5 is just before the commit.
  it.each([1, 2, 3, 4, 4.5])('before statement %d leaves no part of it', async (point) => {
    const folder = freshFolder();
    expect(await signUpsUntilKilled(folder, point)).toEqual([]);
    expect(await stored(folder)).toEqual({ emails: [], torn: [] });
  });

  it(
    `at ${RANDOM_KILLS} random moments keeps everyone it confirmed, each with a password and a session`,
    async () => {
      let total = 0;
      for (let kill = 0; kill < RANDOM_KILLS; kill += 1) {
        const folder = freshFolder();
        const answered = await signUpsUntilKilled(folder, 0, { answers: 2, ms: Math.random() * 100 });
        const { emails, torn } = await stored(folder);
        total += answered.length;
        expect(torn).toEqual([]);
        expect(answered.filter((email) => !emails.includes(email))).toEqual([]);
      }
      expect(total).toBeGreaterThan(RANDOM_KILLS);
    },
    120_000 + RANDOM_KILLS * 10_000,
  );
});
