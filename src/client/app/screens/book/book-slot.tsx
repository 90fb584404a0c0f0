import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { bookPlanPart } from '#client/app/loading/book-plan-part.ts';
import { Preloaded } from '#client/app/loading/preloaded.tsx';
import type { RouteStore } from '#client/app/route.ts';
import { useHeadingFocus } from '#client/app/screens/use-heading-focus.ts';
import { BookScreen, type BookScreenProps } from '#client/features/book/book-screen.tsx';
import type { Workspace } from '#client/saving/workspace.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';

export type BookSlotProps = Pick<BookScreenProps, 'brandName' | 'onJump' | 'onHome' | 'runExport'> & {
  workspace: Workspace;
  route: RouteStore;
  onOpen: (type: BlueprintType, aim?: 'plan') => void;
  places: ReactNode;
  notices: ReactNode;
};

export function BookSlot({ brandName, workspace, route, onOpen, ...rest }: BookSlotProps) {
  useHeadingFocus(route);
  const { store, actions } = workspace;
  const byId = useStore(store, (state) => state.blueprints);
  const { displayName, email } = useStore(store, (state) => state.user);
  const facts = useStore(store, (state) => state.launch?.facts);
  const blueprints = useMemo(() => Object.values(byId), [byId]);
  const editor = useSyncExternalStore(bookPlanPart.subscribe, bookPlanPart.current);
  // Whoever taps the words they read must not lose them because the means to change them did not come.
  const isEditorMissing = editor === 'failed' || editor === 'gone';
  const idOf = (type: BlueprintType) => store.getState().byType[type];
  return (
    <BookScreen
      {...rest}
      // A book is its owner's: our name stands on it only while theirs is not known.
      brandName={facts?.businessName ?? brandName}
      person={facts?.clientName ?? displayName ?? email ?? ''}
      blueprints={blueprints}
      onOpen={onOpen}
      onEdit={(type) => onOpen(type, 'plan')}
      onChangePlan={(type, text) => {
        const id = idOf(type);
        if (id) actions.editOutput(id, text);
      }}
      renderPlan={({ type, place, words }) => {
        const id = idOf(type);
        if (!id) return null;
        return (
          <>
            <Preloaded of={bookPlanPart} props={{ workspace, id, begin: place }} fallback={words} />
            {isEditorMissing && words}
          </>
        );
      }}
    />
  );
}
