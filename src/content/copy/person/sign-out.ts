export const SIGN_OUT_COPY = {
  title: 'Sign out?',
  stay: 'Stay signed in',
  confirm: 'Sign Out',
  saving: {
    title: 'Saving your last words…',
    text: 'One moment. We’ll sign you out as soon as they’re saved.',
  },
  leaving: { title: 'Signing you out…', text: 'One moment, please.' },
  saved: 'Everything you wrote is saved now.',
  key: {
    text: 'Signing out makes this browser forget your AI key and base URL. You’d have to enter them again next time.',
    keep: 'This is my own computer: keep the key',
    kept: 'Your key and base URL stay in this browser, for you alone. If somebody else signs in here, they’re forgotten.',
  },
  unsaved: {
    title: 'Some of your changes aren’t saved yet',
    text: 'You’re offline, or we can’t reach the server. If you sign out now, you’ll lose any changes that aren’t saved.',
    confirm: 'Sign out and discard',
  },
} as const;
