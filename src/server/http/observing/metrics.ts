import type { Observer } from './answered.ts';
import type { EventLoopLag } from './event-loop-lag.ts';
import { exposition, type Family } from './exposition.ts';
import { createRequestMetrics } from './request-figures.ts';

export type Metrics = { count: Observer; text(): string };

type Sources = {
  lag: Pick<EventLoopLag, 'recentSeconds' | 'total'>;
  /** Undefined on PostgreSQL. */
  walBytes: () => number | undefined;
  /** Undefined on SQLite, which has one connection. */
  pool: () => { idle: number; busy: number; waiting: number } | undefined;
  hashes: () => { running: number; waiting: number };
  /** When each task was last done, in milliseconds. */
  lastSuccess: () => ReadonlyMap<string, number>;
  build: Readonly<Record<string, string>>;
};

const QUANTILES = [0.5, 0.9, 0.99];

export function createMetrics(sources: Sources): Metrics {
  const requests = createRequestMetrics();
  return {
    count: requests.count,
    text: () => exposition([...requests.families(), ...serverFamilies(sources), ...processFamilies()]),
  };
}

function serverFamilies({ lag, walBytes, pool, hashes, lastSuccess, build }: Sources): Family[] {
  const [wal, connections, { running, waiting }] = [walBytes(), pool(), hashes()];
  return [
    {
      name: 'cornerstone_event_loop_lag_seconds',
      help: 'How late the event loop was; quantiles of the last one to two minutes.',
      type: 'summary',
      samples: [
        ...QUANTILES.map((quantile) => ({
          labels: { quantile: String(quantile) },
          value: lag.recentSeconds(quantile * 100),
        })),
        { suffix: '_sum', value: lag.total().seconds },
        { suffix: '_count', value: lag.total().count },
      ],
    },
    gauge('cornerstone_password_hashes', 'Passwords that are being hashed, and that wait for it.', [
      { labels: { state: 'running' }, value: running },
      { labels: { state: 'waiting' }, value: waiting },
    ]),
    gauge(
      'cornerstone_database_connections',
      'Connections of this server to PostgreSQL.',
      connections
        ? [
            { labels: { state: 'idle' }, value: connections.idle },
            { labels: { state: 'busy' }, value: connections.busy },
          ]
        : [],
    ),
    gauge(
      'cornerstone_database_waiting',
      'Pieces of work that wait for a connection to PostgreSQL.',
      connections ? [{ value: connections.waiting }] : [],
    ),
    gauge(
      'cornerstone_sqlite_wal_bytes',
      'Size of the write-ahead log of SQLite.',
      wal === undefined ? [] : [{ value: wal }],
    ),
    gauge(
      'cornerstone_task_last_success_timestamp_seconds',
      'When each hourly task was last done; 0: not since the start.',
      [...lastSuccess()].map(([task, at]) => ({ labels: { task }, value: Math.round(at / 1_000) })),
    ),
    gauge('cornerstone_build_info', 'What runs here; always 1.', [{ labels: build, value: 1 }]),
  ];
}

/** Under the names that dashboards expect. */
function processFamilies(): Family[] {
  const { user, system } = process.cpuUsage();
  return [
    {
      name: 'process_cpu_seconds_total',
      help: 'Processor time of this process, user and system.',
      type: 'counter',
      samples: [{ value: (user + system) / 1e6 }],
    },
    gauge('process_resident_memory_bytes', 'Memory of this process.', [{ value: process.memoryUsage.rss() }]),
    gauge('process_start_time_seconds', 'When this process began.', [
      { value: Math.round(performance.timeOrigin / 1_000) },
    ]),
  ];
}

function gauge(name: string, help: string, samples: Family['samples']): Family {
  return { name, help, type: 'gauge', samples };
}
