import { BLUEPRINT_TYPES } from '#domain/blueprint/blueprint-types.ts';
import { answeredBlueprint } from '#harness/answered-blueprint.ts';
import { plantPeople } from '#harness/planted-people.ts';
import { startServer } from '#harness/server-process.ts';
import type { Database } from './cost-databases.ts';
import { english } from './english.ts';
import { runLoad } from './load-client.ts';
import { saveRequest } from './save-request.ts';

const PEOPLE = 4;
const PLAN_CHARACTERS = 8_192;
const PATIENCE_SECONDS = 600;
// An answer's words depend on this remainder (see saveRequest): they must stay the same, or versions of them would be
// kept as well.
const SAME_ANSWER = 20;

export const PLANS = BLUEPRINT_TYPES.length;
/** How many versions of a plan are kept individually; later ones are thinned to one every five minutes. */
export const VERSIONS = 50;

/** Bytes on disk per person: of the plans alone, and with their versions after 50 edits each. */
export async function measureHistory(database: Database) {
  const { dataDir, url } = database;
  const people = await plantPeople(dataDir, PEOPLE, url);
  const server = await startServer({ DATA_DIR: dataDir, ...(url && { DATABASE_URL: url }) });
  const blueprints = people.map((_, person) =>
    BLUEPRINT_TYPES.map((type, index) => answeredBlueprint({ type, output: textOf(person, index, 0) })),
  );
  const save = (from: number, to: number) =>
    runLoad({
      port: server.port,
      connections: PEOPLE,
      seconds: PATIENCE_SECONDS,
      next(connection, count) {
        const [plan, version] = [(count - 1) % PLANS, from + Math.floor((count - 1) / PLANS)];
        const [person, blueprint] = [people[connection], blueprints[connection]?.[plan]];
        if (!person || !blueprint || version >= to) return undefined;
        const content = { ...blueprint.content, aiOutput: textOf(connection, plan, version) };
        const seq = (version + 1) * SAME_ANSWER;
        return saveRequest({ person, port: server.port, blueprint: { ...blueprint, content }, version, seq });
      },
      onAnswer(_, status) {
        if (status !== 200) throw new Error(`A save was answered with ${status}.`);
      },
    });
  try {
    const empty = await sizeOf(database);
    await save(0, 1);
    const written = await sizeOf(database);
    await save(1, VERSIONS + 1);
    const edited = await sizeOf(database);
    const [uid, cookie] = [people[0]?.uid, people[0]?.cookie ?? ''];
    const kept = await Promise.all(
      (blueprints[0] ?? []).map(async ({ id }) => {
        const path = `/api/users/${uid}/blueprints/${id}/versions`;
        const answer = await fetch(`${server.url}${path}`, { headers: { cookie } });
        return ((await answer.json()) as { versions: { length: number }[] }).versions;
      }),
    );
    const characters = kept.flat().reduce((sum, { length }) => sum + length, 0);
    const [plans, history] = [(written - empty) / PEOPLE, (edited - written) / PEOPLE];
    return { plans, history, versions: kept.flat().length, characters };
  } finally {
    await server.kill('SIGTERM');
  }
}

async function sizeOf(database: Database): Promise<number> {
  await database.tidy();
  return database.bytes();
}

/** The same plan with an edited sentence at its end. */
function textOf(person: number, plan: number, version: number): string {
  return `${english(person * PLANS + plan, PLAN_CHARACTERS)} Looked through ${version} times.`;
}
