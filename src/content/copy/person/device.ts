export const DEVICE_COPY = {
  offered: 'There’s a new version of this app. Everything you’ve typed is kept.',
  taken:
    'Another tab already uses the new version of this app. This one goes on as it is until you reload it.',
  take: 'Use it now',
  reload: 'Reload the page',
  later: 'Later',
  storageScarce:
    'This device is almost out of space. Free some up, so that your work can be kept here while you’re offline.',
} as const;
