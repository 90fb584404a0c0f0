import type { AllDocuments } from '#domain/all-documents.ts';
import type { StoredBlueprint } from '#domain/blueprint/blueprint.ts';
import { BLUEPRINT_TYPES, type BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { answerQuestion, createBlueprint } from '#domain/blueprint/change-blueprint.ts';
import { blankFactSheet } from '#domain/facts/fact-sheet.ts';
import { chooseWay } from '#domain/facts/short-way.ts';

const NOW = '2026-01-01T00:00:00.000Z';

type Parts = { answers?: number; plan?: string; draft?: string; isEmptiedAgain?: boolean };

const STATES: readonly (Parts | null)[] = [
  null,
  { draft: 'Words that wait.' },
  { answers: 1, draft: 'Words that wait.' },
  { answers: 2 },
  { answers: 3 },
  { answers: 3, isEmptiedAgain: true },
  { answers: 3, plan: '## A plan' },
  { answers: 3, plan: '## A plan', isEmptiedAgain: true, draft: 'Words that wait.' },
];

/** People of all kinds: without documents, finished, and all states of a card in between. */
export function sampleDocuments(): AllDocuments[] {
  const shortWay = { ...chooseWay(blankFactSheet(NOW), true, NOW), version: 1 };
  const all = (parts: Parts) => BLUEPRINT_TYPES.map((type) => blueprintOf(type, parts));
  const mixed = STATES.map((_, shift) => ({
    blueprints: BLUEPRINT_TYPES.flatMap((type, index) => {
      const parts = STATES[(index + shift) % STATES.length];
      return parts ? [blueprintOf(type, parts)] : [];
    }),
    facts: null,
  }));
  return [
    { blueprints: [], facts: null },
    { blueprints: [], facts: shortWay },
    { blueprints: all({ answers: 3, plan: '## A plan' }), facts: shortWay },
    ...mixed,
  ];
}

function blueprintOf(type: BlueprintType, parts: Parts): StoredBlueprint {
  const { answers = 0, plan, draft, isEmptiedAgain } = parts;
  const blank = createBlueprint({
    id: type,
    type,
    title: 'A topic',
    description: 'A plan of this kind.',
    now: NOW,
  });
  const given = Array.from({ length: answers }, (_, index) => index);
  const made = given.reduce((known, index) => answerQuestion(known, index, 'An answer.', NOW), blank);
  const { content } = made;
  return {
    ...made,
    version: 1,
    content: {
      ...content,
      answers: isEmptiedAgain ? { ...content.answers, 1: '' } : content.answers,
      ...(plan && { aiOutput: plan }),
      ...(draft && { drafts: { 'answers.2': draft } }),
    },
  };
}
