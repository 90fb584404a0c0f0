import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { BLUEPRINT_TYPES } from '#domain/blueprint/blueprint-types.ts';
import { earliestDayOf, type IsoDay } from '#domain/reading/calendar.ts';
import { type Announced, announcedIn } from './announced.ts';
import type { KitForms } from './kit-form.ts';
import { notWritten } from './not-written.ts';
import type { Piece } from './piece.ts';
import { type PlanToRead, piecesIn } from './pieces-in.ts';

export type Kit = { readonly pieces: readonly Piece[]; readonly missing: readonly Announced[] };

type Read = { readonly pieces: readonly Piece[]; readonly announced: readonly Announced[] };

/** Reads the plans of a person; a plan that has not changed is not read again. */
export function createKitReader(forms: KitForms) {
  let known = new Map<string, Read>();
  return (blueprints: readonly Blueprint[], today: IsoDay): Kit => {
    const now = new Map<string, Read>();
    const all = plansOf(blueprints, today).map((plan) => {
      const key = `${plan.topic}\n${plan.since}\n${plan.text}`;
      const read = known.get(key) ?? { pieces: piecesIn(plan, forms), announced: announcedIn(plan, forms) };
      now.set(key, read);
      return read;
    });
    known = now;
    const pieces = all.flatMap((read) => read.pieces);
    const missing = notWritten(
      all.flatMap((read) => read.announced),
      pieces,
    );
    return { pieces: inOrder(pieces, today), missing };
  };
}

function plansOf(blueprints: readonly Blueprint[], today: IsoDay): PlanToRead[] {
  return BLUEPRINT_TYPES.flatMap((topic) =>
    blueprints
      .filter(({ type }) => type === topic)
      .map(({ content: { aiOutput = '', outputFacts } }) => ({
        topic,
        text: aiOutput,
        since: outputFacts ? earliestDayOf(outputFacts.at) : today,
      })),
  );
}

/** What is next comes first: days from today on, then what has no day, topic by topic; days that are over come last. */
function inOrder(pieces: readonly Piece[], today: IsoDay): Piece[] {
  const isNext = ({ when }: Piece) => when !== null && when >= today;
  const byDay = (one: Piece, other: Piece) => (one.when ?? '').localeCompare(other.when ?? '');
  return [...pieces.filter(isNext).sort(byDay), ...pieces.filter((piece) => !isNext(piece)).sort(byDay)];
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

/** The one that a topic offers as soon as its plan is there: without a blank if it can be, in the order of the plan. */
export function bestPiece(pieces: readonly Piece[]): Piece | undefined {
  const rank = ({ channel, gaps }: Piece) => BEST.indexOf(channel) + (gaps.length > 0 ? BEST.length : 0);
  return pieces.toSorted((one, other) => rank(one) - rank(other) || one.start - other.start)[0];
}
