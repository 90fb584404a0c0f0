import type { Workspace } from '#client/saving/workspace.ts';
import type { OutputFacts } from '#domain/blueprint/blueprint.ts';
import { FIELDS } from '#domain/blueprint/fields.ts';

type Clock = { after: (ms: number, run: () => void) => () => void };

const JOURNAL_MS = 1_000;

export type PlanDrafts = {
  read: (id: string) => string;
  set: (id: string, text: string) => void;
  /** Starts or continues a text, with its sources, which stay with the text. */
  begin: (id: string, text: string, facts: OutputFacts | undefined) => void;
  /** The text's sources, even if another device wrote it. */
  factsOf: (id: string) => OutputFacts | undefined;
  append: (id: string, text: string) => void;
  /** The text was written in this tab; otherwise another tab or device wrote it. */
  isOwn: (id: string) => boolean;
  /** Another tab has written more: notify screens that show the text. */
  heard: (id: string) => void;
  clear: (id: string) => void;
  /** It has become the plan: no part of it is only here. */
  forget: (id: string) => void;
  /** Saves the text at once: nothing more is coming. */
  keep: (id: string) => void;
  /** Called for each change, many times a second while a plan streams: render at most once per frame. */
  subscribe: (id: string, listener: () => void) => () => void;
};

/**
 * The text being written. Every second it is saved as a draft of its blueprint; in between it stays out of the stores:
 * a plan of 2,000 chunks must not render 2,000 screens.
 */
export function createPlanDrafts(workspace: Pick<Workspace, 'store' | 'actions'>, clock: Clock): PlanDrafts {
  const texts = new Map<string, string>();
  const listeners = new Map<string, Set<() => void>>();
  const facts = new Map<string, OutputFacts>();
  const waiting = new Map<string, () => void>();

  function factsOf(id: string): OutputFacts | undefined {
    return facts.get(id) ?? workspace.store.getState().blueprints[id]?.content.draftFacts;
  }
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
    // A longer one would be refused, and every other change of its blueprint with it.
    if (text === undefined || text === saved(id) || !isKnown || text.length > FIELDS.aiOutput.limit) return;
    const known = factsOf(id);
    if (known && text !== '') workspace.actions.draftOutput(id, text, known);
    else workspace.actions.editDraft(id, 'aiOutput', text);
  }
  function heard(id: string): void {
    for (const listener of listeners.get(id) ?? []) listener();
  }
  function change(id: string, text: string): void {
    texts.set(id, text);
    heard(id);
  }
  function settle(id: string): void {
    save(id);
    if (saved(id) === texts.get(id)) texts.delete(id);
  }
  return {
    read,
    factsOf,
    isOwn: (id) => texts.has(id),
    heard,
    set(id, text) {
      change(id, text);
      save(id);
    },
    begin(id, text, from) {
      if (from) facts.set(id, from);
      else facts.delete(id);
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
      facts.delete(id);
      change(id, '');
      settle(id);
    },
    forget(id) {
      stopWaiting(id);
      facts.delete(id);
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
