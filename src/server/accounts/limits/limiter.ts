import { type Engine, numberOf, type Statement, statement } from '#server/database/engine.ts';
import { RequestFailure } from '#server/http/request-failure.ts';
import type { Allowance } from '#server/settings/allowances.ts';

export type Charge = { readonly key: string; readonly allowance: Allowance };

export type Limiter = {
  /** Counts an attempt before it is evaluated, so that attempts in parallel cannot slip through together. */
  charge(charges: readonly Charge[]): Promise<void>;
  /** Refunds the cost of a right password. */
  refunds(charges: readonly Charge[]): Statement[];
};

// One row per key: the time at which the whole burst is available again (the GCRA algorithm). One statement decides and
// counts, so servers that share the database share the count.
const CHARGE = `INSERT INTO auth_limits (key, free_at) VALUES (?, ?)
  ON CONFLICT (key) DO UPDATE
  SET free_at = CASE WHEN auth_limits.free_at > ? THEN auth_limits.free_at ELSE ? END + ?
  WHERE auth_limits.free_at <= ?
  RETURNING free_at`;

export function createLimiter(engine: Engine, isOn: boolean, now: () => number): Limiter {
  return {
    async charge(charges) {
      if (!isOn || charges.length === 0) return;
      const at = now();
      const waitMs = await engine.unit(function* () {
        for (const { key, allowance } of charges) {
          const { burst, everyMs } = allowance;
          const latest = at + (burst - 1) * everyMs;
          const { rows } = yield statement(CHARGE, key, at + everyMs, at, at, everyMs, latest);
          if (rows.length > 0) continue;
          const full = yield statement('SELECT free_at FROM auth_limits WHERE key = ?', key);
          return full.rows[0] ? numberOf(full.rows[0], 'free_at') - latest : everyMs;
        }
        return 0;
      });
      if (waitMs <= 0) return;
      throw new RequestFailure('too-many-requests', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
    },
    refunds(charges) {
      if (!isOn) return [];
      return charges.map(({ key, allowance }) =>
        statement('UPDATE auth_limits SET free_at = free_at - ? WHERE key = ?', allowance.everyMs, key),
      );
    },
  };
}
