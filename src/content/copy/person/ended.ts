/** On the sign-in screen: why nobody is signed in anymore. */
export const ENDED_COPY = {
  elsewhere: 'You were signed out on another device.',
  deleted: 'Your account has been deleted, along with everything in it.',
} as const;

export type Ended = keyof typeof ENDED_COPY;
