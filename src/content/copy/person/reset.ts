// Separate from auth.ts: few people see these screens, and the first one would include the texts.
export const RESET_COPY = {
  title: 'Choose a new password',
  subtitle: 'You’ll use it the next time you sign in',
  submit: 'Save new password',
  busy: 'Saving...',
  doneTitle: 'Your new password is saved',
  done: 'You can sign in with it now. You’ve been signed out on your other devices.',
  toSignIn: 'Go to sign in',
  missingToken: 'This link is incomplete. Open the link in your email again, or ask for a new one.',
} as const;

export const FORGOT_COPY = {
  title: 'Forgot your password?',
  subtitle: 'Enter your email and we’ll send you a link to choose a new password',
  submit: 'Send reset link',
  busy: 'Sending...',
  back: 'Back to sign in',
  sentTitle: 'Check your email',
  sent: 'If there’s an account for that address, we’ve sent it a link. The link works once and expires in an hour.',
} as const;
