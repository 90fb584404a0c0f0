import { createAnalytics } from '#client/adapters/page/analytics.ts';
import { logFailure } from '#client/adapters/page/log.ts';
import type { SignedInLife } from '#client/app/signed-in-life.ts';
import type { GenerationStore } from '#client/features/generation/writing/generation.ts';
import { openGeneration } from '#client/features/generation/writing/open-generation.ts';
import { createRefresh } from '#client/features/refresh/refresh.ts';
import { settingsOf } from '#client/features/settings/settings-of.ts';
import { oncePerLife } from '#client/saving/once-per-life.ts';
import { REFRESH_COPY } from '#content/copy/book.ts';

/** A run continues while other screens are shown. */
export const generationOf = oncePerLife((life: SignedInLife) => {
  const { count } = createAnalytics(life.config.analytics, logFailure);
  const generation = openGeneration(life, settingsOf(life), count);
  life.onClose(followWriting(life, generation));
  life.onFinish(generation.finish);
  life.onClose(generation.close);
  return generation;
});

/** It continues when its dialog is closed, and the screens behind show its progress. */
export const refreshOf = oncePerLife((life: SignedInLife) => {
  const refresh = createRefresh({ generation: generationOf(life), heldMessage: REFRESH_COPY.held });
  const follow = refresh.store.subscribe(({ status, steps }) => {
    const isRunning = status === 'running' || status === 'stopping';
    const done = steps.filter((step) => step.status === 'done').length;
    life.activity.setState({ refresh: isRunning ? { done, total: steps.length } : null });
  });
  life.onClose(follow);
  return refresh;
});

/** Tells a life's screens which plans are being written, and which have just ended. */
export function followWriting({ activity, workspace }: SignedInLife, { store }: GenerationStore): () => void {
  const running = new Set<string>();
  return store.subscribe((all) => {
    const before = running.size;
    for (const [id, { status }] of Object.entries(all)) {
      if (status === 'generating') running.add(id);
      else if (status !== 'saving' && running.delete(id)) {
        const isKnown = workspace.store.getState().blueprints[id] !== undefined;
        // A run over many plans has its own notice.
        const isAlone = activity.getState().refresh === null;
        if (isKnown && isAlone) activity.setState({ ended: { id, isWritten: status === 'idle' } });
      }
    }
    if (running.size !== before) activity.setState({ writing: [...running] });
  });
}
