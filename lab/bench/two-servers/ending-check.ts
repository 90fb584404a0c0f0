import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pathOf, ROUTES } from '#domain/api/api-routes.ts';
import type { ServerProcess } from '#harness/server-process.ts';
import { askingOne } from './asking-one.ts';
import type { Browser } from './browser.ts';
import { makeLink, statusAt, stopLink } from './link-maker.ts';
import type { Report } from './report.ts';

const ADMIN = join(import.meta.dirname, '..', '..', '..', 'scripts', 'operating', 'admin.ts');

type Setting = {
  browser: Browser;
  uid: string;
  email: string;
  servers: readonly ServerProcess[];
  databaseUrl: string;
  report: Report;
};

/** A link stopped by its owner, or an account turned off by the operator, is dead with the next request, on both servers separately. */
export async function checkEnding({ browser, uid, email, servers, databaseUrl, report }: Setting) {
  const each = servers.map(({ url }) => askingOne(url, browser.cookie));
  const admin = (command: string) =>
    promisify(execFile)(process.execPath, [ADMIN, command, email], {
      env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl },
    });
  const link = async () => {
    const made = await makeLink(browser, uid, 'onboarding');
    if (!made) throw new Error('No link was made.');
    return made;
  };
  const ask = async (look: (server: Pick<Browser, 'ask'>) => Promise<number>) =>
    (await Promise.all(each.map(look))).join(', ');

  const stopped = await link();
  const before = await ask((server) => statusAt(server, stopped));
  await stopLink(browser, uid, stopped);
  const after = await ask((server) => statusAt(server, stopped));
  report.check(
    'a link its owner stops: dead at once on both',
    `${before} ${after}` === '200, 200 404, 404',
    after,
  );

  const ended = await link();
  const mine = async (server: Pick<Browser, 'ask'>) =>
    (await server.ask({ path: pathOf(ROUTES.listDocuments, { uid }) })).status;
  const open = `${await ask((server) => statusAt(server, ended))} ${await ask(mine)}`;
  await admin('lock');
  const locked = `${await ask((server) => statusAt(server, ended))} ${await ask(mine)}`;
  report.check(
    'an account turned off: its links and sessions end at once',
    `${open} ${locked}` === '200, 200 200, 200 404, 404 401, 401',
    locked,
  );
  await admin('unlock');
  const unlocked = await ask((server) => statusAt(server, ended));
  report.check('turned on again: its links stay dead', unlocked === '404, 404', unlocked);
}
