export const SIGN_IN_AGAIN_COPY = {
  title: 'Sign in again',
  description:
    'You were signed out while you were working. Everything you typed is kept on this device and will be saved as soon as you’re back.',
  endedElsewhere:
    'You were signed out on another device. Everything you typed is kept on this device and will be saved as soon as you’re back.',
  notYou:
    'Not you? Choose “Use another account”. What was typed here won’t be shown and won’t be lost: it waits on this device until the person who typed it signs in again.',
  another: 'Use another account',
  otherUser:
    'That’s a different account. Sign in with the account you were using here, or reload the page to switch.',
  later: 'Not now',
} as const;
