export const SHELL_COPY = {
  appTitle: 'Business Launch Blueprint',
  skip: 'Skip to main content',
  launchBook: 'Launch book',
  bookTitle: 'Your launch book',
  settings: 'Settings',
  userMenu: 'Your account',
  myData: 'My data',
  help: 'Help',
  signOut: 'Sign Out',
  dismiss: 'Dismiss',
  titleOf: (place: string) => `${place} · Business Launch Blueprint`,
} as const;
