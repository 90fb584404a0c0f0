export const SIGN_OUT_COPY = {
  everywhere: {
    title: 'Sign out on all devices?',
    confirm: 'Sign out everywhere',
    failed: 'We couldn’t sign you out everywhere. Try again.',
  },
  writing:
    'Your plan is still being written. Signing out stops it, and keeps what’s been written so far as a draft.',
  title: 'Sign out?',
  stay: 'Stay signed in',
  confirm: 'Sign Out',
  saving: {
    title: 'Saving your latest changes...',
    text: 'One moment. We’ll sign you out as soon as they’re saved.',
  },
  leaving: { title: 'Signing you out...', text: 'One moment, please.' },
  saved: 'Everything you wrote is saved now.',
  key: {
    text: 'Signing out removes your AI key from this browser. You’ll need to paste it again next time.',
    keep: 'Keep my key (this is my own computer)',
    kept: 'Your key stays in this browser. If someone else signs in here, it’s removed.',
  },
  unsaved: {
    title: 'Some of your changes aren’t saved yet',
    text: 'You’re offline, or we can’t reach the server. If you sign out now, you’ll lose any changes that aren’t saved.',
    confirm: 'Sign out and lose changes',
  },
  recording: {
    title: 'You have a recording',
    text: 'It’s only on this device, and signing out deletes it. To keep it, write it down or save the file first, under Tell it once.',
    confirm: 'Sign out and delete it',
  },
} as const;
