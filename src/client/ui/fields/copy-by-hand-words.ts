/** Separate from words.ts: the sign-in screen needs no sentence about copying. */
export const COPY_BY_HAND =
  'The text is already selected. Press Ctrl + C (⌘ + C on a Mac), or hold your finger on it and choose Copy.';
