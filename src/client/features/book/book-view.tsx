import { type ReactNode, useMemo } from 'react';
import { useStore } from 'zustand';
import type { Workspace } from '#client/saving/workspace.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { type BookPlanSlot, BookScreen, type BookScreenProps } from './book-screen.tsx';

export type BookViewProps = Pick<
  BookScreenProps,
  | 'brandName'
  | 'onJump'
  | 'onHome'
  | 'onShare'
  | 'runExport'
  | 'places'
  | 'notices'
  | 'firstPage'
  | 'readFirstPage'
> & {
  workspace: Workspace;
  onOpen: (type: BlueprintType, aim?: 'plan') => void;
  renderPlan: (id: string, slot: BookPlanSlot) => ReactNode;
};

export function BookView({ brandName, workspace, onOpen, renderPlan, ...rest }: BookViewProps) {
  const { store, actions } = workspace;
  const byId = useStore(store, (state) => state.blueprints);
  const { displayName } = useStore(store, (state) => state.user);
  const facts = useStore(store, (state) => state.sheet?.facts);
  const launches = useStore(store, (state) => state.sheet?.launches);
  const blueprints = useMemo(() => Object.values(byId), [byId]);
  const idOf = (type: BlueprintType) => store.getState().byType[type];
  return (
    <BookScreen
      {...rest}
      loadSettled={() =>
        import('./sharing/settled-plans.ts').then(
          ({ settledPlans }) => settledPlans(store.getState()),
          // Offline, a book with open questions is better than none.
          () => (text) => text,
        )
      }
      // A book is its owner's: our name is on it only while theirs is unknown.
      brandName={facts?.businessName ?? brandName}
      // An email address is no name, and readers of a printed book or a Word file don't need it.
      person={facts?.clientName ?? displayName ?? ''}
      blueprints={blueprints}
      incomes={launches?.flatMap(({ results }) => results.income ?? []) ?? []}
      onOpen={onOpen}
      onEdit={(type) => onOpen(type, 'plan')}
      onChangePlan={(type, text) => {
        const id = idOf(type);
        if (id) actions.editOutput(id, text);
      }}
      renderPlan={(slot) => {
        const id = idOf(slot.type);
        return id ? renderPlan(id, slot) : null;
      }}
    />
  );
}
