import type { CleanedWhere } from 'better-auth/adapters';
import type { SqlValue } from '#server/database/engine.ts';
import { type AuthTable, toSql } from './auth-tables.ts';

export type Condition = CleanedWhere;
type Clause = { sql: string; params: SqlValue[] };

const COMPARISONS: Readonly<Record<string, string>> = { eq: '=', lt: '<', lte: '<=', gt: '>', gte: '>=' };

/** Only operators that the mounted operations use; any other throws rather than match too many rows. */
export function whereClause(table: AuthTable, conditions: readonly Condition[]): Clause {
  if (conditions.length === 0) throw new Error(`A query on ${table.name} names no row`);
  const clauses = conditions.map((condition) => clauseOf(table, condition));
  return {
    sql: clauses.map(({ sql }) => sql).join(' AND '),
    params: clauses.flatMap(({ params }) => params),
  };
}

export function columnOf(table: AuthTable, field: string): string {
  const column = table.columns[field];
  if (column === undefined) throw new Error(`${table.name} has no column for ${field}`);
  return column;
}

function clauseOf(table: AuthTable, { field, operator = 'eq', connector, value }: Condition): Clause {
  const column = columnOf(table, field);
  if (connector !== 'AND') throw new Error(`${connector} is not supported in queries on ${table.name}`);
  if (operator === 'in' && Array.isArray(value) && value.length > 0) {
    return {
      sql: `${column} IN (${value.map(() => '?').join(', ')})`,
      params: value.map((item) => toSql(field, item)),
    };
  }
  const comparison = COMPARISONS[operator];
  if (!comparison) throw new Error(`${operator} is not supported in queries on ${table.name}`);
  const param = toSql(field, value);
  if (param === null) throw new Error(`${column} is compared with nothing`);
  return { sql: `${column} ${comparison} ?`, params: [param] };
}
