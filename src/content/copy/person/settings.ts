import type { ErrorCode } from '#domain/errors.ts';

export const SETTINGS_COPY = {
  title: 'Settings',
  keyLabel: 'OpenAI API Key',
  keyPlaceholder: 'sk-...',
  keyPrivacy:
    'Your key is kept only in this browser. It’s never sent to our servers, only to the AI service itself.',
  keyHelp:
    'A key starts with sk- and has no spaces in it. Copy it again where you made it, and paste it here. No key yet? The steps are below.',
  guide: {
    title: 'What’s a key, and how do I get one?',
    what: 'A key is one long line of letters and numbers. It lets this page ask an AI service to write for you, and tells the service whose account pays, like a prepaid card.',
    cost: (model: string, each: string, all: string) =>
      `With ${model}, the model we suggest, one plan takes about ${each}, the whole book about ${all}. You pay the AI service for what you use. A ChatGPT subscription doesn’t cover it.`,
    address: 'platform.openai.com/api-keys',
    steps: {
      open: 'and sign up or log in. The page is called “API keys”.',
      openBefore: 'Open',
      credit: 'Under “Billing”, choose “Add to credit balance”. Five dollars is plenty to start.',
      create:
        'Back under “API keys”, choose “Create new secret key”, then “Copy”. It starts with sk-. Paste it above, and choose Check key.',
    },
    advice: 'To be safe, set a monthly spending limit there, and restrict the key to chat completions.',
    without: 'No key? Use any chat assistant:',
    withoutText: 'when a topic’s questions are answered, choose Copy prompt, then Paste reply.',
  },
  you: {
    title: 'About you',
    hint: 'On your book’s cover, in your files, and in what the AI reads. Saved as you type.',
    name: 'Your name',
    business: 'Business name',
  },
  look: {
    title: 'Look',
    hint: 'On this device only. Changes at once.',
    theme: 'Theme',
    themes: { system: 'Like my device', light: 'Light', dark: 'Dark' },
    textSize: 'Text size',
    percent: (value: number) => `${value}%`,
  },
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
  checkWell: (model: string) => `Your key works. It can write plans with ${model}. Now choose Save Settings.`,
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
