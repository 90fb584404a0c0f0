import type { Observer } from './answered.ts';
import type { Family, Sample } from './exposition.ts';

const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5] as const;

type Labels = { method: string; route: string };
type Series = { labels: Labels; count: number; sum: number; buckets: number[] };
type Count = { labels: Labels & { status: string }; value: number };

/** Counts by route pattern, never by path: a path contains a person's id. */
export function createRequestMetrics(): { count: Observer; families(): Family[] } {
  const requests = new Map<string, Count>();
  const durations = new Map<string, Series>();
  let saves = 0;

  const count: Observer = ({ method, route, status, ms }) => {
    const seconds = ms / 1_000;
    const key = `${method} ${route}`;
    const asked = requests.get(`${key} ${status}`) ?? {
      labels: { method, route, status: `${status}` },
      value: 0,
    };
    asked.value += 1;
    requests.set(`${key} ${status}`, asked);
    const series = durations.get(key) ?? newSeries({ method, route });
    series.count += 1;
    series.sum += seconds;
    BUCKETS_SECONDS.forEach((limit, index) => {
      if (seconds <= limit) series.buckets[index] = (series.buckets[index] ?? 0) + 1;
    });
    durations.set(key, series);
    if (method === 'PUT' && status === 200) saves += 1;
  };

  return {
    count,
    families: () => [
      {
        name: 'cornerstone_requests_total',
        help: 'Answers given, by method, route pattern and status.',
        type: 'counter',
        samples: [...requests.values()],
      },
      {
        name: 'cornerstone_request_seconds',
        help: 'Time from the first byte of a request to the last of its answer.',
        type: 'histogram',
        samples: [...durations.values()].flatMap(histogram),
      },
      {
        name: 'cornerstone_saves_total',
        help: 'Saves that were confirmed.',
        type: 'counter',
        samples: [{ value: saves }],
      },
    ],
  };
}

function newSeries(labels: Labels): Series {
  return { labels, count: 0, sum: 0, buckets: BUCKETS_SECONDS.map(() => 0) };
}

function histogram({ labels, count, sum, buckets }: Series): Sample[] {
  return [
    ...BUCKETS_SECONDS.map((limit, index) => ({
      suffix: '_bucket',
      labels: { ...labels, le: String(limit) },
      value: buckets[index] ?? 0,
    })),
    { suffix: '_bucket', labels: { ...labels, le: '+Inf' }, value: count },
    { suffix: '_sum', labels, value: sum },
    { suffix: '_count', labels, value: count },
  ];
}
