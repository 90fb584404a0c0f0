import { type Row, statement } from '#server/database/engine.ts';
import type { registerSaveRoutes } from '#server/saving/save-route.ts';
import type { OpenedEngine } from '#server/testing/engines.ts';
import { callOverSocket, type SocketAnswer, type SocketCall } from '#server/testing/socket-call.ts';
import { openTestApp, type Person } from '#server/testing/test-app.ts';

export type Side = {
  engine: OpenedEngine['engine'];
  me: Person;
  her: Person;
  send(call: SocketCall): Promise<Reply>;
  /** Restores the sessions of both people, and removes every document. */
  reset(): Promise<void>;
  rows(): Promise<unknown>;
  sessions(): Promise<unknown>;
  close(): Promise<void>;
};

export type Reply = { status: number; headers: Record<string, unknown>; body: unknown };

const DAY_MS = 86_400_000;
const TABLES = ['blueprints', 'applied_saves', 'revisions', 'sessions'];

export async function openSide(
  saves: typeof registerSaveRoutes,
  open: () => Promise<OpenedEngine>,
  now: () => number,
): Promise<Side> {
  const opened = await open();
  const { engine } = opened;
  // Both use a socket: only there are all headers present.
  const app = await openTestApp(engine, { saves, isListening: true, now });
  const [me, her] = [await app.person('ruth@example.org'), await app.person('anna@example.org')];
  // The identity library has its own clock.
  const times = { created_at: now(), updated_at: now(), expires_at: now() + 30 * DAY_MS };
  const sessions = (await engine.read('SELECT * FROM sessions')).map((row) => ({ ...row, ...times }));
  const nameOf = new Map([
    [me.uid, 'me'],
    [her.uid, 'her'],
  ]);

  const comparable = (table: string, row: Row) => {
    const { revision_id: _, token_hash: __, id, body, uid, client, ...rest } = row;
    return {
      ...rest,
      ...(table !== 'sessions' && { id }),
      uid: nameOf.get(String(uid)),
      // Which of several rivals came first is random.
      client: String(client).replace(/^(rival-\d+)-.$/, '$1'),
      body: typeof body === 'string' && body !== '' ? JSON.parse(body) : body,
    };
  };

  const rowsOf = async (table: string) => {
    const found = (await engine.read(`SELECT * FROM ${table}`)).map((row) => comparable(table, row));
    return found.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  };

  return {
    engine,
    me,
    her,
    send: async (call) => replyOf(await callOverSocket(app.port(), call)),
    reset: () =>
      engine.unit(function* () {
        for (const table of TABLES) yield statement(`DELETE FROM ${table}`);
        for (const row of sessions) {
          const marks = Object.keys(row).map(() => '?');
          yield statement(
            `INSERT INTO sessions (${Object.keys(row).join()}) VALUES (${marks.join()})`,
            ...Object.values(row),
          );
        }
      }),
    async rows() {
      const all: Record<string, unknown> = {};
      for (const table of TABLES) all[table] = await rowsOf(table);
      return all;
    },
    sessions: () => rowsOf('sessions'),
    async close() {
      await app.close();
      await opened.stop();
    },
  };
}

/**
 * Without random parts: wall-clock time, request id and its length; and without the connection header, since Fastify
 * hangs up after an unread body. Parsed as JSON: the plain route stores a document in schema order, ours in the order
 * sent.
 */
function replyOf({ statusCode, headers, body }: SocketAnswer): Reply {
  const { date: _, connection: __, 'keep-alive': ___, ...sent } = headers;
  const { 'x-request-id': requestId, 'content-length': length, ...rest } = sent;
  const says = body.replace(/"requestId":"[^"]*"/, `"requestId":${requestId ? '"the id"' : '""'}`);
  const isWhole = length === undefined || Number(length) === Buffer.byteLength(body);
  return {
    status: statusCode,
    headers: { ...rest, isWhole },
    body: says === '' ? undefined : JSON.parse(says),
  };
}
