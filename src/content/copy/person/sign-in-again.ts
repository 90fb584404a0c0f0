export const SIGN_IN_AGAIN_COPY = {
  title: 'Sign in again',
  description:
    'You were signed out while you were working. Everything you typed is kept on this device and will be saved as soon as you’re back.',
  otherUser:
    'That’s a different account. Sign in with the account you were using here, or reload the page to switch.',
  later: 'Not now',
} as const;
