import { useEffect, useRef, useState } from 'react';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { AppError } from '#domain/errors.ts';
import type { FactSheet } from '#domain/facts/fact-sheet.ts';
import { type PlanPrompt, planPrompt } from './writing/generation-prompt.ts';

type About = {
  id: string;
  blueprints: Readonly<Record<string, Blueprint>>;
  sheet: FactSheet | null;
  model: string;
  /** Nothing is being written, so the next request is worth computing. */
  isWanted: boolean;
};

export type PromptReport = { prompt: PlanPrompt } | { failure: AppError } | null;

// Assembling a prompt reads every earlier plan: not between two keystrokes.
const QUIET_MS = 1_000;

/** The request that Generate would send, assembled while idle. */
export function usePromptReport({ id, blueprints, sheet, model, isWanted }: About): PromptReport {
  const [report, setReport] = useState<PromptReport>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    const blueprint = blueprints[id];
    if (!isWanted || !blueprint) return;
    let isGone = false;
    const look = () => {
      isFirst.current = false;
      planPrompt(blueprint, { blueprints, sheet }, model).then(
        (prompt) => !isGone && setReport({ prompt }),
        (error: unknown) => !isGone && setReport(error instanceof AppError ? { failure: error } : null),
      );
    };
    const timer = setTimeout(look, isFirst.current ? 0 : QUIET_MS);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [id, blueprints, sheet, model, isWanted]);
  return report;
}
