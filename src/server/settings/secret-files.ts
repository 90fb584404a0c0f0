import { readFileSync } from 'node:fs';
import { ConfigError } from './config-error.ts';

type Env = Readonly<Record<string, string | undefined>>;

const SECRETS = ['DATABASE_URL', 'AUTH_SECRET', 'SMTP_URL'];

/** `AUTH_SECRET_FILE=/run/secrets/auth`: a file's content is in no process list and in no `docker inspect`. */
export function withSecretFiles(env: Env): Env {
  const read = SECRETS.flatMap((name) => {
    const file = env[`${name}_FILE`]?.trim();
    if (!file) return [];
    if (env[name]?.trim()) throw new ConfigError(`Set ${name} or ${name}_FILE, not both.`);
    return [[name, contentOf(name, file)] as const];
  });
  return { ...env, ...Object.fromEntries(read) };
}

function contentOf(name: string, file: string): string {
  try {
    const text = readFileSync(file, 'utf8').trim();
    if (text !== '') return text;
  } catch (error) {
    const { code } = error as { code?: string };
    throw new ConfigError(
      `The file of ${name}_FILE, ${file}, cannot be read (${code ?? String(error)}). Let this user read it, or correct the name.`,
    );
  }
  throw new ConfigError(`The file of ${name}_FILE, ${file}, is empty. Write the secret into it.`);
}
