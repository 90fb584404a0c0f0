import type { DeviceDrafts } from '#client/adapters/device/device-drafts.ts';

type Clock = { after: (ms: number, run: () => void) => () => void };

/** Device drafts are numbered by question; this number is no question's. */
export const PLAN_DRAFT_INDEX = 100;

const JOURNAL_MS = 1_000;

export type PlanDrafts = {
  load: () => Promise<void>;
  read: (id: string) => string;
  set: (id: string, text: string) => void;
  append: (id: string, text: string) => void;
  clear: (id: string) => void;
  /** Puts the text on this device at once: nothing more is coming. */
  keep: (id: string) => void;
  /** Called for each change, many times a second while a plan streams: draw no more than once per frame. */
  subscribe: (id: string, listener: () => void) => () => void;
};

/** The text that is being written, apart from the stores: a plan of 2,000 chunks must not redraw 2,000 screens. */
export function createPlanDrafts(uid: string, device: DeviceDrafts, clock: Clock): PlanDrafts {
  const texts = new Map<string, string>();
  const listeners = new Map<string, Set<() => void>>();
  const waiting = new Map<string, () => void>();

  function read(id: string): string {
    return texts.get(id) ?? device.read(uid, id, PLAN_DRAFT_INDEX);
  }
  function journal(id: string): void {
    waiting.get(id)?.();
    waiting.delete(id);
    device.write(uid, id, PLAN_DRAFT_INDEX, texts.get(id) ?? '');
  }
  function change(id: string, text: string): void {
    texts.set(id, text);
    for (const listener of listeners.get(id) ?? []) listener();
  }
  return {
    load: () => device.load(uid),
    read,
    set(id, text) {
      change(id, text);
      journal(id);
    },
    append(id, text) {
      change(id, read(id) + text);
      if (!waiting.has(id))
        waiting.set(
          id,
          clock.after(JOURNAL_MS, () => journal(id)),
        );
    },
    clear(id) {
      change(id, '');
      journal(id);
    },
    keep: journal,
    subscribe(id, listener) {
      const own = listeners.get(id) ?? new Set();
      listeners.set(id, own.add(listener));
      return () => own.delete(listener);
    },
  };
}
