import { createHash } from 'node:crypto';
import { mutantsOf } from './mutants-of.ts';
import type { Mutant } from './regex-mutants.ts';

export type Place = {
  readonly file: string;
  readonly line: number;
  readonly words: string;
  readonly mutant: Mutant;
};

/** At most this many mutants of these sources, chosen by a hash of the changed words: the same ones tomorrow. */
export function chooseMutants(
  sources: ReadonlyMap<string, string>,
  most: number,
  seed = '',
): { all: number; chosen: readonly Place[] } {
  const seen = new Map<string, number>();
  const places = [...sources].flatMap(([file, source]) =>
    mutantsOf(source).map((mutant) => {
      const words = source.slice(mutant.start, mutant.end);
      const name = `${file}|${mutant.what}|${words}|${mutant.text}`;
      const nth = seen.get(name) ?? 0;
      seen.set(name, nth + 1);
      const line = source.slice(0, mutant.start).split('\n').length;
      return {
        lot: createHash('sha256').update(`${name}|${nth}${seed}`).digest('hex'),
        place: { file, line, words, mutant },
      };
    }),
  );
  const chosen = places.toSorted((one, other) => (one.lot < other.lot ? -1 : 1)).slice(0, most);
  return {
    all: places.length,
    chosen: places.filter((each) => chosen.includes(each)).map(({ place }) => place),
  };
}
