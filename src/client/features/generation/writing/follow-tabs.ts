import type { StoreApi } from 'zustand/vanilla';
import { waitFor } from '#client/saving/wait-for.ts';
import type { Workspace } from '#client/saving/workspace.ts';
import { AppError } from '#domain/errors.ts';
import '#domain/late-errors.ts';
import { failureOf, type Generation, IDLE } from './generation-state.ts';
import type { PlanDrafts } from './plan-draft.ts';
import type { WritingTabs } from './writing-tabs.ts';

type Following = {
  workspace: Pick<Workspace, 'store' | 'actions'>;
  drafts: PlanDrafts;
  tabs: WritingTabs;
  now: () => string;
  store: StoreApi<Record<string, Generation>>;
  runs: ReadonlyMap<string, AbortController>;
};

/**
 * Texts that this tab didn't write: left by a closed page, or being written in another tab. The latter are shown as
 * such, as far as they are saved: mistaken for a broken-off text, one could be discarded, or paid for twice.
 */
export function followTabs({ workspace, drafts, tabs, now, store, runs }: Following) {
  const seen = new Map<string, string>();
  const waiting = new Map<string, () => void>();
  const statusOf = (id: string) => store.getState()[id]?.status ?? 'idle';
  const show = (id: string, generation: Generation) => store.setState({ [id]: generation });

  function bringBack(id: string, isBroken: boolean): void {
    const text = drafts.read(id);
    const blueprint = workspace.store.getState().blueprints[id];
    if (text === '' || !blueprint || statusOf(id) !== 'idle') return;
    if ((blueprint.content.aiOutput ?? '').startsWith(text)) {
      drafts.clear(id);
      return;
    }
    const facts = drafts.factsOf(id) ?? ({ origin: 'generated', at: now(), writtenFrom: {} } as const);
    const reason = facts.origin === 'pasted' ? 'pasted' : 'broken';
    const isFailed = isBroken && reason === 'broken';
    const failure = isFailed ? failureOf(new AppError('ai-interrupted'), '') : undefined;
    show(id, { status: 'held', reason, failure, facts });
  }

  /** Whether another tab is writing it. If so, shows that until the tab is done or gone. */
  async function look(id: string): Promise<boolean> {
    if (runs.has(id) || !(await tabs.isWriting(id)) || runs.has(id)) return false;
    if (statusOf(id) === 'saving' || waiting.has(id)) return true;
    show(id, { status: 'elsewhere' });
    const stop = tabs.whenFree(id, () => {
      waiting.delete(id);
      if (statusOf(id) !== 'elsewhere') return;
      show(id, IDLE);
      // Done, stopped or closed there: offer the text without a reason.
      bringBack(id, false);
    });
    waiting.set(id, stop);
    return true;
  }

  const unfollow = workspace.store.subscribe(({ blueprints }) => {
    for (const [id, { content }] of Object.entries(blueprints)) {
      const draft = content.drafts?.aiOutput ?? '';
      if (draft === (seen.get(id) ?? '')) continue;
      seen.set(id, draft);
      if (draft === '' || drafts.isOwn(id)) continue;
      drafts.heard(id);
      void look(id);
    }
  });

  async function stopHere(): Promise<void> {
    for (const controller of runs.values()) controller.abort();
    await waitFor(store, (all) => Object.values(all).every(({ status }) => status !== 'generating'));
  }
  tabs.onFinish(() => void stopHere());

  return {
    look,
    /** Restores a text that was being written when the page closed, or one of the versions. */
    async recover(id: string, why: 'closed' | 'restored' = 'closed'): Promise<void> {
      if (drafts.read(id) === '' || statusOf(id) !== 'idle') return;
      if (!(await look(id))) bringBack(id, why === 'closed');
    },
    /** Stops writing, here and in the other tabs: then all words so far are in the journal. */
    async finish(): Promise<void> {
      await stopHere();
      await workspace.actions.written();
      await tabs.finishOthers(Object.keys(workspace.store.getState().blueprints));
    },
    unfollow(): void {
      unfollow();
      for (const stop of waiting.values()) stop();
      tabs.close();
    },
  };
}
