import { loadPlanReader } from '#client/adapters/markdown/markdown.ts';
import { nextTask } from '#client/adapters/page/breathe.ts';
import type { OutputFacts } from '#domain/blueprint/blueprint.ts';
import { type CarriedTicks, carryTicks } from '#domain/plan/carry-ticks.ts';
import { cleanWritten } from '#domain/plan/clean-reply.ts';
import { hasTicks } from '#domain/reading/markdown-signs.ts';

/**
 * What was done stays done when a plan is written again; a plan that is only edited or restored says itself. What the model
 * said around its plan, and the code block that it put it into, are no part of it.
 */
export async function carryOver(
  before: string,
  reply: string,
  { origin }: OutputFacts,
): Promise<CarriedTicks> {
  const after = origin === 'generated' ? cleanWritten(reply) : reply;
  const nothing = { text: after, count: 0 };
  if ((origin !== 'generated' && origin !== 'pasted') || !hasTicks(before)) return nothing;
  try {
    const read = await loadPlanReader();
    const old = read(before);
    // Reading a long plan is a frame's work on a slow phone: not two in one task.
    await nextTask();
    return carryTicks(old, read(after));
  } catch {
    // A new plan without its ticks is better than no new plan; the old one is among the versions.
    return nothing;
  }
}
