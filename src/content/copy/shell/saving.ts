export const SAVING_COPY = {
  saving: 'Saving...',
  saved: 'Saved',
  renewed: 'Updated from your other device.',
  offline: 'Offline. Saved on this device',
  unsaved: 'Not saved yet. Keep this page open',
  paused: 'Sign in to keep saving',
  blocked: 'Couldn’t save. Copy your text',
  signIn: 'Sign in',
  offlineBanner:
    'You’re offline. Keep going. Your work is kept on this device and will be saved when you’re back online.',
  noStorage:
    'This browser isn’t letting us keep a copy on this device. Keep this page open until you see “Saved”.',
} as const;
