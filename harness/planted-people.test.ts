import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { ownerAt } from './blueprint-owner.ts';
import { signUpOver } from './http-person.ts';
import { plantPeople } from './planted-people.ts';
import { scratchFolder } from './scratch-folder.ts';
import { startServer } from './server-process.ts';

describe('people inserted while a server runs', () => {
  it('are signed in, can sign in, and own nothing; a new account is hashed in full', async () => {
    const dataDir = scratchFolder();
    const server = await startServer({ DATA_DIR: dataDir });
    const [ana, ben] = await plantPeople(dataDir, 2);
    if (!ana || !ben) throw new Error('Nobody was planted.');
    expect(await ownerAt(server.url, ana).list()).toEqual([]);
    expect(
      (await fetch(`${server.url}/api/users/${ben.uid}/blueprints`, { headers: { cookie: ana.cookie } }))
        .status,
    ).toBe(404);
    const signIn = (password: string) =>
      fetch(`${server.url}/api/auth/sign-in`, {
        method: 'POST',
        headers: { origin: server.url, 'content-type': 'application/json' },
        body: JSON.stringify({ email: ben.email, password }),
      });
    expect((await signIn(ben.password)).status).toBe(200);
    expect((await signIn('another password')).status).toBe(401);

    const ruth = await signUpOver(server.url, 'ruth@example.org');
    await server.kill('SIGTERM');
    const database = new DatabaseSync(join(dataDir, 'cornerstone.db'));
    const hashOf = (uid: string) =>
      database.prepare('SELECT password_hash FROM credentials WHERE uid = ?').get(uid)?.password_hash;
    expect([hashOf(ben.uid), hashOf(ruth.uid)]).toEqual([
      expect.stringContaining('$scrypt$ln=4,r=1,p=1$'),
      expect.stringContaining('$scrypt$ln=15,r=8,p=3$'),
    ]);
    database.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
});
