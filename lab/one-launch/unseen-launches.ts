import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BLUEPRINT_TYPES } from '#domain/blueprint/blueprint-types.ts';
import type { Decision } from '#domain/decisions/decision.ts';
import { blueprintOf, type Persona, RECORDINGS } from '#scripts/example/persona.ts';
import type { Expected, MeasuredLife } from './measure-decisions.ts';

const FOLDER = join(RECORDINGS, 'launches');

/** Launches of invented people outside the rules' test data, with their decisions (recordings/launches). */
export function unseenLives(asked: string | undefined): MeasuredLife[] {
  const names = readdirSync(FOLDER).map((file) => file.replace(/\.md$/, ''));
  return names.filter((name) => !asked || name === asked).flatMap(livesOf);
}

function livesOf(name: string): MeasuredLife[] {
  const text = readFileSync(join(FOLDER, `${name}.md`), 'utf8');
  const [begin = '', ...parts] = text.split(/^# (?=plan |decisions: )/m);
  const today = /^today: (\S+)$/m.exec(begin)?.[1] ?? '';
  const said = new Map(
    begin
      .split(/^## /m)
      .slice(1)
      .map((topic) => [
        topic.split('\n', 1)[0] ?? '',
        [...topic.matchAll(/^\d\. (.*)$/gm)].map(([, answer = '']) => answer),
      ]),
  );
  // Some topics with a plan here lack answers.
  const answers = Object.fromEntries(BLUEPRINT_TYPES.map((type) => [type, said.get(type) ?? []]));
  const partOf = (title: string) => parts.find((part) => part.startsWith(`${title}\n`))?.slice(title.length);
  const persona = { today, answers } as unknown as Persona;
  return (['answers', 'plans'] as const).map((set) => ({
    name,
    set,
    today,
    blueprints: BLUEPRINT_TYPES.map((type) => {
      const plan = set === 'plans' ? partOf(`plan ${type}`)?.trim() : undefined;
      return blueprintOf(persona, type, plan);
    }),
    expected: expectedIn(partOf(`decisions: ${set}`) ?? ''),
  }));
}

function expectedIn(list: string): Expected[] {
  return [...list.matchAll(/^- (\S+) (\S+): .*$/gm)].map(([, about = '', kind]) => ({
    about,
    kind: kind as Decision['kind'],
  }));
}
