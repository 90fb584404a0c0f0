import { Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { ErrorBox } from '#client/ui/error-box.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import { DASHBOARD_COPY } from '#content/copy/dashboard.ts';
import { OUTLINES } from '#content/outline.ts';
import { PHASES } from '#content/phases.ts';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { NextStepCard } from './next-step-card.tsx';
import { type Overview, overviewOf, type TopicStatus } from './overview.ts';
import { ProgressPath } from './progress-path.tsx';
import { TopicCard } from './topic-card.tsx';

export type DashboardScreenProps = {
  load: { status: 'loading' } | { status: 'ready' } | { status: 'failed'; message: string };
  blueprintOf: (type: BlueprintType) => Blueprint | undefined;
  onOpen: (type: BlueprintType) => void;
  onDelete: (id: string) => void;
  onReload: () => void;
  onOpenBook: () => void;
  /** The ways to the other main screens. */
  places?: ReactNode;
  /** A line on the card of a topic, and a notice above all cards; app/ passes both in. */
  markOf?: (type: BlueprintType) => ReactNode;
  notice?: ReactNode;
  /** Shows what was deleted and can be brought back. */
  onDeleted: () => void;
  isWriting?: (type: BlueprintType) => boolean;
};

export function DashboardScreen({ load, blueprintOf, onReload, places, ...rest }: DashboardScreenProps) {
  return (
    <div className="mx-auto w-full max-w-6xl pt-4 sm:pt-6">
      <h1 tabIndex={-1} className="font-serif text-[2rem] leading-[1.1] font-medium sm:text-5xl">
        {DASHBOARD_COPY.heading}
      </h1>
      {places && <div className="mt-2">{places}</div>}
      {load.status !== 'failed' && (
        <p className="mt-3 max-w-2xl text-lg text-pretty text-soft">{DASHBOARD_COPY.welcome}</p>
      )}
      {load.status === 'loading' && <Spinner label={DASHBOARD_COPY.loading} />}
      {load.status === 'failed' && <LoadFailure message={load.message} onReload={onReload} />}
      {load.status === 'ready' && (
        <Ready overview={overviewOf(OUTLINES, ({ type }) => blueprintOf(type))} {...rest} />
      )}
    </div>
  );
}

function LoadFailure({ message, onReload }: { message: string; onReload: () => void }) {
  const retry = (
    <Button size="small" variant="secondary" onClick={onReload}>
      {DASHBOARD_COPY.retry}
    </Button>
  );
  return (
    <div className="mt-8 max-w-xl">
      <ErrorBox actions={retry}>{message}</ErrorBox>
    </div>
  );
}

type ReadyProps = Pick<
  DashboardScreenProps,
  'onOpen' | 'onDelete' | 'onOpenBook' | 'markOf' | 'notice' | 'isWriting' | 'onDeleted'
> & {
  overview: Overview;
};

function Ready({ overview, onOpen, onDelete, onOpenBook, markOf, notice, isWriting, onDeleted }: ReadyProps) {
  const [doomed, setDoomed] = useState<TopicStatus | null>(null);
  const { topics, done, plans, next } = overview;
  return (
    <>
      <div className="mt-7">
        <ProgressPath topics={topics} done={done} plans={plans} />
      </div>
      <div className="mt-7">
        <NextStepCard next={next} onOpen={onOpen} onOpenBook={onOpenBook} />
      </div>
      {notice}
      {PHASES.map((phase) => (
        <PhaseSection key={phase.name} name={phase.name} aim={phase.aim}>
          {topics
            .filter(({ outline }) => phase.types.includes(outline.type))
            .map((topic) => (
              <li key={topic.outline.type}>
                <TopicCard
                  topic={topic}
                  onOpen={() => onOpen(topic.outline.type)}
                  onDelete={() => setDoomed(topic)}
                  mark={markOf?.(topic.outline.type)}
                  isWriting={isWriting?.(topic.outline.type) ?? false}
                />
              </li>
            ))}
        </PhaseSection>
      ))}
      <Button
        variant="quiet"
        size="small"
        className="mt-12 -ml-3 min-h-11"
        icon={<Trash2 aria-hidden="true" className="size-4" />}
        onClick={onDeleted}
      >
        {DASHBOARD_COPY.deleted}
      </Button>
      <DeleteDialog
        topic={doomed}
        onCancel={() => setDoomed(null)}
        onConfirm={() => {
          setDoomed(null);
          if (doomed?.blueprint) onDelete(doomed.blueprint.id);
        }}
      />
    </>
  );
}

function PhaseSection({ name, aim, children }: { name: string; aim: string; children: ReactNode }) {
  return (
    <section
      aria-label={name}
      // Wider than its cards: what is not laid out is also cut off at the edge, and with it shadows and focus rings.
      className="-mx-3 mt-10 -mb-6 px-3 pb-6 [contain-intrinsic-size:auto_40rem] [content-visibility:auto]"
    >
      <div className="mb-4 flex flex-wrap items-baseline gap-x-3 border-b border-line pb-2">
        <h2 className="font-serif text-xl font-semibold">{name}</h2>
        <p className="text-sm text-faint">{aim}</p>
      </div>
      <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3">{children}</ul>
    </section>
  );
}
