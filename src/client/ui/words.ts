/** Default texts of these components. Screens that can say more pass texts from content/copy. */
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
