import type { ACCOUNT_ERRORS } from './account/account-sentences.ts';
import type { LATE_ERRORS } from './late-sentences.ts';

export type Failure = {
  /** What the person reads. */
  readonly sentence: string;
  /** The reply's status. Without one, the code arises on the device and never travels. */
  readonly status?: number;
  /** Temporary: the same request is sent again without the person doing anything. */
  readonly isRetried?: true;
  /** How long the server asks others to wait. */
  readonly waitSeconds?: number;
};

// A code with only a sentence arises on the device. Sentences down to 'description-too-short' are specified word for
// word and must not be reworded; each of the others names the one step that fixes the problem.
export const ERRORS = {
  'not-authenticated': { status: 401, sentence: 'User not authenticated' },
  'load-failed': 'Failed to load blueprints',
  'save-failed': 'Failed to save content',
  'speech-unsupported': 'Speech recognition not supported',
  'speech-toggle-failed': 'Failed to toggle recording',
  'title-too-short': { status: 400, sentence: 'Title must be at least 3 characters' },
  'description-too-short': { status: 400, sentence: 'Description must be at least 10 characters' },

  'too-many-requests': {
    status: 429,
    isRetried: true,
    sentence: 'Too many attempts. Wait a few minutes, then try again.',
  },
  'network-request-failed': {
    isRetried: true,
    sentence: 'We couldn’t reach the server. Check your internet connection and try again.',
  },

  'answer-blank': 'Please write an answer first.',
  'answer-too-long': {
    status: 400,
    sentence: 'An answer can be up to about 5,000 words. Shorten it, then submit it again.',
  },
  'output-too-long': {
    status: 400,
    sentence: 'A plan can be up to about 20,000 words. Shorten it, then save again.',
  },
  'notes-too-long': {
    status: 400,
    sentence: 'Your notes can be up to about 1,600 words. Shorten them, and they’ll be saved.',
  },
  'fact-too-long': {
    status: 400,
    sentence: 'A fact can be up to about 80 words. Shorten it, then confirm it again.',
  },
  'too-many-facts': {
    status: 400,
    sentence: 'You can keep up to 30 facts of your own. Remove one you don’t need, then add this one.',
  },
  'gap-words-too-long': {
    status: 400,
    sentence: 'That’s more than 2,000 characters. Shorten it so we can save it.',
  },
  'too-many-gap-words': {
    status: 400,
    sentence:
      'You’ve started filling in 40 gaps. Finish one, or clear leftover text at the bottom of My facts, then try again.',
  },
  'telling-too-long': { status: 400, sentence: 'A text can be up to about 7,000 words. Please shorten it.' },
  'telling-full': { status: 400, sentence: 'There’s no room for more texts. Delete one, then try again.' },
  'too-many-comments': {
    status: 400,
    sentence: 'You have 1,000 comments. Delete one you don’t need, then try again.',
  },

  'invalid-request': {
    status: 400,
    sentence: 'Something went wrong. Reload the page. What you typed is kept on this device.',
  },
  'not-found': {
    status: 404,
    sentence: 'We couldn’t find that. Go back to your topics and open it again.',
  },
  'version-mismatch': {
    status: 412,
    sentence: 'This topic was changed on another device. Open it again to see both versions.',
  },
  'type-exists': {
    status: 409,
    sentence: 'You’ve already started this topic. Open it from your topics.',
  },
  deleted: { status: 410, sentence: 'This topic was deleted. Restore it to keep working on it.' },
  'too-large': {
    status: 413,
    sentence: 'This is too much text to save in one topic. Shorten it, then save again.',
  },
  'too-deep': {
    status: 400,
    sentence: 'We couldn’t read this data. Reload the page, then try again.',
  },
  'unsupported-media-type': {
    status: 415,
    sentence: 'The server couldn’t read this kind of data. Reload the page, then try again.',
  },
  'precondition-required': { status: 428, sentence: 'This page is out of date. Reload it, then try again.' },
  'method-not-allowed': {
    status: 405,
    sentence: 'That isn’t possible here. Reload the page, then try again.',
  },
  'forbidden-origin': {
    status: 403,
    sentence: 'This request came from another site. Open the app at its own address and try again.',
  },
  'rate-limited': {
    status: 429,
    isRetried: true,
    sentence: 'Too many requests at once. Wait a minute, then try again.',
  },
  overloaded: {
    status: 503,
    isRetried: true,
    waitSeconds: 1,
    sentence:
      'The server is very busy. Your work is kept on this device. Leave this page open while we try again.',
  },
  'storage-unavailable': {
    status: 503,
    isRetried: true,
    waitSeconds: 2,
    sentence:
      'Saving isn’t working right now. Your work is kept on this device. Leave this page open while we try again.',
  },
  'storage-full': {
    status: 507,
    isRetried: true,
    waitSeconds: 30,
    sentence:
      'The server is out of space. Copy your text so you don’t lose it, and tell the person who runs this site.',
  },
  internal: {
    status: 500,
    isRetried: true,
    sentence: 'Something went wrong on our side. Try again in a moment.',
  },
} as const satisfies Readonly<Record<string, string | Failure>>;

export type ErrorCode = keyof typeof ERRORS | keyof typeof ACCOUNT_ERRORS | keyof typeof LATE_ERRORS;

/** What comes with the parts of the app that may need it (`late-errors.ts`, `account-errors.ts`). */
const late: Partial<Record<ErrorCode, string | Failure>> = {};

export function bringSentences(sentences: Readonly<typeof late>): void {
  Object.assign(late, sentences);
}

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && (Object.hasOwn(ERRORS, value) || Object.hasOwn(late, value));
}

export function failureFor(code: ErrorCode): string | Failure {
  const known: Readonly<Partial<Record<ErrorCode, string | Failure>>> = ERRORS;
  return known[code] ?? late[code] ?? '';
}

export function sentenceFor(code: ErrorCode): string {
  const failure = failureFor(code);
  return typeof failure === 'string' ? failure : failure.sentence;
}

export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;

  constructor(code: ErrorCode, options?: ErrorOptions) {
    super(sentenceFor(code), options);
    this.code = code;
  }
}
