import { describe, expect, it } from 'vitest';
import { tableOf, tokenHash } from './auth-tables.ts';
import { type Condition, whereClause } from './auth-where.ts';

const condition = (field: string, value: Condition['value'], rest: Partial<Condition> = {}): Condition => ({
  field,
  value,
  operator: 'eq',
  connector: 'AND',
  mode: 'sensitive',
  ...rest,
});

describe('queries of the identity library', () => {
  it('name our columns and pass every value as a parameter', () => {
    expect(
      whereClause(tableOf('account'), [
        condition('userId', "x' OR 1=1 --"),
        condition('providerId', 'credential'),
      ]),
    ).toEqual({ sql: 'uid = ? AND provider_id = ?', params: ["x' OR 1=1 --", 'credential'] });
  });

  it('look a session up by the hash of its token', () => {
    expect(whereClause(tableOf('session'), [condition('token', 'secret')]).params).toEqual([
      tokenHash('secret'),
    ]);
    expect(whereClause(tableOf('session'), [condition('token', ['a', 'b'], { operator: 'in' })])).toEqual({
      sql: 'token_hash IN (?, ?)',
      params: [tokenHash('a'), tokenHash('b')],
    });
  });

  it('compare times in milliseconds', () => {
    const at = new Date(1_700_000_000_000);
    expect(whereClause(tableOf('verification'), [condition('expiresAt', at, { operator: 'lt' })])).toEqual({
      sql: 'expires_at < ?',
      params: [1_700_000_000_000],
    });
  });

  it.each<[string, Condition[]]>([
    ['no condition at all', []],
    ['OR', [condition('id', 'a', { connector: 'OR' })]],
    ['an operator that is not known', [condition('id', 'a', { operator: 'contains' })]],
    ['an empty list', [condition('id', [], { operator: 'in' })]],
    ['nothing to compare with', [condition('id', null)]],
    ['a field without a column', [condition('ipAddress', '1.2.3.4')]],
  ])('are refused with %s, rather than match more rows than was meant', (_what, conditions) => {
    expect(() => whereClause(tableOf('session'), conditions)).toThrow();
  });
});
