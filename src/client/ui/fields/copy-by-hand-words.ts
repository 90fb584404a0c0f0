/** Apart from words.ts: nobody needs a whole sentence about copying to see the sign-in screen. */
export const COPY_BY_HAND =
  'The text is already selected. Press Ctrl + C (⌘ + C on a Mac), or hold your finger on it and choose Copy.';
