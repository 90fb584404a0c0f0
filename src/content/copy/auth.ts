import { questionCount } from './question-count.ts';
export const AUTH_COPY = {
  signIn: {
    title: 'Welcome Back',
    subtitle: 'Sign in to access your business blueprints',
    submit: 'Sign in',
    busy: 'Signing in...',
    switchTo: 'Need an account? Sign up',
    forgot: 'Forgot password?',
    forgotWithoutMail: 'Forgot your password? Ask the person who runs this site for a reset link.',
  },
  signUp: {
    title: 'Create an Account',
    subtitle: 'Sign up to start building your business blueprint',
    submit: 'Create Account',
    busy: 'Creating account...',
    switchTo: 'Already have an account? Sign in',
  },
  unreachable: 'We couldn’t reach the server. Check your internet connection and try again.',
  tabTitle: (place: string) => `${place} · Business Launch Blueprint`,
  email: 'Email',
  password: 'Password',
  confirmPassword: 'Confirm password',
  newPassword: 'New password',
  passwordHint: 'At least 6 characters',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  forgot: {
    title: 'Forgot your password?',
    subtitle: 'Enter your email and we’ll send you a link to choose a new password',
    submit: 'Send reset link',
    busy: 'Sending...',
    back: 'Back to sign in',
    sentTitle: 'Check your email',
    sent: 'If there’s an account for that address, we’ve sent it a link. The link works once and expires in an hour.',
  },
  reset: {
    title: 'Choose a new password',
    subtitle: 'You’ll use it the next time you sign in',
    submit: 'Save new password',
    busy: 'Saving...',
    doneTitle: 'Your new password is saved',
    done: 'You can sign in with it now. You’ve been signed out on your other devices.',
    toSignIn: 'Go to sign in',
    missingToken: 'This link is incomplete. Open the link in your email again, or ask for a new one.',
  },
  again: {
    title: 'Sign in again',
    description:
      'You were signed out while you were working. Everything you typed is kept on this device and will be saved as soon as you’re back.',
    otherUser:
      'That’s a different account. Sign in with the account you were using here, or reload the page to switch.',
    later: 'Not now',
  },
  pitch: {
    headline: 'Build your launch on solid ground.',
    lead: 'Nineteen short conversations, one clear plan each, in your own words.',
    points: [
      `Answer ${questionCount} questions at a time, typed or spoken`,
      'Every plan builds on the ones before it',
      'Take it with you: one launch book to read, print and share',
    ],
  },
} as const;
