import { hash } from 'node:crypto';
import type { Row, SqlValue } from '#server/database/engine.ts';

type Fields = Record<string, unknown>;
export type AuthTable = { readonly name: string; readonly columns: Readonly<Record<string, string>> };

const TIMES = { createdAt: 'created_at', updatedAt: 'updated_at' };

// Fields of the identity library missing here (addresses, user agents, social tokens) are not stored.
const TABLES: Readonly<Record<string, AuthTable>> = {
  user: {
    name: 'users',
    columns: {
      id: 'uid',
      email: 'email',
      name: 'display_name',
      image: 'photo_url',
      emailVerified: 'email_verified',
      ...TIMES,
    },
  },
  account: {
    name: 'credentials',
    columns: {
      id: 'id',
      userId: 'uid',
      providerId: 'provider_id',
      accountId: 'account_id',
      password: 'password_hash',
      ...TIMES,
    },
  },
  session: {
    name: 'sessions',
    columns: { id: 'id', userId: 'uid', token: 'token_hash', expiresAt: 'expires_at', ...TIMES },
  },
  verification: {
    name: 'verifications',
    columns: { id: 'id', identifier: 'identifier', value: 'value', expiresAt: 'expires_at', ...TIMES },
  },
};

export function tableOf(model: string): AuthTable {
  const table = TABLES[model];
  if (!table) throw new Error(`The identity library asked for an unknown model: ${model}`);
  return table;
}

/** Only the hash is stored, so a leaked backup holds no live session. */
export function tokenHash(token: string): string {
  return hash('sha256', token, 'base64url');
}

export function toSql(field: string, value: unknown): SqlValue {
  if (value === undefined || value === null) return null;
  if (value instanceof Date) return value.getTime();
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (field === 'token') return tokenHash(String(value));
  // The API promises a null displayName until there is one; the library insists on a string.
  if (field === 'name' && value === '') return null;
  if (typeof value === 'string' || typeof value === 'number') return value;
  throw new TypeError(`Field ${field} cannot be stored`);
}

export function fromRow({ columns }: AuthTable, row: Row): Fields {
  return Object.fromEntries(
    Object.entries(columns).map(([field, column]) => [field, fromSql(field, row[column])]),
  );
}

function fromSql(field: string, value: SqlValue | undefined): unknown {
  if (field.endsWith('At')) return new Date(Number(value));
  if (field === 'emailVerified') return Number(value) === 1;
  if (field === 'name') return value ?? '';
  return value;
}
