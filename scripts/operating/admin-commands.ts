import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Administration } from '#server/administration/administration.ts';
import { ConfigError } from '#server/config.ts';
import { auditLines, userLines } from './admin-lines.ts';

const AUDIT_ENTRIES = 100;

type Command = {
  usage: string;
  what: string;
  /** The name of its argument. */
  needs?: 'EMAIL';
  /** False: nobody has that email. */
  run(administration: Administration, email: string, rest: readonly string[]): Promise<boolean>;
};

const print = (...lines: readonly string[]) => {
  for (const line of lines) console.log(line);
};

const day = (at: Date) => at.toISOString().slice(0, 10);

export const ADMIN_COMMANDS: Readonly<Record<string, Command>> = {
  users: {
    usage: 'users',
    what: 'list everyone who has an account, by email',
    async run(administration) {
      for await (const page of administration.users()) {
        for (const { email, createdAt, isLocked, blueprints } of page) {
          const count = `${String(blueprints).padStart(2)} ${blueprints === 1 ? 'blueprint ' : 'blueprints'}`;
          print(`${day(createdAt)}  ${count}  ${email}${isLocked ? '  (turned off)' : ''}`);
        }
      }
      return true;
    },
  },
  user: {
    usage: 'user EMAIL',
    what: 'one account: plans, size, sessions, links, last seen',
    needs: 'EMAIL',
    async run(administration, email) {
      const user = await administration.user(email);
      if (user) print(...userLines(user));
      return user !== null;
    },
  },
  'reset-link': {
    usage: 'reset-link EMAIL',
    what: 'print a link that sets a new password (works once, for one hour)',
    needs: 'EMAIL',
    async run(administration, email) {
      const link = await administration.resetLinkFor(email);
      if (link !== null) print(link);
      if (link?.startsWith('http://localhost'))
        console.error('It leads to this computer only, because PUBLIC_URL is not set here.');
      return link !== null;
    },
  },
  lock: {
    usage: 'lock EMAIL',
    what: 'turn an account off: everybody is signed out of it, its links end, nothing else in it changes',
    needs: 'EMAIL',
    async run(administration, email) {
      const isFound = await administration.lock(email);
      if (isFound)
        print(`The account of ${email} is turned off. To turn it on: npm run admin -- unlock ${email}`);
      return isFound;
    },
  },
  unlock: {
    usage: 'unlock EMAIL',
    what: 'turn it on again',
    needs: 'EMAIL',
    async run(administration, email) {
      const isFound = await administration.unlock(email);
      if (isFound) print(`The account of ${email} is turned on.`);
      return isFound;
    },
  },
  export: {
    usage: 'export EMAIL [FILE]',
    what: 'write the file that the person could download themselves',
    needs: 'EMAIL',
    async run(administration, email, [name = `cornerstone-${email}-${day(new Date())}.json`]) {
      const text = await administration.export(email);
      if (text === null) return false;
      const file = resolve(name);
      writeNew(file, text);
      print(
        `Everything of ${email} is in ${file}. It can be restored in the app: My data, Restore from a file.`,
      );
      return true;
    },
  },
  'delete-user': {
    usage: 'delete-user EMAIL',
    what: 'remove an account and everything in it',
    needs: 'EMAIL',
    async run(administration, email) {
      const isFound = await administration.deleteUser(email);
      if (isFound) print(`The account of ${email} and everything in it is removed.`);
      return isFound;
    },
  },
  audit: {
    usage: 'audit',
    what: `the last ${AUDIT_ENTRIES} of these commands: when, who, what, whose`,
    async run(administration) {
      print(...auditLines(await administration.audit.newest(AUDIT_ENTRIES)));
      return true;
    },
  },
};

/** Never overwrites a file: it might be somebody else's. */
function writeNew(file: string, text: string): void {
  try {
    writeFileSync(file, text, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'EEXIST') throw error;
    throw new ConfigError(`${file} cannot be written (${code}). Choose another place for it.`);
  }
}

type Program = { what: string; run(): Promise<unknown> };

/** Commands for the whole database. Each is also a separate program. */
export const ADMIN_PROGRAMS: Readonly<Record<string, Program>> = {
  migrate: {
    what: 'bring the database to this version while servers of the version before go on saving',
    run: () => import('./migrate.ts'),
  },
  'move-to-postgres': {
    what: 'copy everything from SQLite in DATA_DIR to the empty database at DATABASE_URL',
    run: () => import('./move-to-postgres.ts'),
  },
};
