// Separate from the dashboard's texts: nobody deletes a topic before the dashboard has loaded.
export const DELETING_COPY = {
  title: (title: string) => `Delete “${title}” and start over?`,
  answersLost: (count: number) => (count === 1 ? 'your answer' : `your ${count} answers`),
  planLost: 'the plan',
  draftLost: 'a draft',
  datesLost: (count: number) => (count === 1 ? 'its date in This week' : `its ${count} dates in This week`),
  goalsLost: 'its goals',
  notesLost: 'your notes',
  progressLost: 'your progress',
  losing: (what: string) => `This deletes ${what}.`,
  undoable: 'You can bring it back for 30 days, under Deleted topics.',
  cancel: 'Keep it',
  confirm: 'Delete and start over',
  done: (title: string) => `“${title}” was deleted.`,
  undo: 'Undo',
  undone: (title: string) => `“${title}” is back.`,
} as const;
