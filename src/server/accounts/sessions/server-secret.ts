import { randomBytes } from 'node:crypto';
import { type Engine, statement, textOf } from '#server/database/engine.ts';

const NAME = 'auth';

/**
 * AUTH_SECRET if it is set, otherwise a secret created on the first start and stored in the database, so that several
 * servers share it. Backups contain it, but it opens no session by itself: tokens are stored hashed.
 */
export async function serverSecret(engine: Engine, configured: string | undefined): Promise<string> {
  if (configured !== undefined) return configured;
  const stored = await engine.read('SELECT value FROM server_secrets WHERE name = ?', [NAME]);
  if (stored[0]) return textOf(stored[0], 'value');
  const fresh = randomBytes(48).toString('base64url');
  return engine.unit(function* () {
    yield statement(
      'INSERT INTO server_secrets (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING',
      NAME,
      fresh,
    );
    const { rows } = yield statement('SELECT value FROM server_secrets WHERE name = ?', NAME);
    return rows[0] ? textOf(rows[0], 'value') : fresh;
  });
}
