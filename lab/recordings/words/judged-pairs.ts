import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Disagreement } from '#lab/recordings/together/disagreements.ts';
import { RECORDINGS } from '#scripts/example/persona.ts';
import type { RecordingSet } from '#scripts/example/recording-files.ts';

type Judged = {
  readonly persona: string;
  readonly set: RecordingSet;
  readonly pair: string;
  readonly isReal: boolean;
  readonly why: string;
};

const FILE = join(RECORDINGS, 'judged-pairs.json');

/** A reader's verdicts on pairs that the program takes for contradictions. The program reads lines, not their subjects. */
export function judgedPairs(persona: string, set: RecordingSet): Judged[] {
  if (!existsSync(FILE)) return [];
  const { pairs }: { pairs: Judged[] } = JSON.parse(readFileSync(FILE, 'utf8'));
  return pairs.filter((one) => one.persona === persona && one.set === set);
}

export function sayPair({ kind, values }: Pick<Disagreement, 'kind' | 'values'>): string {
  return `${kind}: ${values.join(' against ')}`;
}
