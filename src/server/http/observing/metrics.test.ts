import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createMetrics } from './metrics.ts';

const DEPLOY = join(import.meta.dirname, '..', '..', '..', '..', 'deploy');
const hasPromtool = spawnSync('promtool', ['--version']).status === 0;

function someMetrics(database: 'sqlite' | 'postgres'): string {
  const metrics = createMetrics({
    lag: { recentSeconds: (percentile) => percentile / 1_000, total: () => ({ seconds: 1.5, count: 3 }) },
    walBytes: () => (database === 'sqlite' ? 4_096 : undefined),
    pool: () => (database === 'postgres' ? { idle: 3, busy: 7, waiting: 2 } : undefined),
    hashes: () => ({ running: 2, waiting: 5 }),
    lastSuccess: () => new Map([['retention', 1_700_000_000_400]]),
    build: { version: '0.1.0', build: 'abc"\\', node: '24', database },
  });
  const save = { requestId: 'x', method: 'PUT', route: '/api/users/:uid/blueprints/:id', status: 200 };
  for (const ms of [3, 30, 300, 30_000]) metrics.count({ ...save, ms });
  metrics.count({ requestId: 'y', method: 'GET', route: '/readyz', status: 503, ms: 1 });
  return metrics.text();
}

const familiesOf = (text: string) =>
  [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name, type]) => [name, type]);

describe('the metrics', () => {
  it('have a help text for each, before its values', () => {
    for (const text of [someMetrics('sqlite'), someMetrics('postgres')]) {
      const lines = text.trimEnd().split('\n');
      for (const [index, line] of lines.entries()) {
        const name = /^# TYPE (\S+)/.exec(line)?.[1];
        if (name !== undefined) {
          expect(lines[index - 1]).toMatch(new RegExp(`^# HELP ${name} [A-Z].*\\.$`));
        }
      }
      expect(text.endsWith('\n')).toBe(true);
      expect(new Set(familiesOf(text).map(([name]) => name)).size).toBe(familiesOf(text).length);
    }
  });

  it('count events', () => {
    const text = someMetrics('postgres');
    const save = 'method="PUT",route="/api/users/:uid/blueprints/:id"';
    for (const line of [
      `cornerstone_requests_total{${save},status="200"} 4`,
      'cornerstone_requests_total{method="GET",route="/readyz",status="503"} 1',
      `cornerstone_request_seconds_bucket{${save},le="0.005"} 1`,
      `cornerstone_request_seconds_bucket{${save},le="0.5"} 3`,
      `cornerstone_request_seconds_bucket{${save},le="+Inf"} 4`,
      `cornerstone_request_seconds_count{${save}} 4`,
      'cornerstone_saves_total 4',
      'cornerstone_event_loop_lag_seconds{quantile="0.99"} 0.099',
      'cornerstone_event_loop_lag_seconds_sum 1.5',
      'cornerstone_event_loop_lag_seconds_count 3',
      'cornerstone_password_hashes{state="waiting"} 5',
      'cornerstone_database_connections{state="busy"} 7',
      'cornerstone_database_waiting 2',
      'cornerstone_task_last_success_timestamp_seconds{task="retention"} 1700000000',
      'cornerstone_build_info{version="0.1.0",build="abc\\"\\\\",node="24",database="postgres"} 1',
    ]) {
      expect(text.split('\n')).toContain(line);
    }
    expect(text).not.toContain('wal_bytes');
    expect(someMetrics('sqlite')).not.toContain('database_connections');
  });

  it.each(['prometheus/alerts.yml', 'grafana-dashboard.json'])('include everything that %s uses', (file) => {
    const known = new Set(
      ['sqlite', 'postgres'].flatMap((database) =>
        familiesOf(someMetrics(database as 'sqlite')).map(([name]) => name),
      ),
    );
    const asked = readFileSync(join(DEPLOY, file), 'utf8').match(/\b(cornerstone|process)_[a-z_]+/g) ?? [];
    const unknown = asked.filter((name) => !known.has(name.replace(/_(bucket|count|sum)$/, '')));
    expect([asked.length > 10, unknown]).toEqual([true, []]);
  });

  it.skipIf(!hasPromtool)('are valid for promtool, and the alerts fire as described', () => {
    for (const database of ['sqlite', 'postgres'] as const) {
      const check = spawnSync('promtool', ['check', 'metrics'], {
        input: someMetrics(database),
        encoding: 'utf8',
      });
      expect([check.status, check.stderr]).toEqual([0, '']);
    }
    const rules = spawnSync('promtool', ['test', 'rules', join(DEPLOY, 'prometheus', 'alerts-test.yml')], {
      encoding: 'utf8',
    });
    expect([rules.status, rules.stderr]).toEqual([0, '']);
  });
});
