import type { ErrorCode } from '#domain/errors.ts';

export const SETTINGS_COPY = {
  title: 'Settings',
  keyLabel: 'OpenAI API Key',
  keyPlaceholder: 'sk-...',
  keyPrivacy:
    'Your key is kept only in this browser. It’s never sent to our servers, only to the AI service itself.',
  keyFrom: 'No key yet? Create one at',
  keyFromAddress: 'platform.openai.com/api-keys',
  keyCosts: 'You pay for what you use. A ChatGPT subscription doesn’t cover it.',
  keyAdvice:
    'To be safe, create a restricted key (chat completions only) and set a monthly spending limit with your AI provider.',
  showKey: 'Show key',
  hideKey: 'Hide key',
  cancel: 'Cancel',
  save: 'Save Settings',
  saved: 'Settings saved.',
  close: 'Close',
  removeKey: 'Remove key from this browser',
  notKept: 'This browser doesn’t keep settings, so you’ll need to enter your key again next time.',
  advanced: 'Advanced',
  modelLabel: 'Model',
  modelHint: 'Choose a model your key can use, or type its name.',
  modelRequired: 'Enter the name of a model.',
  modelsFailed: 'We couldn’t load the list of models. Type the name instead.',
  baseUrlLabel: 'Base URL',
  baseUrlHint:
    'Any service that works like OpenAI, such as OpenRouter, Ollama or LM Studio. Each address has its own key. The page reloads when you change it.',
  baseUrlNotAllowed: (origins: string) =>
    `This site only allows ${origins}. To use another service, ask the person who runs this site.`,
  newAddress: 'This address needs its own key. Keys for other addresses are never sent to it.',
  check: 'Check key',
  checking: 'Checking...',
  checkHint: 'Sends one very short request to your AI service.',
  checkLater: 'Choose Save Settings first. After the page reloads, you can check this address.',
  checkWell: (model: string) => `Your key works. It can write plans with ${model}.`,
  providerSaid: (words: string) => `The AI service said: “${words}”`,
} as const;

/** What a failed key check means. Codes without words of their own use their sentence. */
export const KEY_CHECK_TROUBLE: Partial<Record<ErrorCode, string>> = {
  'ai-unauthorized': 'The AI service doesn’t recognize this key. Check for a typo, or paste it again.',
  'ai-insufficient-quota':
    'Your key is right, but its account has no credit. Add credit under Billing with your AI provider. A ChatGPT subscription is not API credit.',
  'ai-model-not-found':
    'Your key is right, but it can’t use this model. Choose another model under Advanced.',
  'ai-forbidden':
    'Your key is right, but it’s restricted. Allow it to write chat completions, or use another key.',
  'ai-blocked':
    'The request was blocked before it reached the AI service. A browser extension, your network or the service itself may be blocking it.',
  'ai-connection': 'We couldn’t reach the AI service. Check your internet connection and the base URL.',
  'ai-not-found': 'We couldn’t find an AI service at this address. Check the base URL under Advanced.',
  'ai-empty': 'Your key is right, but this model sent no text. Choose another model under Advanced.',
  'ai-only-thinking':
    'Your key is right, but this model spent everything on thinking and wrote nothing. Choose another model under Advanced.',
  'ai-content-filter':
    'Your key is right, but the AI service blocked even a short test. Choose another model under Advanced.',
  'ai-rate-limited':
    'Your key is right, but the AI service is getting too many requests. Try again in a minute.',
};
