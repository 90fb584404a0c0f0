import type { Companion } from '#domain/documents/field.ts';
import type { Blueprint, OutputFacts } from './blueprint.ts';

type Facts = OutputFacts | undefined;

/** Output facts go wherever the plan's text goes. */
export const outputFacts: Companion<Blueprint> = {
  ...factsAt('outputFacts'),
  isNewText(value) {
    const facts = asFacts(value);
    return facts !== undefined && facts.origin !== 'edited';
  },
};

/** A draft plan changes with every streamed word: treated as a new text each time, it would be reported as a conflict. */
export const draftFacts: Companion<Blueprint> = { ...factsAt('draftFacts'), isNewText: () => false };

function factsAt(name: 'outputFacts' | 'draftFacts'): Omit<Companion<Blueprint>, 'isNewText'> {
  return {
    read: ({ content }) => content[name],
    write(doc, value) {
      const { [name]: _, ...content } = doc.content;
      const facts = asFacts(value);
      return { ...doc, content: facts ? { ...content, [name]: facts } : content };
    },
    later: (mine, theirs) => laterFacts(asFacts(mine), asFacts(theirs)),
    origin: (value) => asFacts(value)?.origin ?? 'edited',
  };
}

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
