export const CONFLICT_COPY = {
  conflict: {
    title: 'Changed on another device',
    view: 'View both',
    // For somebody who writes far below the notice, or on another screen than the text's own.
    far: (topic: string | undefined) =>
      topic === undefined
        ? 'This was also changed on another device.'
        : `“${topic}” was also changed on another device.`,
    farView: 'View both',
    // In the past tense: a text may be singular ('Answer 2') or plural ('Your notes').
    where: (text: string) =>
      `${text} changed here and on another device, or in another tab, at the same time.`,
    within: (field: string, topic: string) => `${field} in “${topic}”`,
    // Two devices gave one task different days; a day is written in full, or that it was put aside.
    twoDays: (task: string, mine: string, theirs: string) =>
      `“${task}” is ${mine} on this device and ${theirs} on another one.`,
    onDay: (day: string) => `on ${day}`,
    aside: 'put aside',
    dayLine: (day: string, task: string) => `${day}: ${task}`,
    asideLine: 'Not for me',
    mine: 'On this screen',
    theirs: 'The other version',
    explain: (text: string) =>
      `${text} changed in two places at once. We kept what’s on this screen. The other version is here too, so nothing is lost.`,
    explainDays: 'We kept the day on this screen. The other one is below, so nothing is lost.',
    nothingHere: 'Nothing here',
    whole: 'Show both versions in full',
    onlyPassages: 'Show only what differs',
    keepMine: 'Keep mine',
    useTheirs: 'Use the other one',
  },
  gone: {
    message: 'This topic was deleted on another device. What you typed here is still on this screen.',
    // On another screen than its own.
    messageOf: (topic: string) =>
      `“${topic}” was deleted on another device. What you changed here is still on this device.`,
    restore: 'Restore it',
    letGo: 'Delete it here too',
  },
} as const;
