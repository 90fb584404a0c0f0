import type { Workspace } from '#client/saving/workspace.ts';
import { FIELDS } from '#domain/blueprint/fields.ts';

type Clock = { after: (ms: number, run: () => void) => () => void };

const JOURNAL_MS = 1_000;

export type PlanDrafts = {
  read: (id: string) => string;
  set: (id: string, text: string) => void;
  append: (id: string, text: string) => void;
  clear: (id: string) => void;
  /** It has become the plan: nothing of it is only here. */
  forget: (id: string) => void;
  /** Saves the text at once: nothing more is coming. */
  keep: (id: string) => void;
  /** Called for each change, many times a second while a plan streams: draw no more than once per frame. */
  subscribe: (id: string, listener: () => void) => () => void;
};

/**
 * The text that is being written. Each second it goes the way of all words, as a draft of its blueprint; in between it
 * stays apart from the stores: a plan of 2,000 chunks must not redraw 2,000 screens.
 */
export function createPlanDrafts(workspace: Pick<Workspace, 'store' | 'actions'>, clock: Clock): PlanDrafts {
  const texts = new Map<string, string>();
  const listeners = new Map<string, Set<() => void>>();
  const waiting = new Map<string, () => void>();

  function saved(id: string): string {
    return workspace.store.getState().blueprints[id]?.content.drafts?.aiOutput ?? '';
  }
  function read(id: string): string {
    return texts.get(id) ?? saved(id);
  }
  function stopWaiting(id: string): void {
    waiting.get(id)?.();
    waiting.delete(id);
  }
  function save(id: string): void {
    stopWaiting(id);
    const text = texts.get(id);
    const isKnown = workspace.store.getState().blueprints[id] !== undefined;
    // A longer one would be refused, and every other word of its blueprint with it.
    if (text === undefined || text === saved(id) || !isKnown || text.length > FIELDS.aiOutput.limit) return;
    workspace.actions.editDraft(id, 'aiOutput', text);
  }
  function change(id: string, text: string): void {
    texts.set(id, text);
    for (const listener of listeners.get(id) ?? []) listener();
  }
  function settle(id: string): void {
    save(id);
    if (saved(id) === texts.get(id)) texts.delete(id);
  }
  return {
    read,
    set(id, text) {
      change(id, text);
      save(id);
    },
    append(id, text) {
      change(id, read(id) + text);
      if (!waiting.has(id))
        waiting.set(
          id,
          clock.after(JOURNAL_MS, () => save(id)),
        );
    },
    clear(id) {
      change(id, '');
      settle(id);
    },
    forget(id) {
      stopWaiting(id);
      change(id, '');
      texts.delete(id);
    },
    keep: settle,
    subscribe(id, listener) {
      const own = listeners.get(id) ?? new Set();
      listeners.set(id, own.add(listener));
      return () => own.delete(listener);
    },
  };
}
