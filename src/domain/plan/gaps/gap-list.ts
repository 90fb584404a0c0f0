import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { BLUEPRINT_TYPES } from '#domain/blueprint/blueprint-types.ts';
import { fingerprint } from '#domain/freshness/fingerprint.ts';
import { oncePerText } from '#domain/once-per-text.ts';
import { lineMarks, wordsOfLine } from '#domain/reading/line-marks.ts';
import { planSections } from '#domain/reading/plan-sections.ts';
import { type Gap, gapsIn, needKey, sentenceAround } from './gaps.ts';

type InPlan = Pick<Blueprint, 'id' | 'type' | 'title'>;

/** A need of the plans, listed once, with every gap that asks for it. */
export type Need = {
  readonly key: string;
  readonly need: string;
  /** The same need in other words. */
  readonly also?: readonly string[];
  readonly places: readonly (InPlan & { readonly gap: Gap; readonly sentence: string })[];
};

/** A bullet of "Still to confirm". */
export type OpenPoint = InPlan & { readonly text: string; readonly mark: string };

const gapsOfPlan = oncePerText((plan) =>
  gapsIn(plan).map((gap) => ({
    key: needKey(gap.need),
    place: { gap, sentence: sentenceAround(plan, gap.range) },
  })),
);

/** For reading ahead plan by plan: all plans at once would block a slow phone. */
export function readGapsOnce(plan: string): void {
  gapsOfPlan(plan);
  pointsOfPlan(plan);
}

/** Each need once, in the order of the plans. */
export function needsIn(blueprints: readonly Blueprint[]): Need[] {
  const places = inOrder(blueprints).flatMap(({ id, type, title, content }) => {
    return gapsOfPlan(content.aiOutput ?? '').map(({ key, place }) => ({
      key,
      place: { id, type, title, ...place },
    }));
  });
  return [...Map.groupBy(places, ({ key }) => key)].map(([key, own]) => ({
    key,
    // The shortest wording is the plainest.
    need: own
      .map(({ place }) => place.gap.need)
      .reduce((best, next) => (next.length < best.length ? next : best)),
    places: own.map(({ place }) => place),
  }));
}

/** Merges needs that one answer fills: "refund terms", "your refund rule in one sentence". */
export function joinNeeds(needs: readonly Need[], groupOf: (need: string) => string | undefined): Need[] {
  const groups = Map.groupBy(needs, ({ key, need }) => groupOf(need) ?? `need ${key}`);
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    if (others.length === 0) return [first];
    const all = [first, ...others];
    const plainest = all.reduce((best, next) => (next.need.length < best.need.length ? next : best));
    const also = all.filter((one) => one !== plainest).map(({ need }) => need);
    return [{ ...plainest, also, places: all.flatMap(({ places }) => places) }];
  });
}

const pointsOfPlan = oncePerText((plan) =>
  planSections(plan)
    .filter(({ heading }) => /^still to confirm\b/i.test(heading))
    .flatMap(({ body }) => body.split('\n'))
    .flatMap((line) => (lineMarks(line).mark === '' ? [] : wordsOfLine(line)))
    .map((line) => line.replaceAll('**', '').trim())
    .map((text) => ({ text, print: fingerprint(text) })),
);

/** What the plans ask their owner to confirm, without points that are done. */
export function openPointsIn(blueprints: readonly Blueprint[], settled: readonly string[]): OpenPoint[] {
  const done = new Set(settled);
  return inOrder(blueprints).flatMap(({ id, type, title, content }) =>
    pointsOfPlan(content.aiOutput ?? '')
      .map(({ text, print }) => ({ id, type, title, text, mark: `point/${type}/${print}` }))
      .filter(({ mark }) => !done.has(mark)),
  );
}

/** In topic order, whatever order they were loaded in. */
export function inOrder(blueprints: readonly Blueprint[]): Blueprint[] {
  return BLUEPRINT_TYPES.flatMap((type) => blueprints.filter((blueprint) => blueprint.type === type));
}
