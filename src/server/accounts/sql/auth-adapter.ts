import '#domain/account/account-errors.ts';
import { type CustomAdapter, createAdapterFactory, type DBAdapter } from 'better-auth/adapters';
import type { BetterAuthOptions } from 'better-auth/types';
import { AppError, type ErrorCode } from '#domain/errors.ts';
import { type Engine, statement } from '#server/database/engine.ts';
import { type AuthTable, fromRow, tableOf, toSql } from './auth-tables.ts';
import { type Condition, columnOf, whereClause } from './auth-where.ts';
import type { UnitOfWork } from './unit-of-work.ts';

type Fields = Record<string, unknown>;
type Sort = { field: string; direction: 'asc' | 'desc' };

/** The identity library's storage, on whichever engine the server runs. Writes join the current unit of work. */
export function createAuthAdapter(engine: Engine, work: UnitOfWork) {
  return (options: BetterAuthOptions): DBAdapter => {
    const adapter: DBAdapter = createAdapterFactory({
      config: {
        adapterId: 'store',
        transaction: (operation) => work.run(() => operation(adapter)),
      },
      adapter: () => customAdapter(engine, work),
    })(options);
    return adapter;
  };
}

function customAdapter(engine: Engine, work: UnitOfWork): CustomAdapter {
  async function find(model: string, where: Condition[], limit: number, sort?: Sort): Promise<Fields[]> {
    const table = tableOf(model);
    const { sql, params } = whereClause(table, where);
    const order = sort
      ? ` ORDER BY ${columnOf(table, sort.field)} ${sort.direction === 'desc' ? 'DESC' : 'ASC'}`
      : '';
    const rows = await engine.read(`SELECT * FROM ${table.name} WHERE ${sql}${order} LIMIT ?`, [
      ...params,
      limit,
    ]);
    return rows.map((row) => ({ ...fromRow(table, row), ...askedToken(where) }));
  }

  async function update(model: string, where: Condition[], changes: Fields): Promise<void> {
    const table = tableOf(model);
    const { sql, params } = whereClause(table, where);
    const fields = storedFields(table, changes);
    const assignments = fields.map(([column]) => `${column} = ?`).join(', ');
    const values = fields.map(([, value]) => value);
    await work.write(statement(`UPDATE ${table.name} SET ${assignments} WHERE ${sql}`, ...values, ...params));
  }

  async function remove(model: string, where: Condition[], failure?: () => Error): Promise<void> {
    const table = tableOf(model);
    const { sql, params } = whereClause(table, where);
    await work.write(statement(`DELETE FROM ${table.name} WHERE ${sql}`, ...params), failure);
  }

  return {
    async create({ model, data }) {
      const table = tableOf(model);
      const fields = storedFields(table, data);
      const columns = fields.map(([column]) => column).join(', ');
      const marks = fields.map(() => '?').join(', ');
      await work.write(
        statement(
          `INSERT INTO ${table.name} (${columns}) VALUES (${marks}) ON CONFLICT DO NOTHING`,
          ...fields.map(([, value]) => value),
        ),
        () => new AppError(CREATE_FAILURES[model] ?? 'internal'),
      );
      return data;
    },
    async findOne<T>({ model, where }: { model: string; where: Condition[] }) {
      const [row] = await find(model, where, 1);
      return row ? (row as T) : null;
    },
    async findMany<T>(query: {
      model: string;
      where?: Condition[] | undefined;
      limit: number;
      sortBy?: Sort | undefined;
    }) {
      return (await find(query.model, query.where ?? [], query.limit, query.sortBy)) as T[];
    },
    async update<T>({ model, where, update: changes }: { model: string; where: Condition[]; update: T }) {
      const [row] = await find(model, where, 1);
      if (!row) return null;
      await update(model, where, changes as Fields);
      return { ...row, ...changes } as T;
    },
    async updateMany({ model, where, update: changes }) {
      await update(model, where, changes);
      return 1;
    },
    delete: ({ model, where }) => remove(model, where),
    async deleteMany({ model, where }) {
      await remove(model, where);
      return 1;
    },
    // A single-use token: if two requests read it, the one whose delete touches no row is rolled back as a whole.
    async consumeOne<T>({ model, where }: { model: string; where: Condition[] }) {
      const [row] = await find(model, where, 1);
      if (row) await remove(model, where, () => new AppError('reset-link-invalid'));
      return row ? (row as T) : null;
    },
    async count() {
      throw new Error('Counting is not supported');
    },
  };
}

const CREATE_FAILURES: Readonly<Record<string, ErrorCode>> = { user: 'email-already-in-use' };

function storedFields(table: AuthTable, data: Fields) {
  return Object.entries(data).flatMap(([field, value]) => {
    const column = table.columns[field];
    return column === undefined ? [] : [[column, toSql(field, value)] as const];
  });
}

// The table has only hashes; a caller that asked with the token itself gets the token back.
function askedToken(where: Condition[]): Fields {
  const condition = where.find(({ field, operator }) => field === 'token' && operator === 'eq');
  return condition ? { token: condition.value } : {};
}
