import { loadPlanReader } from '#client/adapters/markdown/markdown.ts';
import { nextTask } from '#client/adapters/page/breathe.ts';
import type { OutputFacts } from '#domain/blueprint/blueprint.ts';
import { type CarriedTicks, carryTicks } from '#domain/plan/carry-ticks.ts';
import { cleanWritten } from '#domain/plan/clean-reply.ts';
import { hasTicks } from '#domain/reading/markdown-signs.ts';

/**
 * Ticks survive a rewrite; an edited or restored plan has its own. Talk around the plan and a code block around it are
 * removed.
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
    // Parsing a long plan takes a slow phone a frame: not two in one task.
    await nextTask();
    return carryTicks(old, read(after));
  } catch {
    // A new plan without its ticks is better than none; the old one is among the versions.
    return nothing;
  }
}
