/** For a text that can't be saved. */
export const COPY_TEXT_COPY = {
  copyText: 'Copy my text',
  copied: 'Copied.',
  copyRefused: 'Your browser blocked copying.',
  wholeText: 'Everything in this topic',
} as const;
