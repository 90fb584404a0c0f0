import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathOf, ROUTES } from '#domain/api/api-routes.ts';
import { sampleBlueprint } from '#domain/testing/sample-blueprint.ts';
import { plantPeople } from '#harness/planted-people.ts';
import { startServer } from '#harness/server-process.ts';

// A hundred wrong sign-ins at once while twenty people save. How long do their saves take?
// Usage: node bench/sign-in-flood.ts
const PEOPLE = 20;
const FLOOD = 100;
const QUIET_MS = 3_000;
const PAUSE_MS = 50;

type Person = { uid: string; cookie: string; id: string; version: number };

const dataDir = mkdtempSync(join(tmpdir(), 'flood-'));
const people: Person[] = (await plantPeople(dataDir, PEOPLE)).map(({ uid, cookie }) => ({
  uid,
  cookie,
  id: randomUUID(),
  version: 0,
}));
const server = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'error' });
const origin = server.url;
try {
  let isOver = false;
  const quiet = await savesUntil(
    people,
    () => isOver,
    setTimeoutThen(QUIET_MS, () => (isOver = true)),
  );
  isOver = false;
  const flood = Promise.all(Array.from({ length: FLOOD }, wrongSignIn)).then((statuses) => {
    isOver = true;
    return statuses;
  });
  const busy = await savesUntil(people, () => isOver, flood);
  report('quiet', quiet);
  report(`during ${FLOOD} wrong sign-ins`, busy);
  const statuses = Object.groupBy(await flood, (status) => String(status));
  print(
    Object.entries(statuses)
      .map(([status, all]) => `${all?.length} answered ${status}`)
      .join(', '),
  );
} finally {
  await server.kill('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
}

function post(path: string, body: unknown): Promise<Response> {
  return fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

async function wrongSignIn(): Promise<number> {
  const response = await post(ROUTES.signIn.path, {
    email: `${randomUUID()}@example.org`,
    password: 'not a password',
  });
  await response.arrayBuffer();
  return response.status;
}

async function savesUntil(people: Person[], isOver: () => boolean, end: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  const savers = people.map(async (person) => {
    while (!isOver()) {
      const start = performance.now();
      await save(person);
      times.push(performance.now() - start);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  });
  await Promise.all([...savers, end]);
  return times;
}

async function save(person: Person): Promise<void> {
  const isNew = person.version === 0;
  const body = { ...sampleBlueprint({ answers: ['x'.repeat(4_000)] }), id: person.id };
  const response = await fetch(`${origin}${pathOf(ROUTES.saveBlueprint, person)}`, {
    method: 'PUT',
    headers: {
      origin,
      cookie: person.cookie,
      'content-type': 'application/json',
      'x-client': person.id,
      'x-seq': String(person.version + 1),
      ...(isNew ? { 'if-none-match': '*' } : { 'if-match': `"${person.version}"` }),
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`A save was answered ${response.status}: ${await response.text()}`);
  person.version = ((await response.json()) as { version: number }).version;
}

function setTimeoutThen(ms: number, then: () => void): Promise<void> {
  return new Promise<void>((resolve) => setTimeout(resolve, ms)).then(then);
}

function report(name: string, times: number[]): void {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(0);
  print(`${name}: ${sorted.length} saves, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, max ${at(1)} ms`);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
