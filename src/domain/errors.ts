// One sentence per code. Those down to 'ai-aborted' are promised word for word and must not be reworded; each
// of the others names the one step that puts things right.
export const ERROR_SENTENCES = {
  'not-authenticated': 'User not authenticated',
  'load-failed': 'Failed to load blueprints',
  'sign-in-failed': 'Failed to sign in',
  'sign-up-failed': 'Failed to sign up',
  'key-missing': 'Please add your OpenAI API key in settings first',
  'key-not-found': 'OpenAI API key not found. Please add your API key in settings.',
  'prompt-not-found': 'Prompt not found for this blueprint type',
  'generation-failed': 'An error occurred',
  'save-failed': 'Failed to save content',
  'speech-unsupported': 'Speech recognition not supported',
  'speech-toggle-failed': 'Failed to toggle recording',
  'key-required': 'API Key is required',
  'key-invalid': 'Invalid API key format',
  'email-invalid': 'Please enter a valid email',
  'password-too-short': 'Password must be at least 6 characters',
  'passwords-differ': "Passwords don't match",
  'title-too-short': 'Title must be at least 3 characters',
  'description-too-short': 'Description must be at least 10 characters',
  'ai-timeout': 'Request timed out.',
  'ai-aborted': 'Request was aborted.',

  // The same words for both, or the screen tells a stranger which emails have an account.
  'wrong-password': 'That email and password don’t match. Check both and try again.',
  'user-not-found': 'That email and password don’t match. Check both and try again.',
  'invalid-credential': 'That email and password don’t match. Check both and try again.',
  'email-already-in-use': 'An account with this email already exists. Sign in instead.',
  'too-many-requests': 'Too many attempts. Wait a few minutes, then try again.',
  'user-disabled': 'This account has been turned off. Ask the person who runs this site to turn it back on.',
  'network-request-failed': 'We couldn’t reach the server. Check your internet connection and try again.',
  'common-password': 'That password is too easy to guess. Choose a less common one.',
  'password-too-long': 'Passwords can be up to 128 characters. Choose a shorter one.',
  'reset-link-invalid': 'This reset link has expired or was already used. Ask for a new one.',
  'mail-unavailable':
    'This site can’t send email. Ask the person who runs it for a link to reset your password.',

  'ai-bad-request':
    'The AI service didn’t accept this request. Check the model name in Settings, then try again.',
  'ai-unauthorized': 'The AI service didn’t accept your key. Check it in Settings, or paste a new one.',
  'ai-forbidden': 'Your key doesn’t have permission to write plans. Use a key that allows chat completions.',
  'ai-not-found':
    'We couldn’t find an AI service at this address. Check the base URL and the model in Settings.',
  'ai-conflict': 'The AI service was busy with another request. Wait a moment, then generate again.',
  'ai-unprocessable':
    'The AI service couldn’t process this request. Shorten your answers, or choose another model in Settings.',
  'ai-rate-limited': 'The AI service is getting too many requests. Wait a minute, then generate again.',
  'ai-insufficient-quota':
    'Your AI account has no credit left. Add credit under Billing with your AI provider. A ChatGPT subscription is not API credit.',
  'ai-server-error': 'The AI service is having problems. Wait a few minutes, then generate again.',
  'ai-connection': 'We couldn’t reach the AI service. Check your internet connection, then generate again.',
  'ai-blocked':
    'Something kept your browser from reaching the AI service. Turn off ad or script blockers for this site, or check the base URL in Settings.',
  'ai-address-changed': 'Another tab changed the address of the AI service. Reload this page.',
  'ai-model-not-found': 'Your key can’t use this model. Choose another model in Settings.',
  'ai-context-length':
    'This is more text than the model can read at once. Shorten your answers, or choose a larger model in Settings.',
  'ai-content-filter':
    'The AI service blocked this text because of its content rules. Reword your answers, then generate again.',
  'ai-empty':
    'The AI service sent no text. Your plan hasn’t changed. Try once more, or choose another model in Settings.',
  'ai-interrupted':
    'The connection was lost before the plan was finished. Keep what was written, or generate it again.',
  'answers-too-long': 'Your answers are too long for this model. Shorten them a little, then generate again.',

  'answer-blank': 'Please write an answer first.',
  'answer-too-long': 'An answer can be up to 30,000 characters. Shorten it, then submit it again.',
  'output-too-long': 'A plan can be up to 120,000 characters. Shorten it, then save again.',
  'base-url-invalid':
    'Enter an address that starts with https://, such as https://api.openai.com/v1. Plain http:// works only on this computer.',
  'backup-invalid': 'This file isn’t a backup from this app. Choose the JSON file you downloaded here.',
  'backup-damaged':
    'This backup file is damaged, so nothing was changed. Choose another copy of it, or download a new one.',
  'backup-newer':
    'This backup comes from a newer version of this app, so nothing was changed. Reload the page, then try again.',
  'backup-too-large':
    'This file is larger than any backup from this app. Choose the JSON file you downloaded here.',

  'invalid-request': 'Something went wrong. Reload the page. What you typed is kept on this device.',
  'not-found': 'We couldn’t find that. Go back to your blueprints and open it again.',
  'version-mismatch': 'This blueprint was changed on another device. Open it again to see both versions.',
  'type-exists': 'You already have a blueprint of this kind. Open that one from your list.',
  deleted: 'This blueprint was deleted. Restore it to keep working on it.',
  'too-large': 'This is too much text to save in one blueprint. Shorten it, then save again.',
  'too-deep': 'We couldn’t read this data. Reload the page, then try again.',
  'unsupported-media-type': 'The server couldn’t read this kind of data. Reload the page, then try again.',
  'precondition-required': 'This page is out of date. Reload it, then try again.',
  'method-not-allowed': 'That isn’t possible here. Reload the page, then try again.',
  'forbidden-origin': 'This request came from another site. Open the app at its own address and try again.',
  'rate-limited': 'Too many requests at once. Wait a minute, then try again.',
  overloaded:
    'The server is very busy. Your work is kept on this device. Leave this page open while we try again.',
  'storage-unavailable':
    'Saving isn’t working right now. Your work is kept on this device. Leave this page open while we try again.',
  'storage-full':
    'The server is out of space. Copy your text so you don’t lose it, and tell the person who runs this site.',
  internal: 'Something went wrong on our side. Try again in a moment.',
} as const;

// What may go well another time without anybody changing anything. Saving repeats these without end.
const RETRIED = new Set<string>([
  'network-request-failed',
  'rate-limited',
  'too-many-requests',
  'overloaded',
  'storage-unavailable',
  'storage-full',
  'internal',
] satisfies ErrorCode[]);

export function isRetried(code: ErrorCode): boolean {
  return RETRIED.has(code);
}

export type ErrorCode = keyof typeof ERROR_SENTENCES;

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(ERROR_SENTENCES, value);
}

export function sentenceFor(code: ErrorCode): string {
  return ERROR_SENTENCES[code];
}

export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;

  constructor(code: ErrorCode, options?: ErrorOptions) {
    super(ERROR_SENTENCES[code], options);
    this.code = code;
  }
}

/** The error's own message, or a fallback for things thrown that carry no words. */
export function messageOf(error: unknown, fallback: string): string {
  if (error instanceof Error && error.message.trim() !== '') return error.message;
  return fallback;
}
