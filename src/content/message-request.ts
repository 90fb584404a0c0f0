import { fenced } from '#domain/prompting/prompt-fence.ts';

export type WantedMessages = {
  /** If the plan doesn't fit, the rows alone must do. */
  plan?: string | undefined;
  /** Each message's heading with the plan's words about it, one below the other. */
  rows: string;
};

/** For the AI when the owner wants messages written that a plan only announces. */
export function messageRequest({ plan, rows }: WantedMessages): string {
  return [
    ...(plan === undefined
      ? []
      : [`The plan has been written already. It is between the tags.\n${fenced('plan', plan)}`]),
    `The plan announces these messages and does not write them out. Each has its heading, and below it what the plan says about it.\n${fenced('section', rows)}`,
    'Write each of them in full, ready to send, and follow every rule above. Keep their order and begin each with its heading line exactly as it is. Below the heading of an email come "**Subject:**" and "**Preview:**", then the text; below every other heading the text alone. Keep names, amounts and dates as they are. Where something is not known, write [ADD: what is needed]. Reply with the messages alone: no greeting, no closing note, no other section.',
  ].join('\n\n');
}
