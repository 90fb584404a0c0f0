/** An error reply from an AI service. */
export type Refusal = {
  status?: number | undefined;
  code?: string | null;
  message: string;
  headers?: { get: (name: string) => string | null } | undefined;
};

const COUNTRY =
  /(?:country|region|territory|location)\b.{0,40}\b(?:not (?:supported|available)|unsupported)/i;

/** Refused because of the person's country: no other key would help. */
export function isRefusedCountry({ status, code, message }: Refusal): boolean {
  if (code === 'unsupported_country_region_territory') return true;
  return (status === 403 || status === 400) && COUNTRY.test(message);
}

const SECONDS = { d: 86_400, h: 3_600, m: 60, s: 1 } as const;
const AMOUNT = /(\d+(?:\.\d+)?) ?(ms|d|h|m|s)(?![a-z])|(\d+) (day|hour|minute|second)s?\b/gi;
const AGAIN_IN = /\b(?:again|retry) (?:in|after) (.{1,40})/i;

/** "6m12s", "1h0m0s", "3 hours" as seconds; undefined where there is no time in it. */
function secondsIn(words: string): number | undefined {
  let sum: number | undefined;
  for (const [, short, mark = '', long, unit = ''] of words.matchAll(AMOUNT)) {
    const each =
      mark === 'ms' ? 0.001 : SECONDS[(mark || unit).charAt(0).toLowerCase() as keyof typeof SECONDS];
    sum = (sum ?? 0) + Number(short ?? long) * each;
  }
  return sum;
}

function headerSeconds(headers: NonNullable<Refusal['headers']>, now: number): number | undefined {
  const after = headers.get('retry-after');
  if (after) {
    const seconds = Number.isNaN(Number(after)) ? (Date.parse(after) - now) / 1_000 : Number(after);
    if (Number.isFinite(seconds)) return seconds;
  }
  const resets = ['requests', 'tokens'].flatMap((what) =>
    headers.get(`x-ratelimit-remaining-${what}`) === '0'
      ? (secondsIn(headers.get(`x-ratelimit-reset-${what}`) ?? '') ?? [])
      : [],
  );
  return resets.length > 0 ? Math.max(...resets) : undefined;
}

/** How long the service asks us to wait, from a header that this page may read or from its message. */
export function secondsToWait({ status, headers, message }: Refusal, now: number): number | undefined {
  if (status !== 429 && status !== 503) return undefined;
  return (headers && headerSeconds(headers, now)) ?? secondsIn(AGAIN_IN.exec(message)?.[1] ?? '');
}
