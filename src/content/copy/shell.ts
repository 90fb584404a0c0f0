export const SHELL_COPY = {
  appTitle: 'Business Launch Blueprint',
  skip: 'Skip to main content',
  launchBook: 'Launch book',
  bookTitle: 'Your launch book',
  settings: 'Settings',
  userMenu: 'Your account',
  myData: 'My data',
  signOut: 'Sign Out',
  dismiss: 'Dismiss',
  leave: {
    title: 'Some of your changes aren’t saved yet',
    description:
      'You’re offline, or we can’t reach the server. If you sign out now, you’ll lose any changes that aren’t saved.',
    stay: 'Stay signed in',
    discard: 'Sign out and discard',
  },
  titleOf: (place: string) => `${place} · Business Launch Blueprint`,
} as const;
