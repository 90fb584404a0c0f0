import type { Field } from '#domain/documents/field.ts';
import { linesOf } from '#domain/documents/merge-field.ts';
import { partsIn } from '#domain/documents/parts-in.ts';
import { weaveEntries } from '#domain/documents/weave-entries.ts';
import {
  charactersIn,
  PROPOSAL_STATES,
  type Proposal,
  type SentenceRange,
  SOURCE_ORIGINS,
  type Source,
  TELLING_LIMITS,
  type Telling,
} from './telling.ts';

// By entry, identified by ids: two devices add and delete texts of their own, and type in the same one.
const ENTRIES = { merges: 'by-entry' } as const;

/** Every text of the telling: see blueprint/fields.ts. */
export const TELLING_FIELDS = {
  sources: {
    ...ENTRIES,
    limit: TELLING_LIMITS.sources,
    history: 'unless-only-grew',
    read: ({ sources }) => sources.map(sourceLine).join('\n'),
    write: (doc, text) => ({ ...doc, sources: linesOf(text ?? '').map(sourceIn) }),
    fits: (text) => charactersIn(linesOf(text).map(sourceIn)) <= TELLING_LIMITS.characters,
    entryName: (line) => sourceIn(line).id,
    weave: (lists, settle) =>
      weaveEntries(
        lists,
        {
          nameOf: (line) => sourceIn(line).id,
          wordsIn: (line) => sourceIn(line).text,
          lineWith: (mine, theirs, text) => {
            const [one, other] = [sourceIn(mine), sourceIn(theirs)];
            // A word checked on one device is checked.
            const heard = one.heard?.filter((word) => other.heard?.includes(word));
            return sourceLine({ ...(one.name < other.name ? one : other), text, heard });
          },
        },
        TELLING_LIMITS.text,
        settle,
      ),
    shown: (text) =>
      linesOf(text)
        .map(sourceIn)
        .map((source) => `${source.name}\n${source.text}`)
        .join('\n\n'),
  },
  proposals: {
    ...ENTRIES,
    limit: TELLING_LIMITS.proposals,
    history: 'none',
    read: ({ proposals }) => proposals.map(proposalLine).join('\n'),
    write: (doc, text) => ({ ...doc, proposals: linesOf(text ?? '').map(proposalIn) }),
    entryName: proposalName,
    weave: (lists, settle) =>
      weaveEntries(
        lists,
        {
          nameOf: proposalName,
          wordsIn: (line) => proposalIn(line).words ?? '',
          // The person's decision beats a mere finding; of two findings either one, as long as both devices pick the same.
          lineWith(mine, theirs, words) {
            const [one, other] = [mine, theirs].sort().map(proposalIn);
            const states = [one?.state, other?.state];
            const state = PROPOSAL_STATES.findLast((known) => states.includes(known)) ?? 'offered';
            const { words: _, ...found } = one ?? proposalIn(mine);
            return proposalLine({ ...found, state, ...(words !== '' && { words }) });
          },
        },
        TELLING_LIMITS.words,
        settle,
      ),
    shown: (text) =>
      linesOf(text)
        .flatMap((line) => proposalIn(line).words ?? [])
        .join('\n'),
  },
} satisfies Record<string, Field<Telling>>;

export type TellingField = keyof typeof TELLING_FIELDS;

function sourceLine({ id, name, text, from, at, heard = [] }: Source): string {
  return JSON.stringify([id, name, text, from, at, ...heard]);
}

const LONG_AGO = '1970-01-01T00:00:00.000Z';

function sourceIn(line: string): Source {
  const [id = '', name = '', text = '', from, at = LONG_AGO, ...heard] = partsIn(line);
  return {
    id,
    name,
    text,
    from: oneOf(SOURCE_ORIGINS, from),
    at,
    ...(heard.length > 0 && { heard: heard.slice(0, TELLING_LIMITS.heard) }),
  };
}

function proposalLine({ slot, source, of, sentences, state, words }: Proposal): string {
  const rows = sentences.map((range) => range.join('-')).join(' ');
  return JSON.stringify([slot, source, of, rows, state, ...(words === undefined ? [] : [words])]);
}

function proposalIn(line: string): Proposal {
  const [slot = '', source = '', of = '', rows = '', state, words] = partsIn(line);
  const sentences = [...rows.matchAll(/(\d+)-(\d+)/g)].map(
    ([, first, last]): SentenceRange => [Number(first), Number(last)],
  );
  const found = { slot, source, of, sentences, state: oneOf(PROPOSAL_STATES, state) };
  return words === undefined ? found : { ...found, words };
}

function proposalName(line: string): string {
  const { slot, source } = proposalIn(line);
  return JSON.stringify([slot, source]);
}

function oneOf<Known extends string>(all: readonly [Known, ...Known[]], text: string | undefined): Known {
  return all.find((known) => known === text) ?? all[0];
}
