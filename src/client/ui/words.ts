/** The words that a part has of its own. Screens that can say more pass theirs, out of content/copy. */
export const UI_WORDS = {
  close: 'Close',
  dismiss: 'Dismiss',
  undo: 'Undo',
  undone: 'Undone.',
  newTab: (page: string) => `${page} (opens in a new tab)`,
  show: 'Show',
  hide: 'Hide',
  done: 'Done:',
  toDo: 'To do:',
  table: 'Table',
} as const;
