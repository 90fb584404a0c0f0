import { useEffect, useState } from 'react';
import { nextTask } from '#client/adapters/page/breathe.ts';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { AppError } from '#domain/errors.ts';
import type { Launch } from '#domain/launch/launch.ts';
import { type PlanPrompt, planPrompt } from './writing/generation-prompt.ts';

type About = {
  id: string;
  blueprints: Readonly<Record<string, Blueprint>>;
  launch: Launch | null;
  model: string;
  /** Nothing is being written, so what would be sent is worth knowing. */
  isWanted: boolean;
};

export type PromptReport = { prompt: PlanPrompt } | { failure: AppError } | null;

/** What Generate would send, put together while nobody waits for it. */
export function usePromptReport({ id, blueprints, launch, model, isWanted }: About): PromptReport {
  const [report, setReport] = useState<PromptReport>(null);
  useEffect(() => {
    const blueprint = blueprints[id];
    if (!isWanted || !blueprint) return;
    let isGone = false;
    void nextTask()
      .then(() => planPrompt(blueprint, { blueprints, launch }, model))
      .then(
        (prompt) => !isGone && setReport({ prompt }),
        (error: unknown) => !isGone && setReport(error instanceof AppError ? { failure: error } : null),
      );
    return () => {
      isGone = true;
    };
  }, [id, blueprints, launch, model, isWanted]);
  return report;
}
