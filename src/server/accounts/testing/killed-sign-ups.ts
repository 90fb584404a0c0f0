import { flushCompileCache } from 'node:module';
import type { Engine, Unit } from '#server/database/engine.ts';
import { openStore } from '#server/database/open-store.ts';
import { startAccountServer } from './account-server.ts';

// Run as a separate process: signs people up and prints their emails until it is killed. With a second argument it
// kills itself just before that statement, counted from the first one of the first sign-up.
const [dataDir = '', killBefore = '0'] = process.argv.slice(2);
let statements = 0;

function dieAt(point: number): void {
  if (point === Number(killBefore)) process.kill(process.pid, 'SIGKILL');
}

function watched<T>(unit: Unit<T>): Unit<T> {
  return function* () {
    const steps = unit();
    let step = steps.next();
    while (!step.done) {
      statements += 1;
      dieAt(statements);
      step = steps.next(yield step.value);
    }
    dieAt(statements + 0.5);
    return step.value;
  };
}

const onError = (error: unknown) => {
  throw error;
};
const store = await openStore({ dataDir, databaseUrl: undefined, onError, onFatal: onError });
const engine: Engine = {
  kind: store.kind,
  read: (sql, params) => store.read(sql, params),
  unit: (unit) => store.unit(watched(unit)),
  commit: () => store.commit(),
  ping: () => store.ping(),
  close: () => store.close(),
};
const server = await startAccountServer({ engine, dataDir });
// The first sign-up loads the identity library; random kills should hit sign-ups, not that.
if (killBefore === '0') await server.signUp('first@example.org');
// A killed process writes no compile cache unless it is flushed.
flushCompileCache();
process.stdout.write('ready\n');
for (let index = 0; ; index += 1) {
  const email = `person${index}@example.org`;
  const { statusCode } = await server.signUp(email, undefined, { address: `198.51.${index % 250}.1` });
  if (statusCode === 200) process.stdout.write(`${email}\n`);
}
