import { AppError, type ErrorCode } from '#domain/errors.ts';
import type { AccountTools } from '#server/accounts/account-tools.ts';
import { statement, textOf } from '#server/database/engine.ts';

/**
 * Checking a password takes a third of a second. If it is changed or reset in the meantime, an operation authorized by
 * the old one must not survive: a session, or a thief's password replacing the owner's new one. Touching the row that
 * was read makes the whole operation fail. Call it inside the operation, before the check.
 */
export async function requireSamePassword(
  { engine, work }: Pick<AccountTools, 'engine' | 'work'>,
  email: string,
  code: ErrorCode,
): Promise<void> {
  const [row] = await engine.read(
    'SELECT c.id, c.password_hash FROM credentials c JOIN users u ON u.uid = c.uid WHERE u.email = ?',
    [email],
  );
  if (!row) return;
  await work.write(
    statement(
      'UPDATE credentials SET updated_at = updated_at WHERE id = ? AND password_hash = ?',
      textOf(row, 'id'),
      textOf(row, 'password_hash'),
    ),
    () => new AppError(code),
  );
}
