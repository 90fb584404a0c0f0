/** The words that a part has of its own. Screens that can say more pass theirs, out of content/copy. */
export const UI_WORDS = {
  close: 'Close',
  dismiss: 'Dismiss',
  show: 'Show',
  hide: 'Hide',
  done: 'Done:',
  toDo: 'To do:',
  copyByHand:
    'The text is already selected. Press Ctrl + C (⌘ + C on a Mac), or hold your finger on it and choose Copy.',
} as const;
