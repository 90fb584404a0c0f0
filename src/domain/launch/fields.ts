import type { Field } from '#domain/documents/field.ts';
import { linesOf } from '#domain/documents/merge-field.ts';
import { partsIn } from '#domain/documents/parts-in.ts';
import { FACT_NAMES, type FactName } from './fact-names.ts';
import type { GapWords, Launch, OwnFact } from './launch.ts';

type Texts = Launch['facts'];
type Place = 'facts' | 'drafts' | 'notNow';

export const OWN_FACT_LIMITS = { name: 60, value: 500 } as const;
export const MARK_LENGTH = 80;
export const GAP_WORDS_LIMITS = { of: 1_000, words: 2_000 } as const;

const FACT = { limit: 500, merges: 'whole', history: 'every' } as const;
// Far more than a fact may have: a whole page that was pasted by mistake is still there after a reload, to be shortened.
const DRAFT = { limit: 12_000, merges: 'whole', history: 'unless-only-grew' } as const;

/** Every text of the launch document: see blueprint/fields.ts. */
export const LAUNCH_FIELDS = {
  ...perFact('facts', FACT),
  ...perFact('drafts', DRAFT, (name) => ({ draftOf: `facts.${name}` })),
  ...perFact('notNow', { ...FACT, history: 'none' }),
  'drafts.own': {
    ...DRAFT,
    draftOf: 'own',
    read: ({ ownDraft }) => ownDraft && lineOf(ownDraft),
    write: ({ ownDraft: _, ...doc }, text) => (text ? { ...doc, ownDraft: ownFactIn(text) } : doc),
    shown: (line) => partsIn(line).join(': '),
  },
  'drafts.gaps': {
    limit: 40,
    // As entries: of two devices that type for one gap, both words stay, and its box shows both.
    merges: 'by-entry',
    history: 'none',
    read: ({ gapWords }) => gapWords?.map(({ of, words }) => JSON.stringify([of, words])).join('\n'),
    write: ({ gapWords: _, ...doc }, text) =>
      text ? { ...doc, gapWords: linesOf(text).map(gapWordsIn) } : doc,
    shown: (text) =>
      linesOf(text)
        .map((line) => gapWordsIn(line).words)
        .join('\n'),
  },
  own: {
    limit: 30,
    merges: 'by-line',
    history: 'every',
    read: ({ own }) => own.map(lineOf).join('\n'),
    write: (doc, text) => ({ ...doc, own: linesOf(text ?? '').map(ownFactIn) }),
    shown: (text) =>
      linesOf(text)
        .map((line) => partsIn(line).join(': '))
        .join('\n'),
  },
  settled: {
    limit: 1_000,
    merges: 'as-set',
    history: 'none',
    read: ({ settled }) => settled.join('\n'),
    write: (doc, text) => ({ ...doc, settled: linesOf(text ?? '') }),
  },
} satisfies Record<string, Field<Launch>>;

function lineOf({ name, value }: OwnFact): string {
  return JSON.stringify([name, value]);
}

function ownFactIn(line: string): OwnFact {
  const [name = '', value = ''] = partsIn(line);
  return { name, value };
}

function gapWordsIn(line: string): GapWords {
  const [of = '', words = ''] = partsIn(line);
  return { of, words };
}

export type LaunchField = keyof typeof LAUNCH_FIELDS;

function perFact<P extends Place>(
  place: P,
  rules: Pick<Field<Launch>, 'limit' | 'merges' | 'history'>,
  more: (name: FactName) => Pick<Field<Launch>, 'draftOf'> | Record<string, never> = () => ({}),
): Record<`${P}.${FactName}`, Field<Launch>> {
  const entries = FACT_NAMES.map((name): [string, Field<Launch>] => [
    `${place}.${name}`,
    {
      ...rules,
      ...more(name),
      read: (doc) => doc[place]?.[name],
      write: (doc, text) => withTexts(doc, place, { ...doc[place], [name]: text || undefined }),
    },
  ]);
  return Object.fromEntries(entries) as Record<`${P}.${FactName}`, Field<Launch>>;
}

/** Absent, not undefined: JSON has no undefined, and what comes back from the server would look changed. */
function withTexts(doc: Launch, place: Place, texts: Texts): Launch {
  const filled: Texts = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined));
  if (place !== 'drafts') return { ...doc, [place]: filled };
  const { drafts: _, ...rest } = doc;
  return Object.keys(filled).length > 0 ? { ...rest, drafts: filled } : rest;
}
