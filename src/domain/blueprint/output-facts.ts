import type { Companion } from '#domain/documents/field.ts';
import type { Blueprint, OutputFacts } from './blueprint.ts';

type Facts = OutputFacts | undefined;

/** How a plan came about goes where its text goes. */
export const outputFacts: Companion<Blueprint> = {
  read: ({ content }) => content.outputFacts,
  write(doc, value) {
    const { outputFacts: _, ...content } = doc.content;
    const facts = asFacts(value);
    return { ...doc, content: facts ? { ...content, outputFacts: facts } : content };
  },
  later: (mine, theirs) => laterFacts(asFacts(mine), asFacts(theirs)),
  isNewText(value) {
    const facts = asFacts(value);
    return facts !== undefined && facts.origin !== 'edited';
  },
  origin: (value) => asFacts(value)?.origin ?? 'edited',
};

function asFacts(value: unknown): Facts {
  return typeof value === 'object' && value !== null && 'origin' in value
    ? (value as OutputFacts)
    : undefined;
}

function laterFacts(mine: Facts, theirs: Facts): Facts {
  if (!mine || !theirs) return mine ?? theirs;
  if (mine.at !== theirs.at) return mine.at > theirs.at ? mine : theirs;
  return factsKey(mine) > factsKey(theirs) ? mine : theirs;
}

function factsKey({ origin, writtenFrom }: OutputFacts): string {
  return JSON.stringify([origin, Object.entries(writtenFrom).sort(([a], [b]) => (a < b ? -1 : 1))]);
}
