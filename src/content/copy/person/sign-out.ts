export const SIGN_OUT_COPY = {
  title: 'Sign out?',
  description:
    'Signing out makes this browser forget your AI key and base URL. You’d have to enter them again next time.',
  keep: 'This is my own computer: keep the key',
  kept: 'Your key and base URL stay in this browser, for you alone. If somebody else signs in here, they’re forgotten.',
  stay: 'Stay signed in',
  confirm: 'Sign Out',
} as const;

export const LEAVE_COPY = {
  title: 'Some of your changes aren’t saved yet',
  description:
    'You’re offline, or we can’t reach the server. If you sign out now, you’ll lose any changes that aren’t saved.',
  stay: 'Stay signed in',
  discard: 'Sign out and discard',
} as const;
