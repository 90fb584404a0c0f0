import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BLUEPRINT_TYPES, type BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import type { ChatMessage } from '#domain/prompting/prompt.ts';
import { RECORDINGS } from './persona.ts';

export const SETS = ['before', 'small', 'large', 'settled', 'brief', 'full'] as const;
export type RecordingSet = (typeof SETS)[number];

export const TIER_OF: Readonly<Record<RecordingSet, 'small' | 'large'>> = {
  before: 'small',
  small: 'small',
  large: 'large',
  settled: 'large',
  brief: 'small',
  full: 'large',
};

/** Whether facts were confirmed before the first plan of this set. */
export const isSettledSet = (set: RecordingSet): boolean =>
  set === 'settled' || set === 'brief' || set === 'full';

/** Stored next to a prompt and its reply. Model and day are added with the reply. */
export type RecordingNote = {
  readonly persona: string;
  readonly set: RecordingSet;
  readonly topic: BlueprintType;
  readonly promptTokens: number;
  readonly model: string | null;
  readonly day: string | null;
};

export type RecordingPlace = {
  readonly persona: string;
  readonly set: RecordingSet;
  readonly topic: BlueprintType;
};

function fileOf({ persona, set, topic }: RecordingPlace, ending: string): string {
  const number = String(BLUEPRINT_TYPES.indexOf(topic) + 1).padStart(2, '0');
  return join(RECORDINGS, persona, set, `${number}-${topic}.${ending}`);
}

export const promptFile = (place: RecordingPlace) => fileOf(place, 'prompt.md');
export const replyFile = (place: RecordingPlace) => fileOf(place, 'reply.md');
const noteFile = (place: RecordingPlace) => fileOf(place, 'json');

export function readReply(place: RecordingPlace): string | undefined {
  const file = replyFile(place);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** The plan that a later prompt reads. Only some topics are recorded in the large tier; the others use the small one. */
export function readPlan(place: RecordingPlace): string | undefined {
  return readReply(place) ?? (place.set === 'large' ? readReply({ ...place, set: 'small' }) : undefined);
}

export function readNote(place: RecordingPlace): RecordingNote | undefined {
  const file = noteFile(place);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

export function writeNote(note: RecordingNote) {
  writeFileSync(noteFile(note), `${JSON.stringify(note, null, 2)}\n`);
}

export function writePrompt(place: RecordingPlace, messages: readonly ChatMessage[]) {
  const file = promptFile(place);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(
    file,
    `${messages.map(({ role, content }) => `===== ${role} message =====\n${content}\n`).join('\n')}`,
  );
}
