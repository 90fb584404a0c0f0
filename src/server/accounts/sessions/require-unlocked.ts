import '#domain/account/account-errors.ts';
import { AppError } from '#domain/errors.ts';
import type { AccountTools } from '#server/accounts/account-tools.ts';
import { statement } from '#server/database/engine.ts';

/**
 * Runs in the transaction that it guards: if the operator locks the account meanwhile, opening a session or removing
 * the account is rolled back. Call it inside the operation, while the account still exists.
 */
export async function requireUnlocked({ work }: Pick<AccountTools, 'work'>, email: string): Promise<void> {
  await work.write(
    statement('UPDATE users SET updated_at = updated_at WHERE email = ? AND locked_at IS NULL', email),
    () => new AppError('user-disabled'),
  );
}
