import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { ANSWER_KEYS } from '#domain/blueprint/blueprint-types.ts';
import type { HistoryField, HistoryRules } from '#server/documents/document-kind.ts';

const typed = () => 'edited';

const plan: HistoryField<Blueprint> = {
  name: 'aiOutput',
  keeps: 'every',
  read: ({ content }) => content.aiOutput ?? '',
  originOf: ({ content }) => content.outputFacts?.origin ?? 'edited',
};

const notes: HistoryField<Blueprint> = {
  name: 'notes',
  keeps: 'unless-only-grew',
  read: ({ content }) => content.notes ?? '',
  originOf: typed,
};

const answers = ANSWER_KEYS.map(
  (key): HistoryField<Blueprint> => ({
    name: `answers.${key}`,
    keeps: 'unless-only-grew',
    read: ({ content }) => content.answers[key] ?? '',
    originOf: typed,
  }),
);

export const BLUEPRINT_HISTORY: HistoryRules<Blueprint> = { fields: [plan, notes, ...answers] };
