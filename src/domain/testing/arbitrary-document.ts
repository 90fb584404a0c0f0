import fc from 'fast-check';
import type { Document } from '#domain/documents/document.ts';
import type { Field } from '#domain/documents/field.ts';
import { blankFactSheet } from '#domain/facts/fact-sheet.ts';
import { type DocumentOf, type KindName, kindOf } from '#domain/kinds.ts';
import { blankTelling } from '#domain/telling/telling-kind.ts';
import { arbitraryText, arbitraryWord } from './arbitrary-text.ts';
import { MONDAY, sampleBlueprint, TUESDAY, WEDNESDAY } from './sample-blueprint.ts';
import { sampleComment } from './sample-comment.ts';

/** One document of each kind to start from. Its texts are generated from its fields. */
const BEGUN: { readonly [Name in KindName]: () => DocumentOf<Name> } = {
  blueprint: sampleBlueprint,
  facts: () => blankFactSheet(MONDAY),
  telling: () => blankTelling(MONDAY),
  comment: sampleComment,
};

export function sampleOf<Name extends KindName>(name: Name): DocumentOf<Name> {
  return BEGUN[name]();
}

// Few, so that two documents share some, and as long as any schema requires.
const whole = fc.constantFrom('Who I am at work', 'every other Tuesday', 'The core of who you are');
const marks = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 4 });
const entry = fc.tuple(arbitraryWord, arbitraryWord, arbitraryWord).map((parts) => JSON.stringify(parts));
const entries = fc.array(entry, { maxLength: 3 });
const at = fc.constantFrom(MONDAY, TUESDAY, WEDNESDAY);

const belonging = fc.record(
  {
    origin: fc.constantFrom('generated', 'edited', 'pasted', 'restored'),
    at,
    writtenFrom: fc.constantFrom({}, { answers: 'w1' }, { answers: 'w2', identity: 'k3' }),
  },
  { noNullPrototype: true },
);

/**
 * Any document that the schema allows, reachable or not, under one id. It follows the fields, so a new text is included
 * automatically. `rest`: everything except texts.
 */
export function arbitraryDocument<Name extends KindName>(
  name: Name,
  rest: fc.Arbitrary<Partial<DocumentOf<Name>>> = fc.constant({}),
): fc.Arbitrary<DocumentOf<Name>> {
  const { fields } = kindOf(name);
  const chosen = someOfEach(Object.keys(fields)).flatMap((key) => fields[key] ?? []);
  const begun: Document = sampleOf(name);
  const writes = chosen.map((field) => arbitraryWrite(field, field.read(begun)));
  return fc.tuple(rest, at, ...writes).map(([other, updatedAt, ...all]) => {
    const document: Document = { ...begun, ...other, updatedAt };
    return all.reduce((doc, write) => write(doc), document) as DocumentOf<Name>;
  });
}

type Write = (doc: Document) => Document;

function arbitraryWrite(field: Field<Document>, begun: string | undefined): fc.Arbitrary<Write> {
  const { companion } = field;
  return fc.tuple(textFor(field, begun), fc.option(belonging, { nil: undefined })).map(([text, with_]) => {
    return (doc) => {
      const written = field.write(doc, text);
      return companion ? companion.write(written, with_) : written;
    };
  });
}

function textFor({ merges, draftOf, weave }: Field<Document>, begun = ''): fc.Arbitrary<string | undefined> {
  const orNone = (text: fc.Arbitrary<string>) => fc.option(text, { nil: undefined });
  // As merging leaves them: unique and sorted.
  if (merges === 'as-set') return marks.map((all) => all.sort().join('\n'));
  if (weave) return orNone(entries.map((all) => [...new Set(all)].sort().join('\n')));
  if (merges === 'by-line' || merges === 'by-entry') return entries.map((all) => all.join('\n'));
  // The initial value must not be empty.
  if (merges === 'whole') return begun === '' ? orNone(whole) : whole;
  return orNone(draftOf === undefined ? arbitraryText : arbitraryText.filter((text) => text !== ''));
}

/** Five of forty facts, so that two documents share some. */
function someOfEach(names: readonly string[]): string[] {
  const families = Map.groupBy(names, (name) => name.slice(0, name.lastIndexOf('.') + 1));
  return [...families].flatMap(([family, all]) =>
    family === '' || all.length < 6 ? all : [...all.slice(0, 4), ...all.slice(-1)],
  );
}
