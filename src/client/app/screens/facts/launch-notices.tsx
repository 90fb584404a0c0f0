import { useStore } from 'zustand';
import { noticesPart } from '#client/app/loading/notices-part.ts';
import { Preloaded } from '#client/app/loading/preloaded.tsx';
import type { Workspace } from '#client/saving/workspace.ts';
import { FACT_LABELS } from '#content/facts/fact-labels.ts';
import { FACT_NAMES } from '#domain/launch/fact-names.ts';
import { LAUNCH_ID, type Launch } from '#domain/launch/launch.ts';

/** Two devices that said two things about one fact, and facts that the server does not take. */
export function LaunchNotices({ workspace: { store, actions } }: { workspace: Workspace }) {
  const allConflicts = useStore(store, (state) => state.conflicts);
  const allBlocked = useStore(store, (state) => state.blocked);
  const launch = useStore(store, (state) => state.launch);
  const isOwn = (note: { blueprintId: string }) => note.blueprintId === LAUNCH_ID;
  const conflicts = allConflicts.filter(isOwn);
  const blocked = allBlocked.find(isOwn);
  if (conflicts.length === 0 && !blocked) return null;
  return (
    <Preloaded
      of={noticesPart}
      props={{
        conflicts,
        blocked,
        isDeletedElsewhere: false,
        wholeText: () => (launch ? wholeText(launch) : ''),
        onResolve: ({ conflictId }, choice) => actions.resolveConflict(LAUNCH_ID, conflictId, choice),
        onRestore: () => {},
        onLetGo: () => {},
      }}
    />
  );
}

function wholeText({ facts, drafts, own, ownDraft, gapWords }: Launch): string {
  const named = FACT_NAMES.flatMap((name) => {
    const text = drafts?.[name] ?? facts[name];
    return text ? [`${FACT_LABELS[name]}: ${text}`] : [];
  });
  const typed = ownDraft ? [...own, ownDraft] : own;
  const forGaps = gapWords?.map(({ words }) => words) ?? [];
  return [...named, ...typed.map(({ name, value }) => `${name}: ${value}`), ...forGaps].join('\n');
}
