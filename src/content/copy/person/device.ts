export const DEVICE_COPY = {
  offered: 'There’s a new version of this app. Everything you’ve typed is kept.',
  taken:
    'Another tab already uses the new version of this app. This tab will keep working until you reload it.',
  take: 'Update now',
  reload: 'Reload the page',
  later: 'Later',
  storageScarce:
    'This device is almost out of space. Free up some space so we can keep your work here when you’re offline.',
} as const;
