import { rmSync } from 'node:fs';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { plantPeople } from '#harness/planted-people.ts';
import { scratchFolder } from '#harness/scratch-folder.ts';
import { startServer } from '#harness/server-process.ts';
import { percentile, runLoad } from './load-client.ts';
import { blueprintOf, saveRequest } from './save-request.ts';

const PEOPLE = 200;
const KEYS_PER_SECOND = 5;
const BETWEEN_SAVES_MS = 500;

/** 200 people type at once; their pages collect keystrokes and save at most twice a second, one pending save each. */
export async function measureTyping(seconds: number) {
  const dataDir = scratchFolder();
  const people = await plantPeople(dataDir, PEOPLE);
  const server = await startServer({ DATA_DIR: dataDir });
  const { port } = server;
  const begun = performance.now();
  const documents = people.map((person) => ({
    person,
    blueprint: blueprintOf('identity', 4_096),
    version: 0,
    seq: 0,
    typed: '',
  }));
  let refused = 0;
  const exchanges = await runLoad({
    port,
    connections: PEOPLE,
    seconds,
    next(index, count) {
      const document = documents[index];
      if (!document) return undefined;
      const keys = Math.floor(((performance.now() - begun) / 1_000) * KEYS_PER_SECOND);
      document.typed = 'k'.repeat(keys);
      document.seq = count;
      return saveRequest({ ...document, port, blueprint: withNotes(document.blueprint, document.typed) });
    },
    onAnswer(index, status) {
      const document = documents[index];
      if (status === 200 && document) document.version += 1;
      else refused += 1;
    },
    pauseMs: () => BETWEEN_SAVES_MS * (0.5 + Math.random()),
  });
  let lostKeys = 0;
  for (const { person, typed } of documents) {
    const answer = await fetch(`${server.url}/api/users/${person.uid}/blueprints`, {
      headers: { cookie: person.cookie },
    });
    const { blueprints } = (await answer.json()) as { blueprints: Blueprint[] };
    lostKeys += typed.length - (blueprints[0]?.content.notes?.length ?? 0);
  }
  await server.kill('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
  return {
    perSecond: exchanges.length / seconds,
    p50: percentile(exchanges, 0.5),
    p95: percentile(exchanges, 0.95),
    p99: percentile(exchanges, 0.99),
    refused,
    lostKeys,
  };
}

function withNotes(blueprint: Blueprint, notes: string): Blueprint {
  return { ...blueprint, content: { ...blueprint.content, notes } };
}
