import type { Field } from '#domain/documents/field.ts';
import { linesOf } from '#domain/documents/merge-field.ts';
import { partsIn } from '#domain/documents/parts-in.ts';
import { launchIn, launchLine } from '#domain/launches/launch-line.ts';
import { RESULT_NAMES } from '#domain/launches/launch-results.ts';
import { FACT_NAMES } from './fact-names.ts';
import type { FactSheet, OwnFact } from './fact-sheet.ts';
import { putTogether, takeApart } from './packed-marks.ts';
import { gapLine, gapWordsIn, weaveGapWords } from './weave-gap-words.ts';

type Texts = Readonly<Record<string, string | undefined>>;
type Place = 'facts' | 'drafts' | 'notNow' | 'lookBack';

export const OWN_FACT_LIMITS = { name: 60, value: 500 } as const;
export const LOOK_BACK_LENGTH = 2_000;
export const GAP_WORDS_LIMITS = { of: 1_000, words: 2_000 } as const;

const FACT = { limit: 500, merges: 'whole', history: 'every' } as const;
// Far more than a fact may have: a whole page pasted by mistake is still there after a reload, to be shortened.
const DRAFT = { limit: 12_000, merges: 'by-word', history: 'unless-only-grew' } as const;

/** Every text of the fact sheet: see blueprint/fields.ts. */
export const FACT_FIELDS = {
  ...perName('facts', FACT_NAMES, FACT),
  ...perName('drafts', FACT_NAMES, DRAFT, (name) => ({ draftOf: `facts.${name}` })),
  ...perName('notNow', FACT_NAMES, { ...FACT, history: 'none' }),
  'drafts.own': {
    ...DRAFT,
    draftOf: 'own',
    // Its name on a line of its own, so that two devices can type in both of its boxes and the words merge.
    read: ({ ownDraft }) => ownDraft && `${ownDraft.name.replaceAll('\n', ' ')}\n${ownDraft.value}`,
    write({ ownDraft: _, ...doc }, text = ''): FactSheet {
      const ownDraft = ownDraftIn(text);
      return ownDraft.name === '' && ownDraft.value === '' ? doc : { ...doc, ownDraft };
    },
    shown(text) {
      const { name, value } = ownDraftIn(text);
      return `${name}: ${value}`;
    },
  },
  'drafts.gaps': {
    limit: 40,
    // By entry: when two devices type different words for one gap, both stay, and its box shows both.
    merges: 'by-entry',
    weave: (lists, settle) => weaveGapWords(lists, GAP_WORDS_LIMITS.words, settle),
    history: 'none',
    read: ({ gapWords }) => gapWords?.map(gapLine).join('\n'),
    write: ({ gapWords: _, ...doc }, text) =>
      text ? { ...doc, gapWords: linesOf(text).map(gapWordsIn) } : doc,
    shown: (text) =>
      linesOf(text)
        .map((line) => gapWordsIn(line).words)
        .join('\n'),
  },
  ...perName('lookBack', RESULT_NAMES, { ...DRAFT, limit: LOOK_BACK_LENGTH }, () => ({
    draftOf: 'launches',
  })),
  launches: {
    limit: 12,
    // By entry: when two devices look back on two launches, both stay.
    merges: 'by-entry',
    history: 'every',
    read: ({ launches }) => launches?.map(launchLine).join('\n'),
    write: ({ launches: _, ...doc }, text) =>
      text ? { ...doc, launches: linesOf(text).map(launchIn) } : doc,
    shown: (text) =>
      linesOf(text)
        .map((line) => {
          const { day, results } = launchIn(line);
          return [day, ...Object.values(results)].join(' · ');
        })
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
    takeApart,
    putTogether,
    history: 'none',
    read: ({ settled }) => settled.join('\n'),
    write: (doc, text) => ({ ...doc, settled: linesOf(text ?? '') }),
  },
} satisfies Record<string, Field<FactSheet>>;

function lineOf({ name, value }: OwnFact): string {
  return JSON.stringify([name, value]);
}

function ownDraftIn(text: string): OwnFact {
  const end = text.indexOf('\n');
  // Stored by an older version: one line with both parts.
  if (end === -1) return ownFactIn(text);
  return { name: text.slice(0, end), value: text.slice(end + 1) };
}

function ownFactIn(line: string): OwnFact {
  const [name = '', value = ''] = partsIn(line);
  return { name, value };
}

export type FactField = keyof typeof FACT_FIELDS;

function perName<P extends Place, Name extends string>(
  place: P,
  names: readonly Name[],
  rules: Pick<Field<FactSheet>, 'limit' | 'merges' | 'history'>,
  more: (name: Name) => Pick<Field<FactSheet>, 'draftOf'> | Record<string, never> = () => ({}),
): Record<`${P}.${Name}`, Field<FactSheet>> {
  const textsOf = (doc: FactSheet): Texts => doc[place] ?? {};
  const entries = names.map((name): [string, Field<FactSheet>] => [
    `${place}.${name}`,
    {
      ...rules,
      ...more(name),
      read: (doc) => textsOf(doc)[name],
      write: (doc, text) => withTexts(doc, place, { ...textsOf(doc), [name]: text || undefined }),
    },
  ]);
  return Object.fromEntries(entries) as Record<`${P}.${Name}`, Field<FactSheet>>;
}

/** Absent, not undefined: JSON has no undefined, so the copy from the server would look changed. */
function withTexts(doc: FactSheet, place: Place, texts: Texts): FactSheet {
  const filled: Texts = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined));
  const isKept = place === 'facts' || place === 'notNow' || Object.keys(filled).length > 0;
  const { [place]: _, ...rest } = doc;
  return (isKept ? { ...rest, [place]: filled } : rest) as FactSheet;
}
