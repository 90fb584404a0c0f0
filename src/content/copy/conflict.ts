export const CONFLICT_COPY = {
  conflict: {
    title: 'Changed on another device',
    view: 'View both',
    // Beside whoever writes far below the notice.
    far: 'This also changed somewhere else.',
    farView: 'See both',
    where: (field: string) =>
      `${field} was changed here and on another device, or in another tab, at the same time.`,
    // Two devices gave one task two days; a day is said in full, or that it was put aside.
    twoDays: (task: string, mine: string, theirs: string) =>
      `“${task}” is ${mine} on this device and ${theirs} on another one.`,
    onDay: (day: string) => `on ${day}`,
    aside: 'put aside as not for you',
    dayLine: (day: string, task: string) => `${day}: ${task}`,
    asideLine: 'Not for me',
    mine: 'On this screen',
    theirs: 'The other version',
    explain: 'We kept the text on this screen. The other version is below, so nothing is lost.',
    explainDays: 'We kept the day on this screen. The other one is below, so nothing is lost.',
    keepMine: 'Keep mine',
    useTheirs: 'Use the other one',
  },
  gone: {
    message: 'This blueprint was deleted on another device. What you typed here is still on this screen.',
    restore: 'Restore it',
    letGo: 'Delete it here too',
  },
} as const;
