import { AppError } from '#domain/errors.ts';
import type { AccountTools } from '#server/accounts/account-tools.ts';
import { statement } from '#server/database/engine.ts';

/**
 * In the same transaction as what it guards: a session that is opened, or an account that is removed, while the operator
 * locks the account is undone. Call it inside the operation, while the account is still there.
 */
export async function requireUnlocked({ work }: Pick<AccountTools, 'work'>, email: string): Promise<void> {
  await work.write(
    statement('UPDATE users SET updated_at = updated_at WHERE email = ? AND locked_at IS NULL', email),
    () => new AppError('user-disabled'),
  );
}
