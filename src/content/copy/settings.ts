import type { ErrorCode } from '#domain/errors.ts';

export const SETTINGS_COPY = {
  title: 'Settings',
  keyLabel: 'OpenAI API Key',
  keyPlaceholder: 'sk-...',
  keyPrivacy:
    'Your key is kept only in this browser. It is never sent to our servers, only to the AI service itself.',
  keyFrom: 'No key yet? Make one at',
  keyFromAddress: 'platform.openai.com/api-keys',
  keyCosts: 'It is paid by use; a ChatGPT subscription does not include it.',
  keyAdvice:
    'Use a restricted key that may only write chat completions, and set a spending cap with your AI provider.',
  showKey: 'Show key',
  hideKey: 'Hide key',
  cancel: 'Cancel',
  save: 'Save Settings',
  saved: 'Settings saved.',
  close: 'Close',
  removeKey: 'Remove key from this browser',
  notKept: 'This browser does not keep settings, so you will need to enter your key again next time.',
  advanced: 'Advanced',
  modelLabel: 'Model',
  modelHint: 'The list shows models that your key can see. You can also type a name.',
  modelRequired: 'Enter the name of a model.',
  modelsFailed: 'The list of models could not be loaded. Type the name instead.',
  baseUrlLabel: 'Base URL',
  baseUrlHint:
    'Any service that works like OpenAI, such as OpenRouter, Ollama or LM Studio. Each address has its own key. The page reloads when you change it.',
  baseUrlNotAllowed: (origins: string) =>
    `This site allows only: ${origins}. Ask the person who runs it for more.`,
  newAddress: 'This address needs its own key. Keys of other addresses are never sent here.',
  check: 'Check key',
  checking: 'Checking...',
  checkHint: 'Makes one tiny request.',
  checkLater: 'Save Settings first: the page reloads, and then this address can be checked.',
  checkWell: (model: string) => `All well. This key can write plans with ${model}.`,
  providerSaid: (words: string) => `The AI service said: “${words}”`,
} as const;

/** What a failed key check means. Codes without words of their own use their sentence. */
export const KEY_CHECK_TROUBLE: Partial<Record<ErrorCode, string>> = {
  'ai-unauthorized': 'The AI service does not know this key. Look for a typo, or paste it again.',
  'ai-insufficient-quota':
    'The key is right, but its account has no credit. Add credit under Billing with your AI provider. A ChatGPT subscription is not API credit.',
  'ai-model-not-found':
    'The key is right, but it cannot use this model. Choose another model under Advanced.',
  'ai-forbidden':
    'The key is right, but it is restricted. Allow it to write chat completions, or use another key.',
  'ai-blocked':
    'The request was blocked before it reached the AI service. A browser extension, your network or the service itself (CORS) does not allow it.',
  'ai-connection': 'The AI service could not be reached. Check your internet connection and the base URL.',
  'ai-not-found': 'There is no AI service at this address. Check the base URL under Advanced.',
  'ai-rate-limited':
    'The key is right, but the AI service is getting too many requests. Try again in a minute.',
};
