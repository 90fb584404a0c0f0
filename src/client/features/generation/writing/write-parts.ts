import type { WriteResult } from '#client/adapters/openai/openai-reply.ts';
import { addUsage, type Usage } from '#domain/ai/plan-cost.ts';
import type { PlanPrompt } from './generation-prompt.ts';

/** The person pays for every continuation, so after these it asks. */
const MOST_CONTINUED = 2;

type Parts = {
  first: PlanPrompt;
  /** The prompt for the rest of the text so far. */
  next: () => Promise<PlanPrompt>;
  read: () => string;
  write: (messages: PlanPrompt['prompt']['messages']) => Promise<WriteResult>;
  onPart: (part: number) => void;
};

/** A plan that reaches the length limit continues by itself, at most twice. */
export async function writeInParts({ first, next, read, write, onPart }: Parts): Promise<WriteResult> {
  let prompt = first;
  let usage: Usage | undefined;
  for (let part = 1; ; part += 1) {
    const before = read().length;
    const result = await write(prompt.prompt.messages);
    usage = addUsage(usage, result.usage);
    // After an empty part, another would be requested, and paid, for nothing.
    const isOver = result.finish !== 'length' || part > MOST_CONTINUED || read().length === before;
    // If the answers leave no room for the end of the text, this is a plan that was cut off, not a failure.
    const following = isOver ? undefined : await next().catch(() => undefined);
    if (!following) return { finish: result.finish, usage };
    prompt = following;
    onPart(part + 1);
  }
}
