export type Refusable =
  | 'max_tokens'
  | 'max_completion_tokens'
  | 'temperature'
  | 'stream'
  | 'stream_options'
  | 'reasoning_effort';

export type ProviderError = {
  message: string;
  type?: string | null;
  param?: string | null;
  code?: string | null;
};

export type ServiceUsage = {
  prompt_tokens: number;
  completion_tokens: number;
  total_tokens: number;
  completion_tokens_details?: { reasoning_tokens: number };
};

/** The provider's behavior for one POST /chat/completions. Without any field: a complete, streamed plan. */
export type Step = {
  status?: number;
  error?: ProviderError;
  headers?: Readonly<Record<string, string>>;
  /** Response headers that a browser may read; without them `retry-after` is invisible to scripts. */
  expose?: readonly string[];
  chunks?: readonly string[];
  /** A model's reasoning before it writes, and how its service sends it: in a separate field, as parts, in tags. */
  thinking?: readonly string[];
  thinkingAs?: 'reasoning_content' | 'reasoning' | 'parts' | 'tags';
  /** Chunks a second; by default, as fast as possible. */
  pace?: number;
  finish?: string | null;
  refusal?: string;
  /** Replies without any choice. */
  noChoices?: boolean;
  usage?: ServiceUsage | null;
  end?: 'done' | 'clean-cut' | 'reset' | 'hang' | 'error-event';
  /** After this many chunks, wait for `resume`. */
  pauseAfter?: number;
  resume?: Promise<void>;
  /** Replies with JSON instead of a stream, like some compatible servers. */
  ignoreStream?: boolean;
  /** Waits before the headers, for timeouts and for clicks made before anything has arrived. */
  holdHeaders?: Promise<void>;
};

export type Scenario = {
  /** One per request; the last one repeats. */
  steps?: readonly Step[];
  refuses?: readonly Refusable[];
  /** Refuses a larger limit, with an error message. */
  mostTokens?: number;
};

export const PLAN_CHUNKS = [
  '## Overview\n\n',
  'You teach people who thought it was too late. ',
  'Your calm is the plan.\n\n',
  '## Key decisions\n\n**Faith level:** open\n',
] as const;

export const PLAN_TEXT = PLAN_CHUNKS.join('');

export const DEFAULT_USAGE = { prompt_tokens: 1200, completion_tokens: 345, total_tokens: 1545 };

export function failing(status: number, error: ProviderError, rest: Step = {}): Scenario {
  return { steps: [{ ...rest, status, error }] };
}

// Requests an immediate retry, in a header readable by browsers: by default, each of three retries waits half a second
// or more. One test of the panel omits it.
const AT_ONCE: Step = { headers: { 'retry-after-ms': '1' }, expose: ['retry-after-ms'] };

const THINKING = ['The owner teaches piano. ', 'I should begin with an overview.'] as const;
const THOUGHT_USAGE = {
  prompt_tokens: 1200,
  completion_tokens: 645,
  total_tokens: 1845,
  completion_tokens_details: { reasoning_tokens: 300 },
};

