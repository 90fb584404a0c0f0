/** Errors that only arise on the device after the first screen: with the AI, its settings, and files (`late-errors.ts`). */
export const LATE_ERRORS = {
  // Specified word for word down to 'ai-aborted'.
  'key-missing': 'Please add your OpenAI API key in settings first',
  'key-not-found': 'OpenAI API key not found. Please add your API key in settings.',
  'prompt-not-found': 'Prompt not found for this blueprint type',
  'generation-failed': 'An error occurred',
  'key-required': 'API Key is required',
  'key-invalid': 'Invalid API key format',
  'ai-timeout': 'Request timed out.',
  'ai-aborted': 'Request was aborted.',

  'ai-bad-request':
    'The AI service didn’t accept this request. Check the model name in Settings, then try again.',
  'ai-unauthorized': 'The AI service didn’t accept your key. Check it in Settings, or paste a new one.',
  'ai-forbidden':
    'Your key isn’t allowed to write plans. Create a new key with all permissions, and paste it in Settings.',
  'ai-not-found':
    'We couldn’t find an AI service at this address. Check the AI service address and the model in Settings.',
  'ai-conflict': 'The AI service was busy with another request. Wait a moment, then generate again.',
  'ai-unprocessable':
    'The AI service couldn’t process this request. Shorten your answers, or choose another model in Settings.',
  'ai-rate-limited': 'The AI service is getting too many requests. Wait a minute, then generate again.',
  'ai-insufficient-quota':
    'Your AI account has no credit left. Add credit under Billing with your AI service. A ChatGPT subscription doesn’t count as credit here.',
  'ai-server-error': 'The AI service is having problems. Wait a few minutes, then generate again.',
  'ai-connection': 'We couldn’t reach the AI service. Check your internet connection, then generate again.',
  'ai-blocked':
    'Something kept your browser from reaching the AI service. Turn off ad or script blockers for this site, or check the AI service address in Settings.',
  'ai-address-changed': 'Another tab changed the address of the AI service. Reload this page.',
  'ai-model-not-found': 'Your key can’t use this model. Choose another model in Settings.',
  'ai-context-length':
    'This is more text than the model can read at once. Shorten your answers, or choose a larger model in Settings.',
  'ai-content-filter':
    'The AI service blocked this text because of its content rules. Reword your answers, then generate again.',
  'ai-empty':
    'The AI service sent no text. Your plan hasn’t changed. Try once more, or choose another model in Settings.',
  'ai-only-thinking':
    'This model spent its whole limit on thinking and wrote nothing. Your plan hasn’t changed. Choose another model in Settings.',
  'ai-interrupted':
    'The connection was lost before the plan was finished. Keep what was written, or generate it again.',
  'answers-too-long': 'Your answers are too long for this model. Shorten them a little, then generate again.',
  'base-url-invalid':
    'Enter an address that starts with https://, such as https://api.openai.com/v1. Plain http:// works only on this computer.',
  'base-url-own':
    'That’s the address of this app, not of an AI service. Enter the address of your AI service in Settings.',
  'backup-invalid':
    'This file isn’t a backup from this app. Choose the file you downloaded here. Its name ends in .json.',
  'backup-damaged':
    'This backup file is damaged, so nothing was changed. Choose another copy of it, or download a new one.',
  'backup-newer':
    'This backup comes from a newer version of this app, so nothing was changed. Reload the page, then try again.',
  'backup-too-large':
    'This file is larger than any backup from this app. Choose the file you downloaded here. Its name ends in .json.',
} as const satisfies Readonly<Record<string, string>>;
