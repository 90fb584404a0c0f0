import { useEffect, useRef } from 'react';
import type { Gap } from '#domain/plan/gaps/gaps.ts';
import type { PlanDocument } from '#domain/plan/plan-document.ts';
import { sectionsOf } from '#domain/plan/sections.ts';
import type { EditingPlace } from './use-section-editing.tsx';

/** A gap to fill, or the clicked words: the block's index in the whole plan. */
export type PlanBeginning = { gap?: Gap; block: number; point?: { left: number; top: number } };

type BeginningWays = { fill: (gap: Gap) => void; enter: (place: EditingPlace) => void };

/** Continues, once, an action that started while the plan was read-only. */
export function useBeginning(
  begin: PlanBeginning | undefined,
  document: PlanDocument,
  ways: BeginningWays,
): void {
  const first = useRef({ begin, document, ways });
  useEffect(() => {
    const { begin: begun, document: plan, ways: to } = first.current;
    if (!begun) return;
    const timer = setTimeout(() => (begun.gap ? to.fill(begun.gap) : to.enter(placeIn(plan, begun))));
    return () => clearTimeout(timer);
  }, []);
}

function placeIn(document: PlanDocument, { block, point }: PlanBeginning): EditingPlace {
  let left = block;
  for (const [section, { blocks }] of sectionsOf(document).entries()) {
    if (left < blocks.length) return { section, block: left, ...(point && { point }) };
    left -= blocks.length;
  }
  return { section: 0, block: 0 };
}
