/** Errors of signing in, accounts, letters and links (`account-errors.ts`). Specified word for word down to 'passwords-differ'. */
export const ACCOUNT_ERRORS = {
  'sign-in-failed': 'Failed to sign in',
  'sign-up-failed': 'Failed to sign up',
  'email-invalid': { status: 400, sentence: 'Please enter a valid email' },
  'password-too-short': { status: 400, sentence: 'Password must be at least 6 characters' },
  'passwords-differ': "Passwords don't match",

  // The same words for both, or the screen tells a stranger which emails have an account.
  'wrong-password': {
    status: 401,
    sentence: 'That email and password don’t match. Check both and try again.',
  },
  'user-not-found': {
    status: 401,
    sentence: 'That email and password don’t match. Check both and try again.',
  },
  'invalid-credential': {
    status: 401,
    sentence: 'That email and password don’t match. Check both and try again.',
  },
  'email-already-in-use': {
    status: 409,
    sentence: 'An account with this email already exists. Sign in instead.',
  },
  'user-disabled': {
    status: 403,
    sentence: 'This account has been turned off. Ask the person who runs this site to turn it back on.',
  },
  'common-password': {
    status: 400,
    sentence: 'That password is too easy to guess. Choose a less common one.',
  },
  'password-too-long': {
    status: 400,
    sentence: 'Passwords can be up to 128 characters. Choose a shorter one.',
  },
  'reset-link-invalid': {
    status: 400,
    sentence: 'This reset link has expired or was already used. Ask for a new one.',
  },
  'mail-unavailable': {
    status: 503,
    sentence: 'This site can’t send email. Ask the person who runs it for a link to reset your password.',
  },
  'too-many-shares': { status: 400, sentence: 'You have 20 links. Stop one you don’t need, then try again.' },
} as const;
