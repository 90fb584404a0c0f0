import type { Observer } from './answered.ts';
import type { EventLoopLag } from './event-loop-lag.ts';

const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5] as const;

type Series = { count: number; sum: number; buckets: number[] };

export type Metrics = { count: Observer; text(): string };

type Sources = {
  lag: Pick<EventLoopLag, 'recentSeconds'>;
  /** Undefined on PostgreSQL. */
  walBytes: () => number | undefined;
};

/** Counts by route pattern, never by path: a path holds a person's id. */
export function createMetrics({ lag, walBytes }: Sources): Metrics {
  const requests = new Map<string, number>();
  const durations = new Map<string, Series>();
  let saves = 0;

  const count: Observer = ({ method, route, status, ms }) => {
    const seconds = ms / 1_000;
    const labels = `method="${method}",route="${route}"`;
    const key = `${labels},status="${status}"`;
    requests.set(key, (requests.get(key) ?? 0) + 1);
    const series = durations.get(labels) ?? { count: 0, sum: 0, buckets: BUCKETS_SECONDS.map(() => 0) };
    series.count += 1;
    series.sum += seconds;
    BUCKETS_SECONDS.forEach((limit, index) => {
      if (seconds <= limit) series.buckets[index] = (series.buckets[index] ?? 0) + 1;
    });
    durations.set(labels, series);
    if (method === 'PUT' && status === 200) saves += 1;
  };

  return {
    count,
    text() {
      const wal = walBytes();
      return [
        ...family(
          'cornerstone_requests_total',
          'counter',
          [...requests].map(([labels, value]) => `{${labels}} ${value}`),
        ),
        ...family('cornerstone_request_seconds', 'histogram', []),
        ...[...durations].flatMap(([labels, series]) =>
          histogram('cornerstone_request_seconds', labels, series),
        ),
        ...family('cornerstone_saves_total', 'counter', [` ${saves}`]),
        ...family('cornerstone_event_loop_lag_seconds', 'gauge', [
          `{quantile="0.5"} ${lag.recentSeconds(50)}`,
          `{quantile="0.99"} ${lag.recentSeconds(99)}`,
        ]),
        ...family('cornerstone_resident_memory_bytes', 'gauge', [` ${process.memoryUsage.rss()}`]),
        ...(wal === undefined ? [] : family('cornerstone_sqlite_wal_bytes', 'gauge', [` ${wal}`])),
        '',
      ].join('\n');
    },
  };
}

function family(name: string, type: string, samples: readonly string[]): string[] {
  return [`# TYPE ${name} ${type}`, ...samples.map((sample) => `${name}${sample}`)];
}

function histogram(name: string, labels: string, { count, sum, buckets }: Series): string[] {
  return [
    ...BUCKETS_SECONDS.map(
      (limit, index) => `${name}_bucket{${labels},le="${limit}"} ${buckets[index] ?? 0}`,
    ),
    `${name}_bucket{${labels},le="+Inf"} ${count}`,
    `${name}_sum{${labels}} ${sum}`,
    `${name}_count{${labels}} ${count}`,
  ];
}
