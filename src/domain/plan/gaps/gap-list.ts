import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { BLUEPRINT_TYPES } from '#domain/blueprint/blueprint-types.ts';
import { fingerprint } from '#domain/freshness/fingerprint.ts';
import { planSections } from '#domain/prompting/plan-sections.ts';
import { type Gap, gapsIn, needKey, sentenceAround } from './gaps.ts';

type InPlan = Pick<Blueprint, 'id' | 'type' | 'title'>;

/** Something that plans still need, once, with every place that asks for it. */
export type Need = {
  readonly key: string;
  readonly need: string;
  readonly places: readonly (InPlan & { readonly gap: Gap; readonly sentence: string })[];
};

/** A bullet of "Still to confirm". */
export type OpenPoint = InPlan & { readonly text: string; readonly mark: string };

/** Each need of all plans once, in the order of the plans. */
export function needsIn(blueprints: readonly Blueprint[]): Need[] {
  const places = inOrder(blueprints).flatMap(({ id, type, title, content }) => {
    const plan = content.aiOutput ?? '';
    return gapsIn(plan).map((gap) => ({ id, type, title, gap, sentence: sentenceAround(plan, gap.range) }));
  });
  return [...Map.groupBy(places, ({ gap }) => needKey(gap.need))].map(([key, own]) => ({
    key,
    // The shortest wording is the plainest one.
    need: own.map(({ gap }) => gap.need).reduce((best, next) => (next.length < best.length ? next : best)),
    places: own,
  }));
}

const BULLET = /^\s*(?:[-*+]|\d{1,9}[.)])\s+(?:\[[ xX]\]\s+)?(.+)$/;

/** What the plans ask their owner to confirm, without what is done. */
export function openPointsIn(blueprints: readonly Blueprint[], settled: readonly string[]): OpenPoint[] {
  const done = new Set(settled);
  return inOrder(blueprints).flatMap(({ id, type, title, content }) =>
    planSections(content.aiOutput ?? '')
      .filter(({ heading }) => /^still to confirm\b/i.test(heading))
      .flatMap(({ body }) => body.split('\n'))
      .flatMap((line) => BULLET.exec(line)?.[1] ?? [])
      .map((line) => line.replaceAll('**', '').trim())
      .map((text) => ({ id, type, title, text, mark: `point/${type}/${fingerprint(text)}` }))
      .filter(({ mark }) => !done.has(mark)),
  );
}

function inOrder(blueprints: readonly Blueprint[]): Blueprint[] {
  return BLUEPRINT_TYPES.flatMap((type) => blueprints.filter((blueprint) => blueprint.type === type));
}
