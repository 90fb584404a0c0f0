import { type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import { VERSIONS_API } from '#client/adapters/api/versions-api.ts';
import { localDay } from '#client/adapters/time/local-day.ts';
import type { Writing } from '#client/saving/once-per-life.ts';
import type { Workspace } from '#client/saving/workspace.ts';
import { Disclosure } from '#client/ui/disclosure.tsx';
import { type DoneMessage, DoneToast } from '#client/ui/notices/done-toast.tsx';
import { announce } from '#client/ui/notices/live-region.tsx';
import { PlacePage, type PlaceSlots } from '#client/ui/place-page.tsx';
import { NEXT_COPY } from '#content/copy/next-launch.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { cleanText } from '#domain/clean-text.ts';
import { LAUNCH_DAYS } from '#domain/facts/fact-names.ts';
import type { PastLaunch } from '#domain/launches/launch-results.ts';
import { draftResult, launchesOf, withLaunch, withoutLaunch } from '#domain/launches/past-launches.ts';
import {
  beginNext,
  finishBeginning,
  type NextLaunchTools,
  undoNext,
  unfinishedTopics,
} from './begin-next.ts';
import { BegunNote } from './begun-note.tsx';
import { NextForm } from './next-form.tsx';
import { launchName, PastLaunches } from './past-launches.tsx';

export type NextViewProps = PlaceSlots & {
  life: {
    readonly workspace: Workspace;
    readonly activity: Writing;
    readonly services: { readonly api: Pick<NextLaunchTools, 'keepVersion'> };
  };
  /** Downloads a backup of everything; resolves with the file's name. */
  saveBackup: (onProgress: (done: number, total: number) => void) => Promise<string>;
  renderVersions: (id: string, onClose: () => void) => ReactNode;
  onOpen: (type: BlueprintType) => void;
  onHome: () => void;
};

export function NextView(props: NextViewProps) {
  const { life, saveBackup, renderVersions, onOpen, onHome, places, status, notices } = props;
  const { workspace, activity, services } = life;
  const { store, actions } = workspace;
  const sheet = useStore(store, (state) => state.sheet);
  const blueprints = useStore(store, (state) => state.blueprints);
  const byType = useStore(store, (state) => state.byType);
  const [today] = useState(localDay);
  const [file, setFile] = useState<string | null>(null);
  const [removed, setRemoved] = useState<DoneMessage | null>(null);
  const launches = launchesOf(sheet);
  const last = launches.findLast(({ topics }) => Object.keys(topics).length > 0);
  const toolsWith = (onProgress: (done: number, total: number) => void): NextLaunchTools => ({
    workspace,
    keepVersion: services.api.keepVersion,
    versions: VERSIONS_API,
    saveBackup: async () => setFile(await saveBackup(onProgress)),
    isWriting: (id) => activity.getState().writing.includes(id),
  });
  const tools = toolsWith(() => {});

  function remove(launch: PastLaunch) {
    actions.changeFacts((known, now) => withoutLaunch(known, launch, now));
    actions.flush();
    setRemoved({
      message: NEXT_COPY.past.removed(launchName(launch)),
      undo() {
        actions.changeFacts((known, now) => withLaunch(known, launch, now));
        actions.flush();
      },
    });
  }
  const form = (
    <NextForm
      // Typed results belong to one launch, and must not appear in the next one's fields.
      key={launches.length}
      sheet={sheet}
      blueprintOf={(type) => blueprints[byType[type] ?? '']}
      onType={(name, text) =>
        actions.changeFacts((known, now) => draftResult(known, name, cleanText(text), now))
      }
      onLeave={actions.flush}
      onBegin={async (choice, onProgress) => {
        const outcome = await beginNext(toolsWith(onProgress), { ...choice, day: today });
        if (outcome.status === 'begun') {
          announce(NEXT_COPY.begun.title);
          requestAnimationFrame(() => document.getElementById('begun')?.focus());
        }
        return outcome;
      }}
    />
  );
  // This launch has dates, so a person who comes here may look back on it.
  const hasDays = LAUNCH_DAYS.some((day) => sheet?.facts[day]);
  return (
    <PlacePage title={NEXT_COPY.title} places={places}>
      <p className="mt-3 max-w-2xl text-pretty text-soft sm:text-lg">{NEXT_COPY.lead}</p>
      <p className="mt-3 min-h-6 text-sm text-faint">{status}</p>
      {notices}
      {last && (
        <BegunNote
          key={last.number}
          launch={last}
          left={unfinishedTopics(workspace, last)}
          file={file}
          onOpen={onOpen}
          renderVersions={(type, onClose) => renderVersions(byType[type] ?? '', onClose)}
          onFinish={async () => {
            const { status: outcome } = await finishBeginning(tools, last);
            return outcome === 'begun' ? undefined : NEXT_COPY.preview.failed;
          }}
          onUndo={() => undoNext(tools, last)}
          onHome={onHome}
        />
      )}
      {last ? (
        <div className="mt-8">
          <Disclosure title={NEXT_COPY.again} startsOpen={hasDays} staysOpen={sheet?.lookBack !== undefined}>
            {form}
          </Disclosure>
        </div>
      ) : (
        form
      )}
      <PastLaunches launches={launches} onRemove={remove} />
      <DoneToast told={removed} onGone={() => setRemoved(null)} />
    </PlacePage>
  );
}
