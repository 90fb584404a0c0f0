import { expect } from 'vitest';
import { eventually } from '#domain/testing/eventually.ts';
import { BLUEPRINT_KIND } from '#server/blueprints/blueprint-kind.ts';
import { statement } from '#server/database/engine.ts';
import { saveSteps } from '#server/documents/sql/save-document.ts';
import type { SocketCall } from '#server/testing/socket-call.ts';
import { HOST, ORIGIN } from '#server/testing/test-app.ts';
import {
  blueprintOf,
  bytesOf,
  type Condition,
  DOCUMENTS,
  type SaveStep,
  type Step,
  typeOf,
} from './save-steps.ts';
import type { Reply, Side } from './two-ways.ts';

const TWO_DAYS_MS = 2 * 86_400_000;

/** The state of a page between its saves. */
type Memory = { ids: string[]; versions: number[]; counts: Map<string, number> };

type Versioned = { version?: number };

export type Walk = { pairs: [Reply, Reply][]; statuses: number[][] };

/** Runs one sequence of steps on both sides. The plain side's replies decide how the page goes on. */
export async function walk(
  [plain, fast]: readonly [Side, Side],
  steps: readonly Step[],
  clock: { now: number },
): Promise<Walk> {
  const memory: Memory = {
    ids: Array.from({ length: DOCUMENTS }, () => crypto.randomUUID()),
    versions: Array.from({ length: DOCUMENTS }, () => 0),
    counts: new Map(),
  };
  const result: Walk = { pairs: [], statuses: [] };
  const both = async (callOf: (side: Side) => SocketCall): Promise<Reply> => {
    const replies = await Promise.all([plain.send(callOf(plain)), fast.send(callOf(fast))]);
    result.pairs.push(replies);
    return replies[0];
  };

  for (const step of steps) {
    switch (step.step) {
      case 'save': {
        await prepareSession([plain, fast], step.cookie, clock.now);
        const call = saveCall(step, memory);
        learn(step.document, await both(call), memory);
        break;
      }
      case 'delete':
      case 'restore': {
        const reply = await both((side) => removeCall(side, step.step, memory.ids[step.document] ?? ''));
        learn(step.document, reply, memory);
        break;
      }
      case 'wait':
        await sameSessions(plain, fast);
        clock.now += step.ms;
        break;
      case 'elsewhere':
        await Promise.all([plain, fast].map((side) => saveElsewhere(side, step, memory, clock.now)));
        memory.versions[step.document] = await versionOf(plain, memory.ids[step.document] ?? '');
        break;
      case 'twins':
      case 'rivals':
        result.statuses.push(...(await race([plain, fast], step, memory)));
        memory.versions[step.document] = await versionOf(plain, memory.ids[step.document] ?? '');
        break;
    }
  }
  return result;
}

/**
 * The plain route extends a session alongside the request, not as part of it. Wait before the clock advances, or the
 * next request could extend the session from a later time.
 */
async function sameSessions(plain: Side, fast: Side): Promise<void> {
  await eventually(async () => expect(await fast.sessions()).toEqual(await plain.sessions()));
}

function learn(document: number, { status, body }: Reply, { versions }: Memory): void {
  const said = body as { blueprint?: Versioned; current?: Versioned } & Versioned;
  const stored = said?.blueprint ?? (status === 200 ? said : said?.current);
  if (typeof stored?.version === 'number') versions[document] = stored.version;
}

async function prepareSession(
  sides: readonly Side[],
  cookie: SaveStep['cookie'],
  now: number,
): Promise<void> {
  for (const { engine, me } of sides) {
    await engine.unit(function* () {
      if (cookie === 'ended')
        yield statement('UPDATE sessions SET expires_at = ? WHERE uid = ?', now, me.uid);
      if (cookie === 'stale')
        yield statement('UPDATE sessions SET updated_at = ? WHERE uid = ?', now - TWO_DAYS_MS, me.uid);
    });
  }
}

function saveCall(step: SaveStep, memory: Memory): (side: Side) => SocketCall {
  const id = memory.ids[step.document] ?? '';
  const payload = bytesOf(
    blueprintOf(id, { type: typeOf(step.document, step.type), texts: step.texts }),
    step.body,
  );
  const length = step.isChunked
    ? { 'transfer-encoding': 'chunked' }
    : { 'content-length': String(payload.length) };
  const stamp = stampOf(step, memory.counts);
  const condition = conditionOf(step.condition, memory.versions[step.document] ?? 0);
  return (side) => {
    const head: Record<string, string | undefined> = {
      host: HOST,
      origin: ORIGIN,
      'content-type': 'application/json',
      cookie: cookieOf(side, step.cookie),
      ...length,
      ...condition,
      ...stamp,
      ...step.head,
    };
    const present = Object.entries(head).filter((entry): entry is [string, string] => entry[1] !== undefined);
    return { method: 'PUT', path: pathOf(side, step, id), headers: Object.fromEntries(present), payload };
  };
}

