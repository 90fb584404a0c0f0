// Separate from the texts of later screens: these come with the sign-in screen.
export const FIRST_COPY = {
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
} as const;
