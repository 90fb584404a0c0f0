import type { ErrorCode } from '#domain/errors.ts';

export const SETTINGS_COPY = {
  title: 'Settings',
  saving: 'Everything here is saved as you change it. Only your AI key waits for Save Settings.',
  keyLabel: 'OpenAI API Key',
  keyPlaceholder: 'sk-...',
  keyPrivacy:
    'Your key is kept only in this browser. It’s never sent to our servers, only to the AI service itself.',
  keyHelp:
    'A key starts with sk- and has no spaces in it. Copy it again where you made it, and paste it here. No key yet? The steps are below.',
  /** Keys of Claude and OpenRouter begin with sk- too. */
  keyOfOther:
    'This key is from another AI service. Get one from OpenAI with the steps below, or enter that service’s address under Advanced.',
  /** For somebody who only changed a name, and clicked the only button. */
  keyEmpty:
    'Only your key is missing. Everything else is saved already. No key yet? Follow the steps below, or choose Cancel.',
  guide: {
    title: 'What’s a key, and how do I get one?',
    what: 'A key is one long line of letters and numbers. It lets this page ask an AI service to write for you, and tells the service whose account pays, like a prepaid card.',
    cost: (model: string, each: string, all: string) =>
      `With ${model}, the model we suggest, one plan costs about ${each}, the whole book about ${all}.`,
    pays: 'You pay the AI service for what you use. A ChatGPT subscription doesn’t cover it.',
    address: 'platform.openai.com/api-keys',
    steps: {
      open: 'and sign up or log in. The page is called “API keys”.',
      openBefore: 'Open',
      credit: 'Under “Billing”, choose “Add to credit balance”. Five dollars is plenty to start.',
      create:
        'Back under “API keys”, choose “Create new secret key”, then “Copy”. It starts with sk-. Paste it above, and choose Check key.',
      model:
        'When your key works, choose the model we suggest. It writes fuller plans and costs less. Then choose Save Settings.',
    },
    advice: 'To be safe, set a monthly spending limit there.',
    without: 'No key? Use any chat assistant:',
    withoutText: 'when a topic’s questions are answered, choose Copy prompt, then Paste reply.',
  },
  you: {
    title: 'About me',
    hint: 'Shown on your book’s cover and in your files, and sent to the AI with your answers. Saved as you type.',
    name: 'Your name',
    business: 'Business name',
  },
  look: {
    title: 'Look',
    hint: 'Applies right away, on this device only.',
    theme: 'Theme',
    themes: { system: 'Match my device', light: 'Light', dark: 'Dark' },
    textSize: 'Text size',
    percent: (value: number) => `${value}%`,
  },
  ai: {
    title: 'AI',
    hint: 'With a key of your own, this page writes your plans. Without one, any chat assistant does.',
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
  modelHint: 'Choose a model your key can use, or type its name. Saved as you change it.',
  modelWaits: 'Saved together with the new address, when you choose Save Settings.',
  modelSaved: (model: string) => `Saved. New plans are written with ${model}.`,
  modelRequired: 'Enter the name of a model.',
  modelsFailed: 'We couldn’t load the list of models. Type the name instead.',
  baseUrlLabel: 'AI service address',
  baseUrlHint:
    'Any service that works like OpenAI, such as OpenRouter, Ollama or LM Studio. Each address has its own key, and both are saved with Save Settings. The page then reloads.',
  baseUrlNotAllowed: (origins: string) =>
    `This site only allows ${origins}. To use another service, ask the person who runs this site.`,
  newAddress: 'This address needs its own key. Keys for other addresses are never sent to it.',
  check: 'Check key',
  checking: 'Checking...',
  checkHint: 'Sends one very short request to your AI service.',
  checkLater: 'Choose Save Settings first. After the page reloads, you can check this address.',
  checkWell: (model: string) => `Your key works. It can write plans with ${model}.`,
  checkBetter: (model: string, better: string, why: string, isCheaper: boolean) =>
    `Your key works. It can write plans with ${model}, but we suggest ${better}, which ${why}${isCheaper ? ' and costs less' : ''}.`,
  checkSave: 'Now choose Save Settings.',
  providerSaid: (words: string) => `The AI service said: “${words}”`,
} as const;

/** The meaning of a failed key check. Codes without a text here use their own sentence. */
export const KEY_CHECK_TROUBLE: Partial<Record<ErrorCode, string>> = {
  'ai-unauthorized': 'The AI service doesn’t recognize this key. Check for a typo, or paste it again.',
  'ai-insufficient-quota':
    'Your key is fine, but its account has no credit. Add credit under Billing with your AI service. A ChatGPT subscription doesn’t count as credit here.',
  'ai-model-not-found': 'Your key is fine, but it can’t use this model. Choose another model under Advanced.',
  'ai-forbidden':
    'Your key isn’t allowed to write plans. Create a new key with all permissions, and paste it here.',
  'ai-blocked':
    'The request was blocked before it reached the AI service. A browser extension, your network or the service itself may be blocking it.',
  'ai-connection':
    'We couldn’t reach the AI service. Check your internet connection and the AI service address under Advanced.',
  'ai-not-found':
    'We couldn’t find an AI service at this address. Check the AI service address under Advanced.',
  'ai-empty': 'Your key is fine, but this model sent no text. Choose another model under Advanced.',
  'ai-only-thinking':
    'Your key is fine, but this model spent everything on thinking and wrote nothing. Choose another model under Advanced.',
  'ai-content-filter':
    'Your key is fine, but the AI service blocked even a short test. Choose another model under Advanced.',
  'ai-rate-limited':
    'Your key is fine, but the AI service is getting too many requests. Try again in a minute.',
};
