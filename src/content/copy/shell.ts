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
  loadingScreen: 'Loading...',
  gateLoading: 'Checking whether you’re signed in...',
  crash: {
    title: 'Something broke on this page',
    description:
      'This is our mistake, not yours. Everything you’ve saved is safe. Reload the page to continue.',
    reload: 'Reload the page',
  },
  chunkFailed: {
    title: 'This part of the app didn’t load',
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
  newVersion: {
    offered: 'There’s a new version of this app. Everything you’ve typed is kept.',
    taken:
      'Another tab already uses the new version of this app. This one goes on as it is until you reload it.',
    take: 'Use it now',
    reload: 'Reload the page',
    later: 'Later',
  },
  storageScarce:
    'This device is almost out of space. Free some up, so that your work can be kept here while you’re offline.',
  titleOf: (place: string) => `${place} · Business Launch Blueprint`,
} as const;
