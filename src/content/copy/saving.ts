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
  offlineBanner:
    'You are offline. Keep going: your words are kept on this device and saved when you are back.',
  noStorage:
    'This browser is not letting us keep a copy on this device. Keep this page open until you see “Saved”.',
  conflict: {
    title: 'Changed on another device',
    view: 'View both',
    where: (field: string) => `${field} was changed here and on another device at the same time.`,
    mine: 'On this screen',
    theirs: 'From the other device',
    explain: 'The text on this screen was kept. The other one is below, so nothing is lost.',
    keepMine: 'Keep mine',
    useTheirs: 'Use the other one',
    fields: {
      answer: (number: number) => `Answer ${number}`,
      plan: 'The plan',
      other: 'Part of this blueprint',
    },
  },
  gone: {
    message: 'This blueprint was deleted on another device. What you typed here is still on this screen.',
    restore: 'Restore it',
    letGo: 'Let it go',
  },
} as const;
