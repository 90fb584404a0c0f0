import { createServer } from 'node:http';
import { DatabaseSync } from 'node:sqlite';

// The minimum cost of a durable save on this machine: no session, no validation, no history, no headers of ours. WAL,
// synchronous=FULL, one COMMIT for all saves of an event-loop turn.
const [file = '', port = '0'] = process.argv.slice(2);
const database = new DatabaseSync(file);
database.exec('PRAGMA journal_mode = WAL');
database.exec('PRAGMA synchronous = FULL');
database.exec('CREATE TABLE documents (id TEXT PRIMARY KEY, version INTEGER NOT NULL, body TEXT NOT NULL)');
const save = database.prepare(
  `INSERT INTO documents (id, version, body) VALUES (?, 1, ?)
   ON CONFLICT (id) DO UPDATE SET version = version + 1, body = excluded.body`,
);

let waiting: { id: string; body: string; done: () => void }[] = [];

function flush(): void {
  const batch = waiting;
  waiting = [];
  database.exec('BEGIN IMMEDIATE');
  for (const { id, body } of batch) save.run(id, body);
  database.exec('COMMIT');
  for (const { done } of batch) done();
}

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const body = Buffer.concat(chunks).toString('utf8');
    waiting.push({
      id: request.url ?? '',
      body,
      done: () =>
        response
          .writeHead(200, { 'content-type': 'application/json', 'content-length': 11 })
          .end('{"ok":true}'),
    });
    if (waiting.length === 1) setImmediate(flush);
  });
});
server.listen(Number(port), '127.0.0.1', () => process.stdout.write('ready\n'));
