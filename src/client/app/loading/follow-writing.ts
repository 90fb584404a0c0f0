import type { SignedInLife } from '#client/app/signed-in-life.ts';
import type { GenerationStore } from '#client/features/generation/writing/generation.ts';

/** Tells the screens of a life what is being written, and what has just ended. */
export function followWriting({ activity, workspace }: SignedInLife, { store }: GenerationStore): () => void {
  const running = new Set<string>();
  return store.subscribe((all) => {
    const before = running.size;
    for (const [id, { status }] of Object.entries(all)) {
      if (status === 'generating') running.add(id);
      else if (status !== 'saving' && running.delete(id)) {
        const isKnown = workspace.store.getState().blueprints[id] !== undefined;
        // Many plans in a row are told of by their own notice.
        const isAlone = activity.getState().refresh === null;
        if (isKnown && isAlone) activity.setState({ ended: { id, isWritten: status === 'idle' } });
      }
    }
    if (running.size !== before) activity.setState({ writing: [...running] });
  });
}
