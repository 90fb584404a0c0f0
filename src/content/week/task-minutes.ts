import type { MinutesTable } from '#domain/week/load/minutes.ts';

/** A task's usual length if its plan gives none, by its first word. The person can change each one. */
export const TASK_MINUTES: MinutesTable = {
  bySection: [[/^(?:numbers|mid-campaign|still to)/i, 10]],
  // The first match wins.
  byWords: [
    [/^(?:decide|choose|pick|settle|agree|go or no-?go)\b/i, 10],
    [/^(?:count|look|mark|note|track|watch|check off)\b/i, 10],
    [/^(?:ask|call|phone|text|thank|tell|confirm|invite|remind|answer|reply|book|say)\b/i, 15],
    [
      /^(?:read|go through|check|proofread|fill|add|update|schedule|load|upload|copy|save|send|post|share)\b/i,
      20,
    ],
    [/^(?:test|try|run|practice|rehearse|walk|time)\b/i, 30],
    [/^(?:print|buy|pick up|pack|order|mail|hand out|put up|set out|collect|sort|clear)\b/i, 30],
    [/^(?:write|draft|prepare|make|design|type|finish|plan|outline|set up|build|create|turn)\b/i, 45],
    [/^(?:record|film|shoot|edit|review|meet|hold|visit|host)\b/i, 60],
  ],
  task: 30,
  send: 15,
  // Launch days are events, not tasks; a mere mention takes no time.
  launch: 0,
  mention: 0,
};

/** Used if nobody has given the hours per week. The screen says so. */
export const ASSUMED_HOURS = 4;

/** The choices in minutes. */
export const MINUTE_CHOICES = [5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 240] as const;
