/** Updating out-of-date plans without a key. Separate, since the cards come with the sentences about a key. */
export const BY_HAND_COPY = {
  lead: 'Open each plan, from the top: choose “Copy prompt”, paste it into any chat assistant, then bring its reply back with “Paste reply”. Your current versions are kept under Earlier versions.',
  withKey: 'With an AI key, we can rewrite them for you.',
  openSettings: 'Open Settings',
} as const;