// Bodies with the real service's messages and codes, since the client reads both.
export const SCENARIOS = {
  'gives-400': failing(400, {
    message: 'Invalid value.',
    type: 'invalid_request_error',
    code: 'invalid_value',
  }),
  'gives-401': failing(401, {
    message: 'Incorrect API key provided: sk-CANAR**********************7777.',
    type: 'invalid_request_error',
    code: 'invalid_api_key',
  }),
  'gives-403': failing(403, {
    message: 'Country, region, or territory not supported',
    type: 'request_forbidden',
    code: 'unsupported_country_region_territory',
  }),
  'gives-404': failing(404, { message: 'Not found' }),
  'gives-408': failing(408, { message: 'Request timeout' }, AT_ONCE),
  'gives-409': failing(409, { message: 'Conflict' }, AT_ONCE),
  'gives-422': failing(422, { message: 'Unprocessable' }),
  'gives-429': failing(
    429,
    { message: 'Rate limit reached', type: 'requests', code: 'rate_limit_exceeded' },
    AT_ONCE,
  ),
  // Retried at once, as above; its message is shown to the person.
  'gives-429-for-an-hour': failing(
    429,
    { message: 'Rate limit reached for requests per day. Please try again in 59m30s.', type: 'requests' },
    AT_ONCE,
  ),
  'gives-500': failing(500, { message: 'The server had an error', type: 'server_error' }, AT_ONCE),
  'gives-503': failing(503, { message: 'Overloaded', type: 'server_error' }, AT_ONCE),
  'no-credit': failing(429, {
    message: 'You exceeded your current quota',
    type: 'insufficient_quota',
    code: 'insufficient_quota',
  }),
  'no-credit-402': failing(402, { message: 'Insufficient credits', code: '402' }),
  'more-than-a-minute': failing(429, {
    message: 'Request too large for gpt-4o on tokens per min (TPM): Limit 30000, Requested 40123.',
    type: 'tokens',
    code: 'rate_limit_exceeded',
  }),
  'no-scope': failing(401, {
    message: 'You have insufficient permissions for this operation. Missing scopes: model.request.',
    type: 'invalid_request_error',
  }),
  'no-model': failing(404, {
    message: 'The model `no-model` does not exist or you do not have access to it.',
    type: 'invalid_request_error',
    code: 'model_not_found',
  }),
  'too-long': failing(400, {
    message: "This model's maximum context length is 8192 tokens.",
    type: 'invalid_request_error',
    param: 'messages',
    code: 'context_length_exceeded',
  }),
  'recovers-after-429': { steps: [{ status: 429, error: { message: 'Slow down' } }, {}] },
  'recovers-after-500': { steps: [{ status: 500, error: { message: 'Oops' } }, {}] },
  blank: { steps: [{ chunks: ['\n', '\n'] }] },
  'cut-clean': { steps: [{ finish: null, end: 'clean-cut' }] },
  'cut-reset': { steps: [{ finish: null, end: 'reset' }] },
  hangs: { steps: [{ finish: null, end: 'hang' }] },
  'error-midway': { steps: [{ finish: null, end: 'error-event' }] },
  'stops-at-length': { steps: [{ finish: 'length' }] },
  filtered: { steps: [{ chunks: [], finish: 'content_filter' }] },
  'filtered-midway': { steps: [{ finish: 'content_filter' }] },
  empty: { steps: [{ chunks: [] }] },
  'no-choices': { steps: [{ chunks: [], noChoices: true }] },
  refusing: { steps: [{ chunks: [], refusal: 'I cannot help with that.' }] },
  'refuses-max-tokens': { refuses: ['max_tokens'] },
  'refuses-temperature': { refuses: ['temperature'] },
  'refuses-both': { refuses: ['max_tokens', 'temperature'] },
  'refuses-stream': { refuses: ['stream'] },
  'refuses-stream-options': { refuses: ['stream_options'] },
  'refuses-all-limits': { refuses: ['max_tokens', 'max_completion_tokens'] },
  'ignores-stream': { steps: [{ ignoreStream: true }] },
  // Names that are recognized as reasoning models.
  'gpt-5-well': { steps: [{ thinking: THINKING, usage: THOUGHT_USAGE }] },
  'gpt-5-strict': {
    steps: [{ thinking: THINKING, usage: THOUGHT_USAGE }],
    refuses: ['max_tokens', 'temperature', 'reasoning_effort'],
  },
  'gpt-5-only-thinks': { steps: [{ thinking: THINKING, chunks: [], finish: 'length' }] },
  'thinks-beside': { steps: [{ thinking: THINKING, thinkingAs: 'reasoning' }] },
  'thinks-in-parts': { steps: [{ thinking: THINKING, thinkingAs: 'parts' }] },
  'thinks-in-tags': { steps: [{ thinking: THINKING, thinkingAs: 'tags' }] },
  'thinks-in-tags-only': {
    steps: [{ thinking: THINKING, thinkingAs: 'tags', chunks: [], finish: 'length' }],
  },
  'writes-little-at-once': { mostTokens: 8_192 },
  'cut-once': {
    steps: [
      { chunks: ['## Overview\n\nThe first ', 'half'], finish: 'length' },
      { chunks: [' and the second.\n'] },
    ],
  },
  'cut-twice': {
    steps: [
      { chunks: ['## Overview\n\nOne'], finish: 'length' },
      { chunks: [', two'], finish: 'length' },
      { chunks: [' and three.\n'] },
    ],
  },
  'cut-always': { steps: [{ chunks: ['and on '], finish: 'length' }] },
  'cut-then-only-thinks': {
    steps: [
      { chunks: ['## Overview\n\nHalf'], finish: 'length' },
      { chunks: [], finish: 'length' },
    ],
  },
} as const satisfies Record<string, Scenario>;
