import { useMemo } from 'react';
import type { Passage } from '#client/plan-view/show-passage.ts';
import { CHECKS_COPY } from '#content/copy/checks.ts';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { openPointsIn } from '#domain/plan/gaps/gap-list.ts';
import { gapsIn, sentenceAround } from '#domain/plan/gaps/gaps.ts';
import { plainWords } from '#domain/reading/plain-words.ts';

type StillOpenProps = {
  blueprint: Blueprint;
  /** Points that are done. */
  settled: readonly string[];
  onShow: (passage: Passage) => void;
};

const COPY = CHECKS_COPY.open;

/** What the plan leaves to its owner: beside it, 'nothing to check' would read as 'ready to use'. */
export function StillOpen({ blueprint, settled, onShow }: StillOpenProps) {
  const plan = blueprint.content.aiOutput ?? '';
  const gaps = useMemo(() => gapsIn(plan), [plan]);
  const points = useMemo(() => openPointsIn([blueprint], settled), [blueprint, settled]);
  const [gap, point] = [gaps[0], points[0]];
  if (!gap && !point) return null;
  return (
    <p className="mt-2 flex flex-wrap items-baseline gap-x-3 text-[0.9375rem] text-soft">
      {COPY.lead}
      {gap && <Way words={COPY.gaps(gaps.length)} onGo={() => onShow(toGap(plan, gap))} />}
      {point && <Way words={COPY.points(points.length)} onGo={() => onShow(toPoint(plan, point.text))} />}
    </p>
  );
}

function Way({ words, onGo }: { words: string; onGo: () => void }) {
  return (
    <button
      type="button"
      onClick={onGo}
      className="min-h-11 cursor-pointer font-semibold text-gold-text underline underline-offset-4"
    >
      {words}
    </button>
  );
}

function toGap(plan: string, { need, range }: ReturnType<typeof gapsIn>[number]): Passage {
  const before = plan.slice(0, plan.lastIndexOf('\n', range.start - 1) + 1);
  return { quote: plainWords(sentenceAround(plan, range)), words: need, range, before };
}

function toPoint(plan: string, text: string): Passage {
  const words = plainWords(text);
  const heading = plan.toLowerCase().lastIndexOf('still to confirm');
  const start = Math.max(plan.indexOf(text), plan.lastIndexOf('\n', heading) + 1);
  return { quote: words, words, range: { start, end: start } };
}
