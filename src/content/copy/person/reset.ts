// Apart from auth.ts: these words are for a screen that few ever see, and the first one would carry them.
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
