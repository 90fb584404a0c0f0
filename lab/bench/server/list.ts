import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { BLUEPRINT_TYPES } from '#domain/blueprint/blueprint-types.ts';
import type { Session } from '#harness/http-person.ts';
import { plantPeople } from '#harness/planted-people.ts';
import { scratchFolder } from '#harness/scratch-folder.ts';
import { startServer } from '#harness/server-process.ts';
import { percentile, runLoad } from './load-client.ts';
import { blueprintOf } from './save-request.ts';

const PLAN_BYTES = 8_192;
const READERS = 20;

export type ListTimes = { p50: number; p99: number; bytes: number };

/** Listing the documents of people with 19 full plans each, in a database of `stored` blueprints. */
export async function measureList(stored: number, seconds: number): Promise<ListTimes> {
  const dataDir = scratchFolder();
  const people = await plantPeople(dataDir, READERS);
  fill(join(dataDir, 'cornerstone.db'), people, stored);
  const server = await startServer({ DATA_DIR: dataDir });
  let bytes = 0;
  const load = (duration: number) =>
    runLoad({
      port: server.port,
      connections: 1,
      seconds: duration,
      next(_, count) {
        const person = people[count % people.length];
        return (
          person &&
          `GET /api/users/${person.uid}/blueprints HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\nCookie: ${person.cookie}\r\n\r\n`
        );
      },
      onAnswer(_, status, body) {
        if (status !== 200) throw new Error(`The list was answered with ${status}`);
        bytes = body.length;
      },
    });
  await load(1);
  const exchanges = await load(seconds);
  await server.kill('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
  return { p50: percentile(exchanges, 0.5), p99: percentile(exchanges, 0.99), bytes };
}

// Inserted directly into SQLite: a million rows through the server would take nearly an hour. The readers' rows are
// spread among the others, as in a database that grew with its people.
function fill(file: string, people: readonly Session[], stored: number): void {
  const database = new DatabaseSync(file);
  database.exec('PRAGMA cache_size = -400000');
  database.exec('BEGIN');
  const insert = database.prepare(
    "INSERT INTO blueprints (uid, id, type, version, created_at, updated_at, body) VALUES (?, ?, ?, 1, '2026-11-16', '2026-11-16', ?)",
  );
  const others = Math.max(0, stored - people.length * BLUEPRINT_TYPES.length);
  const share = Math.ceil(others / people.length);
  const mass = database.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ?)
     INSERT INTO blueprints (uid, id, type, version, created_at, updated_at, body)
     SELECT printf('%s-%07d', ?, i / 19), printf('%08d', i), 'type-' || (i % 19), 1, '2026-11-16', '2026-11-16',
       '{"content":"' || ? || '"}' FROM n`,
  );
  for (const [index, person] of people.entries()) {
    if (share > 0) mass.run(share, `${String.fromCharCode(97 + index)}`, 'x'.repeat(500));
    for (const type of BLUEPRINT_TYPES) {
      const blueprint = blueprintOf(type, PLAN_BYTES);
      insert.run(person.uid, blueprint.id, type, JSON.stringify(blueprint));
    }
  }
  database.exec('COMMIT');
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  database.close();
}
