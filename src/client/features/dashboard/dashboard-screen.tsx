import { Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { ErrorBox } from '#client/ui/notices/error-box.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import { DASHBOARD_COPY } from '#content/copy/dashboard.ts';
import { FIRST_CLIENT_TYPES } from '#content/first-client.ts';
import { OUTLINES } from '#content/outline.ts';
import { PHASES } from '#content/phases.ts';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import type { DeleteDialogProps } from './delete-dialog.tsx';
import { FirstSteps } from './first-steps.tsx';
import { NextStepCard } from './next-step-card.tsx';
import { isLater, type Overview, overviewOf, type TopicStatus } from './overview.ts';
import { PhaseSection } from './phase-section.tsx';
import { type SeenStones, StoneWall } from './stone-wall.tsx';
import { TopicCard } from './topic-card.tsx';

export type DashboardScreenProps = {
  load: { status: 'loading' } | { status: 'ready' } | { status: 'failed'; message: string };
  blueprintOf: (type: BlueprintType) => Blueprint | undefined;
  onOpen: (type: BlueprintType, aim?: 'plan') => void;
  onDelete: (id: string) => void;
  onReload: () => void;
  onOpenBook: () => void;
  isShortWay?: boolean;
  onChooseWay?: (isShort: boolean) => void;
  seenStones?: SeenStones;
  /** The ways to the other main screens. */
  places?: ReactNode;
  /** A line on the card of a topic, and a notice above all cards; app/ passes both in. */
  markOf?: (type: BlueprintType) => ReactNode;
  notice?: ReactNode;
  /** Shows what was deleted and can be brought back. */
  onDeleted: () => void;
  isWriting?: (type: BlueprintType) => boolean;
  /** The question before something is deleted; app/ fetches it late. */
  deleteDialog?: (question: DeleteDialogProps) => ReactNode;
};

const NOTHING = () => undefined;

export function DashboardScreen(props: DashboardScreenProps) {
  const { load, blueprintOf, onReload, places, isShortWay = false, ...rest } = props;
  const isReady = load.status === 'ready';
  const overview = overviewOf(
    OUTLINES,
    ({ type }) => (isReady ? blueprintOf(type) : undefined),
    isShortWay ? FIRST_CLIENT_TYPES : [],
  );
  return (
    <div className="mx-auto w-full max-w-6xl pt-4 sm:pt-6">
      <div className="flex items-end justify-between gap-8">
        <div className="min-w-0">
          <h1 tabIndex={-1} className="font-serif text-[2rem] leading-[1.1] font-medium sm:text-5xl">
            {DASHBOARD_COPY.heading}
          </h1>
          {places && <div className="mt-2">{places}</div>}
          {load.status !== 'failed' && <Welcome hasPlan={overview.plans > 0} hasBegun={overview.done > 0} />}
        </div>
        <StoneWall
          topics={overview.topics}
          seen={isReady ? rest.seenStones : undefined}
          className="hidden w-64 shrink-0 md:block"
        />
      </div>
      {load.status === 'loading' && <Spinner label={DASHBOARD_COPY.loading} />}
      {load.status === 'failed' && <LoadFailure message={load.message} onReload={onReload} />}
      {isReady && <Ready overview={overview} isShortWay={isShortWay} {...rest} />}
    </div>
  );
}

function Welcome({ hasPlan, hasBegun }: { hasPlan: boolean; hasBegun: boolean }) {
  return (
    <p
      className={classNames(
        'mt-3 max-w-2xl text-lg text-pretty text-soft',
        // A phone has no room to say it again to somebody who knows.
        hasBegun && 'max-sm:hidden',
      )}
    >
      {DASHBOARD_COPY.welcome}{' '}
      {!hasPlan && (
        <a href="/example" className="inline-block font-semibold text-gold-text underline underline-offset-4">
          {DASHBOARD_COPY.example}
        </a>
      )}
    </p>
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

type ReadyProps = Omit<DashboardScreenProps, 'load' | 'blueprintOf' | 'onReload' | 'places'> & {
  overview: Overview;
  isShortWay: boolean;
};

function Ready(props: ReadyProps) {
  const { overview, isShortWay, onChooseWay = NOTHING, onOpen, onDelete, onOpenBook } = props;
  const { markOf, notice, seenStones, isWriting, onDeleted, deleteDialog } = props;
  const [doomed, setDoomed] = useState<TopicStatus | null>(null);
  const { topics, done, plans, next } = overview;
  return (
    <>
      <StoneWall topics={topics} seen={seenStones} className="mx-auto mt-6 w-56 max-w-full md:hidden" />
      <p className="mt-6 flex flex-wrap gap-x-4 gap-y-1 text-[0.9375rem]">
        <strong className="font-semibold">{DASHBOARD_COPY.progress(done, topics.length)}</strong>
        <span className="text-soft">{DASHBOARD_COPY.plans(plans)}</span>
      </p>
      <div className="mt-3">
        <NextStepCard next={next} onOpen={onOpen} onOpenBook={onOpenBook} />
      </div>
      <FirstSteps overview={overview} isShortWay={isShortWay} onChooseWay={onChooseWay} onOpen={onOpen} />
      {notice}
      {PHASES.map((phase) => (
        <PhaseSection key={phase.name} phase={phase} isLater={isLater(phase, overview)}>
          {topics
            .filter(({ outline }) => phase.types.includes(outline.type))
            .map((topic) => (
              // Not on the card itself: that is lifted under the mouse, and with it the place that is kept.
              <li key={topic.outline.type} data-place={topic.outline.type}>
                <TopicCard
                  topic={topic}
                  onOpen={() => onOpen(topic.outline.type, aimOf(topic))}
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
        className="mt-12 mb-16 -ml-3 min-h-11"
        icon={<Trash2 aria-hidden="true" className="size-4" />}
        onClick={onDeleted}
      >
        {DASHBOARD_COPY.deleted}
      </Button>
      {doomed &&
        deleteDialog?.({
          topic: doomed,
          onCancel: () => setDoomed(null),
          onConfirm: () => {
            setDoomed(null);
            if (doomed.blueprint) onDelete(doomed.blueprint.id);
          },
        })}
    </>
  );
}

/** 'Write the plan' and 'Read my plan' lead to the plan, past the answers. */
function aimOf({ state }: TopicStatus): 'plan' | undefined {
  return state === 'answered' || state === 'written' ? 'plan' : undefined;
}
