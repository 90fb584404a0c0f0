import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { BLUEPRINT_TYPES } from '#domain/blueprint/blueprint-types.ts';
import { writtenOn } from '#domain/blueprint/written-on.ts';
import { addDays, type IsoDay } from '#domain/reading/calendar.ts';
import { type Announced, announcedIn } from './announced.ts';
import type { KitForms } from './kit-form.ts';
import { notWritten } from './not-written.ts';
import type { Piece } from './piece.ts';
import { type PlanToRead, piecesIn } from './pieces-in.ts';

export type Kit = { readonly pieces: readonly Piece[]; readonly missing: readonly Announced[] };

type Read = { readonly pieces: readonly Piece[]; readonly announced: readonly Announced[] };

/** Reads pieces from plans; caches them until a plan changes. */
export function createKitReader(forms: KitForms) {
  let cache = new Map<string, Read>();
  const keyOf = ({ topic, since, text }: PlanToRead) => `${topic}\n${since}\n${text}`;
  const readPlan = (plan: PlanToRead): Read =>
    cache.get(keyOf(plan)) ?? { pieces: piecesIn(plan, forms), announced: announcedIn(plan, forms) };

  /** Reads plan by plan while there is time; returns whether all are read. All nineteen at once would block a slow phone. */
  function readAhead(blueprints: readonly Blueprint[], hasTime: () => boolean): boolean {
    const left = plansOf(blueprints).filter((plan) => !cache.has(keyOf(plan)));
    // At least one, or a busy device would never finish.
    do {
      const plan = left.shift();
      if (plan) cache.set(keyOf(plan), readPlan(plan));
    } while (left.length > 0 && hasTime());
    return left.length === 0;
  }

  function read(blueprints: readonly Blueprint[], today: IsoDay): Kit {
    const plans = plansOf(blueprints);
    cache = new Map(plans.map((plan) => [keyOf(plan), readPlan(plan)]));
    const all = [...cache.values()];
    const pieces = all.flatMap((each) => each.pieces);
    const missing = notWritten(
      all.flatMap(({ announced }) => announced),
      pieces,
    );
    return { pieces: inOrder(pieces, today), missing };
  }

  return { readAhead, read };
}

function plansOf(blueprints: readonly Blueprint[]): PlanToRead[] {
  return BLUEPRINT_TYPES.flatMap((topic) =>
    blueprints
      .filter(({ type }) => type === topic)
      .map((blueprint) => ({
        topic,
        text: blueprint.content.aiOutput ?? '',
        since: writtenOn(blueprint),
      })),
  );
}

/** What is next comes first: days from today on, then pieces without a day, topic by topic, then past days. */
function inOrder(pieces: readonly Piece[], today: IsoDay): Piece[] {
  const isNext = ({ when }: Piece) => when !== null && when >= today;
  const byDay = (one: Piece, other: Piece) => (one.when ?? '').localeCompare(other.when ?? '');
  return [...pieces.filter(isNext).sort(byDay), ...pieces.filter((piece) => !isNext(piece)).sort(byDay)];
}

const NEXT_AT_LEAST = 5;

/** How many of the first pieces are next: those of the coming seven days, but at least five; none with a past day. */
export function howManyNext(pieces: readonly Piece[], today: IsoDay): number {
  const end = addDays(today, 7);
  const left = pieces.filter(({ when }) => when === null || when >= today);
  const soon = left.filter(({ when }) => when !== null && when < end);
  return Math.min(left.length, Math.max(NEXT_AT_LEAST, soon.length));
}

const BEST: readonly Piece['channel'][] = [
  'bio',
  'email',
  'page',
  'post',
  'text',
  'script',
  'prompt',
  'note',
];

/** The piece that a topic offers once its plan is there: the first without a blank, if there is one. */
export function bestPiece(pieces: readonly Piece[]): Piece | undefined {
  const rank = ({ channel, gaps }: Piece) => BEST.indexOf(channel) + (gaps.length > 0 ? BEST.length : 0);
  return pieces.toSorted((one, other) => rank(one) - rank(other) || one.start - other.start)[0];
}
