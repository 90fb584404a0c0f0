export const SAVING_COPY = {
  saving: 'Saving...',
  saved: 'Saved',
  offline: 'Saved on this device - offline',
  unsaved: 'Not saved yet - keep this page open',
  paused: 'Sign in to keep saving',
  blocked: 'Could not save - copy your text',
  signIn: 'Sign in',
  copyText: 'Copy my text',
  copied: 'Copied.',
  copyRefused: 'Your browser blocked copying.',
  wholeText: 'Everything in this blueprint',
  offlineBanner:
    'You are offline. Keep going: your words are kept on this device and saved when you are back.',
  noStorage:
    'This browser is not letting us keep a copy on this device. Keep this page open until you see “Saved”.',
} as const;
