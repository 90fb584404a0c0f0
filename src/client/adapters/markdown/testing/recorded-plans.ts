import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HAND_WRITTEN_IDENTITY_PLAN } from './hand-written-plan.ts';

const REPOSITORY = join(import.meta.dirname, '..', '..', '..', '..', '..');

/** Every plan that a model wrote for a recorded person, plus a hand-written one, which always exists. */
export function recordedPlans(): { name: string; text: string }[] {
  const files = globSync('recordings/**/*.reply.md', { cwd: REPOSITORY });
  return [
    { name: 'written by hand', text: HAND_WRITTEN_IDENTITY_PLAN },
    ...files.map((name) => ({ name, text: readFileSync(join(REPOSITORY, name), 'utf8') })),
  ];
}