function cookieOf({ me, her }: Side, cookie: SaveStep['cookie']): string | undefined {
  if (cookie === 'none') return undefined;
  if (cookie === 'forged') return me.cookie.replace(/.(?=;|$)/, 'x');
  return cookie === 'hers' ? her.cookie : me.cookie;
}

function pathOf({ me, her }: Side, { owner, spelling }: SaveStep, id: string): string {
  const uid = { mine: me.uid, hers: her.uid, nobody: 'nobody' }[owner];
  const path = `/api/users/${uid}/blueprints/${id}`;
  return {
    usual: path,
    query: `${path}?from=here`,
    escaped: path.replace('blueprints', 'bl%75eprints'),
    slash: `${path}/`,
    nul: `${path}?x=%00`,
  }[spelling];
}

function conditionOf(condition: Condition, version: number): Record<string, string> {
  const match = (of: number) => ({ 'if-match': `"${of}"` });
  const created = { 'if-none-match': '*' };
  const known = version === 0 ? created : match(version);
  return {
    new: created,
    current: known,
    outdated: match(Math.max(1, version - 1)),
    future: match(version + 5),
    both: { ...created, ...match(1) },
    neither: {},
    nonsense: { 'if-match': 'seven' },
  }[condition];
}

function stampOf({ client, count }: SaveStep, counts: Map<string, number>): Record<string, string> {
  if (client === undefined) return {};
  const last = counts.get(client) ?? 0;
  if (count === 'next') counts.set(client, last + 1);
  const seq = { next: last + 1, same: Math.max(1, last), lower: Math.max(1, last - 1) };
  if (count === 'missing') return { 'x-client': client };
  return { 'x-client': client, 'x-seq': count === 'nonsense' ? '-1' : String(seq[count]) };
}

function removeCall({ me }: Side, step: 'delete' | 'restore', id: string): SocketCall {
  const path = `${me.mine}/${id}`;
  const headers = { host: HOST, origin: ORIGIN, cookie: me.cookie };
  if (step === 'delete') return { method: 'DELETE', path, headers };
  return { method: 'POST', path: `${path}/restore`, headers };
}

// Another server on the same database: this one's cache of the document is then outdated.
async function saveElsewhere(
  { engine, me }: Side,
  { document, plan }: Extract<Step, { step: 'elsewhere' }>,
  memory: Memory,
  now: number,
): Promise<void> {
  const id = memory.ids[document] ?? '';
  const expected = (await versionOf({ engine }, id)) || undefined;
  const body = blueprintOf(id, { type: typeOf(document), texts: { ...NO_TEXTS, plan } });
  const sender = { client: 'elsewhere', seq: now };
  await engine.unit(() => saveSteps(BLUEPRINT_KIND, { uid: me.uid, id, body, expected, sender, now }));
}

const NO_TEXTS = { answer: 'from elsewhere', plan: '', notes: undefined, origin: undefined };

async function versionOf({ engine }: Pick<Side, 'engine'>, id: string): Promise<number> {
  const [row] = await engine.read('SELECT version FROM blueprints WHERE id = ?', [id]);
  return Number(row?.version ?? 0);
}

/** Four at once, of one client or of four. Their order is random; how many succeed is not. */
async function race(
  sides: readonly Side[],
  { step, document }: Extract<Step, { step: 'twins' | 'rivals' }>,
  { ids, versions, counts }: Memory,
): Promise<number[][]> {
  const id = ids[document] ?? '';
  const version = versions[document] ?? 0;
  const seq = (counts.get('racer') ?? 0) + 1;
  counts.set('racer', seq);
  const body = blueprintOf(id, {
    type: typeOf(document),
    texts: { ...NO_TEXTS, plan: 'the race' },
  });
  const payload = Buffer.from(JSON.stringify(body));
  return Promise.all(
    sides.map(async (side) => {
      const replies = await Promise.all(
        ['a', 'b', 'c', 'd'].map((name) =>
          side.send({
            method: 'PUT',
            path: `${side.me.mine}/${id}`,
            headers: {
              host: HOST,
              origin: ORIGIN,
              cookie: side.me.cookie,
              'content-type': 'application/json',
              'content-length': String(payload.length),
              ...conditionOf('current', version),
              'x-client': step === 'twins' ? 'racer' : `rival-${seq}-${name}`,
              'x-seq': String(seq),
            },
            payload,
          }),
        ),
      );
      return replies.map(({ status }) => status).toSorted();
    }),
  );
}
