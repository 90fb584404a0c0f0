import { Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { ErrorBox } from '#client/ui/notices/error-box.tsx';
import { tell } from '#client/ui/notices/tell.ts';
import { NEXT_COPY } from '#content/copy/next-launch.ts';
import { listWords } from '#content/copy/words/list-words.ts';
import { outlineOf } from '#content/outline-of.ts';
import { BLUEPRINT_TYPES, type BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import type { PastLaunch } from '#domain/launches/launch-results.ts';
import type { Undone } from './begin-next.ts';

type BegunNoteProps = {
  launch: PastLaunch;
  /** Topics that are still unchanged. */
  left: readonly BlueprintType[];
  file: string | null;
  onOpen: (type: BlueprintType) => void;
  renderVersions: (type: BlueprintType, onClose: () => void) => ReactNode;
  onFinish: () => Promise<string | undefined>;
  onUndo: () => Promise<Undone>;
  onHome: () => void;
};

/** The effects of the last beginning, while it is the last: on any device, even after a reload. */
export function BegunNote(props: BegunNoteProps) {
  const { launch, left, file, onOpen, renderVersions, onFinish, onUndo, onHome } = props;
  const copy = NEXT_COPY.begun;
  const [shown, setShown] = useState<BlueprintType | null>(null);
  const [state, setState] = useState<{ isBusy: boolean; problem?: string | undefined }>({ isBusy: false });

  async function undo() {
    setState({ isBusy: true });
    const undone = await onUndo();
    if (undone.status === 'offline') return setState({ isBusy: false, problem: copy.undoFailed });
    const titles = undone.missing.map((type) => outlineOf(type).title);
    tell(titles.length === 0 ? copy.undone : copy.undonePartly(listWords(titles)));
    setState({ isBusy: false });
  }
  async function finish() {
    setState({ isBusy: true });
    setState({ isBusy: false, problem: await onFinish() });
  }
  return (
    <section aria-labelledby="begun" className="mt-6 rounded-2xl border border-line bg-surface p-5">
      <h2 id="begun" tabIndex={-1} className="font-serif text-2xl font-medium">
        {copy.title}
      </h2>
      <p className="mt-1 max-w-2xl text-pretty text-soft">{copy.lead(launch.day)}</p>
      {file && <p className="mt-2 text-sm break-words text-soft">{copy.file(file)}</p>}
      <ul className="mt-3">
        {BLUEPRINT_TYPES.filter((type) => launch.topics[type] !== undefined).map((type) => {
          const { title } = outlineOf(type);
          return (
            <li key={type} className="flex flex-wrap items-center gap-x-3 border-t border-line py-1">
              <span className="min-w-0 flex-1 basis-40">
                {title}
                {left.includes(type) && <span className="ml-2 text-sm text-gold-text">{copy.asBefore}</span>}
              </span>
              <Button
                size="small"
                variant="quiet"
                aria-label={copy.openOf(title)}
                onClick={() => onOpen(type)}
              >
                {copy.open}
              </Button>
              <Button
                size="small"
                variant="quiet"
                aria-label={copy.versionsOf(title)}
                onClick={() => setShown(type)}
              >
                {copy.versions}
              </Button>
            </li>
          );
        })}
      </ul>
      {state.problem && (
        <div className="mt-3">
          <ErrorBox>{state.problem}</ErrorBox>
        </div>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {left.length > 0 ? (
          <Button disabled={state.isBusy} onClick={() => void finish()}>
            {copy.finish(left.length)}
          </Button>
        ) : (
          <Button onClick={onHome}>{copy.toTopics}</Button>
        )}
        <Button
          variant="secondary"
          isBusy={state.isBusy}
          busyLabel={copy.undoing}
          icon={<Undo2 aria-hidden="true" className="size-4.5" />}
          onClick={() => void undo()}
        >
          {copy.undo}
        </Button>
        <span className="text-sm text-soft">{copy.undoHint}</span>
      </div>
      {shown && renderVersions(shown, () => setShown(null))}
    </section>
  );
}
