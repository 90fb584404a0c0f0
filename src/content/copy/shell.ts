export const SHELL_COPY = {
  appTitle: 'Business Launch Blueprint',
  skip: 'Skip to the main part',
  launchBook: 'Launch book',
  bookTitle: 'Your launch book',
  settings: 'Settings',
  userMenu: 'Your account',
  myData: 'My data',
  signOut: 'Sign Out',
  dismiss: 'Dismiss',
  loadingScreen: 'Loading...',
  gateLoading: 'Checking whether you are signed in...',
  leave: {
    title: 'Some words are not saved yet',
    description:
      'You are offline, or the server cannot be reached. If you sign out now, what is not saved is lost.',
    stay: 'Stay signed in',
    discard: 'Sign out and discard',
  },
  crash: {
    title: 'Something broke on this page',
    description: 'It is our mistake, not yours. Your saved words are safe. Reload the page to go on.',
    reload: 'Reload the page',
  },
  chunkFailed: {
    title: 'This part of the app did not load',
    description: 'Check your internet connection, then try again.',
    retry: 'Try again',
    offline: {
      title: 'You’re offline, so this part of the app can’t be downloaded yet',
      description: 'It will open by itself as soon as you’re back online.',
      retry: 'Try again',
    },
    gone: {
      title: 'There’s a newer version of this app',
      description: 'Reload the page to use it. Everything you’ve saved is safe.',
      retry: 'Reload the page',
    },
  },
  titleOf: (place: string) => `${place} · Business Launch Blueprint`,
} as const;
