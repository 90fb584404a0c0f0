import type { FactTables } from '#domain/launch/suggestion.ts';
import { LABEL_FACTS } from './label-facts.ts';
import { QUESTION_FACTS } from './question-facts.ts';

export const FACT_TABLES: FactTables = {
  labels: LABEL_FACTS,
  questions: QUESTION_FACTS,
  cues: {
    doorsOpen: /\b(?:doors? )?open(?:s|ing)?\b/,
    doorsClose: /\bclos(?:es?|ing)\b|\blast day\b|\bends?\b/,
    eventDate: /\b(?:event|workshop|webinar|open house|evening|morning)\b/,
    startDate: /\b(?:start(?:s|ing)?|begins?|first (?:call|class|session|lesson|meeting))\b/,
  },
};
