import type { Announced } from '#domain/kit/announced.ts';

type State =
  | { status: 'form'; failure?: string }
  | { status: 'writing'; reply: string }
  | { status: 'written'; reply: string };

type Wanted = { plan: string; section: string; wish: string };

/** Pending and unused replies for one plan; they outlive the dialog. app/ passes them in. */
export type MessageRuns = {
  stateOf: (of: string) => State;
  subscribe: (listener: () => void) => () => void;
  open: (of: string) => string;
  start: (of: string, wanted: Wanted, there: readonly string[]) => Promise<void>;
  bring: (of: string, reply: string, there: readonly string[]) => boolean;
  forget: (of: string) => void;
};

// The server's limit for the name of a change, with a margin.
const LONGEST = 200;

/** The key of a reply: a single message by its row, all messages of a plan together. */
export function runOf(rows: readonly Announced[]): string {
  const [first] = rows;
  if (rows.length !== 1 || !first) return 'messages/all';
  return `messages/${first.section}/${first.whenSaid}/${first.subject}`.slice(0, LONGEST).toWellFormed();
}
