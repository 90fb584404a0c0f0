import { type ReactNode, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { ErrorBox } from '#client/ui/notices/error-box.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import { DASHBOARD_COPY } from '#content/copy/dashboard.ts';
import { secondLineFor } from '#content/copy/second-lines.ts';
import { FIRST_CLIENT_TYPES } from '#content/first-client.ts';
import { OUTLINES } from '#content/outline.ts';
import { PHASES } from '#content/phases.ts';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import type { DeleteDialogProps } from './delete-dialog.tsx';
import { LaterTopics } from './later-topics.tsx';
import { NextStepCard } from './next-step-card.tsx';
import { isLater, type Overview, overviewOf, type TopicStatus } from './overview.ts';
import { PhaseJourney } from './phase-journey.tsx';
import { PhaseSection, phaseId } from './phase-section.tsx';
import { LastTime, ShortWay } from './short-way.tsx';
import { type SeenStones, StoneWall } from './stone-wall.tsx';
import { TellOffer } from './tell-offer.tsx';
import { TopicCard } from './topic-card.tsx';
import type { WritingCardProps } from './writing-card.tsx';

export type DashboardScreenProps = {
  load: { status: 'loading' } | { status: 'ready' } | { status: 'failed'; message: string };
  blueprintOf: (type: BlueprintType) => Blueprint | undefined;
  onOpen: (type: BlueprintType, aim?: 'plan') => void;
  onDelete: (id: string) => void;
  onReload: () => void;
  onOpenBook: () => void;
  /** Without it the link navigates by URL. */
  onTell?: () => void;
  /** The link to the one page, once there is a date; app/ passes it in. */
  launchWay?: ReactNode;
  isShortWay?: boolean;
  onChooseWay?: (isShort: boolean) => void;
  seenStones?: SeenStones;
  /** Links to the other main screens. */
  places?: ReactNode;
  /** A line on a topic's card, and a notice above all cards; app/ passes both in. */
  markOf?: (type: BlueprintType) => ReactNode;
  notice?: ReactNode;
  /** The link to deleted topics, below all cards; app/ passes it in. */
  deleted?: ReactNode;
  isWriting?: (type: BlueprintType) => boolean;
  /** Shows that a plan is being written; app/ passes it in. */
  writingCard?: (writing: WritingCardProps) => ReactNode;
  onStop?: (type: BlueprintType) => void;
  /** This week's tasks, once the plans are written; `otherwise` if there are none. app/ passes it in. */
  week?: (otherwise: ReactNode) => ReactNode;
  /** The dialog before deleting; app/ loads it late. */
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
      <div className="flex items-end gap-8">
        <div className="min-w-0 grow">
          <h1 tabIndex={-1} className="font-serif text-[2rem] leading-[1.1] font-medium sm:text-5xl">
            {DASHBOARD_COPY.heading}
          </h1>
          {places && <div className="mt-2">{places}</div>}
          {load.status !== 'failed' && overview.done === 0 && <Welcome />}
        </div>
        <StoneWall
          topics={overview.way}
          seen={isReady ? rest.seenStones : undefined}
          onOpen={(topic) => rest.onOpen(topic.outline.type, aimOf(topic))}
          className={classNames('hidden shrink-0 md:block', isShortWay ? 'w-44' : 'w-64')}
        />
      </div>
      {load.status === 'loading' && <Spinner label={DASHBOARD_COPY.loading} />}
      {load.status === 'failed' && <LoadFailure message={load.message} onReload={onReload} />}
      {isReady && <Ready overview={overview} isShortWay={isShortWay} {...rest} />}
    </div>
  );
}

/** Shown until the first topic is finished. */
function Welcome() {
  return (
    <p className="mt-3 max-w-2xl text-lg text-pretty text-soft">
      {DASHBOARD_COPY.welcome}{' '}
      <a href="/example" className="inline-block font-semibold text-gold-text underline underline-offset-4">
        {DASHBOARD_COPY.example}
      </a>
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
      <ErrorBox actions={retry} more={secondLineFor(message)}>
        {message}
      </ErrorBox>
    </div>
  );
}

type ReadyProps = Omit<DashboardScreenProps, 'load' | 'blueprintOf' | 'onReload' | 'places'> & {
  overview: Overview;
  isShortWay: boolean;
};

function Ready(props: ReadyProps) {
  const { overview, isShortWay, onChooseWay = NOTHING, onOpen, onDelete, onOpenBook } = props;
  const { markOf, notice, seenStones, isWriting, deleteDialog } = props;
  const [doomed, setDoomed] = useState<TopicStatus | null>(null);
  const { topics, way, done, plans } = overview;
  const isFirst = topics.every(({ state }) => state === 'new');
  const card = (topic: TopicStatus) => (
    // Not on the card itself: hovering lifts it, and its hover area with it. At its lower edge, the card would fall and
    // rise endlessly.
    <li key={topic.outline.type} data-place={topic.outline.type} className="group @container">
      <TopicCard
        topic={topic}
        onOpen={() => onOpen(topic.outline.type, aimOf(topic))}
        onDelete={() => setDoomed(topic)}
        mark={markOf?.(topic.outline.type)}
        isWriting={isWriting?.(topic.outline.type) ?? false}
      />
    </li>
  );
  const later = topics.filter((topic) => !way.includes(topic));
  // For somebody who has come as far as that way leads, it stands below the cards.
  const isShortWayFirst = isShortWay || done < FIRST_CLIENT_TYPES.length;
  const [isTakenBelow, setIsTakenBelow] = useState(false);
  const shortWay = (
    <ShortWay
      overview={overview}
      isNew={isFirst}
      isShortWay={isShortWay}
      onChooseWay={(isShort) => {
        setIsTakenBelow(!isShortWayFirst);
        onChooseWay(isShort);
      }}
      takesFocus={isTakenBelow && isShortWay}
    />
  );
  return (
    <>
      <StoneWall
        topics={way}
        seen={seenStones}
        onOpen={(topic) => onOpen(topic.outline.type, aimOf(topic))}
        className="mx-auto mt-6 w-64 max-w-full md:hidden"
      />
      <p className="mt-6 flex flex-wrap gap-x-4 gap-y-1 text-[0.9375rem]">
        <strong className="font-semibold">{DASHBOARD_COPY.progress(done, way.length)}</strong>
        <span className="text-soft">{DASHBOARD_COPY.plans(plans)}</span>
      </p>
      <div className="mt-3">
        <Hero {...props} onOpenBook={onOpenBook} />
      </div>
      {props.launchWay}
      <LastTime lastTime={overview.lastTime} onOpen={onOpen} />
      {isShortWayFirst && shortWay}
      {isFirst && <TellOffer onTell={props.onTell} />}
      {notice}
      <PhaseJourney topics={way} />
      <Phases topics={way} overview={overview} card={card} isMain />
      {later.length > 0 && (
        <LaterTopics count={later.length}>
          <Phases topics={later} overview={overview} card={card} />
        </LaterTopics>
      )}
      {!isShortWayFirst && shortWay}
      {!isFirst && <TellOffer onTell={props.onTell} />}
      {props.deleted}
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

/** The one thing to do now: answer, write, wait for a plan, or do this week's tasks. */
function Hero({ overview, isWriting, writingCard, onStop, onOpen, onOpenBook, week }: ReadyProps) {
  const { topics, next, isWayDone } = overview;
  const written = topics.find(({ outline }) => isWriting?.(outline.type) ?? false);
  if (written) {
    const { type } = written.outline;
    return writingCard?.({
      title: written.outline.title,
      onOpen: () => onOpen(type, 'plan'),
      ...(onStop && { onStop: () => onStop(type) }),
    });
  }
  const nextStep = <NextStepCard next={next} onOpen={onOpen} onOpenBook={onOpenBook} />;
  return isWayDone && week ? week(nextStep) : nextStep;
}

type PhasesProps = {
  isMain?: boolean;
  topics: readonly TopicStatus[];
  overview: Overview;
  card: (topic: TopicStatus) => ReactNode;
};

function Phases({ topics, overview, card, isMain = false }: PhasesProps) {
  return PHASES.map((phase) => {
    const own = topics.filter(({ outline }) => phase.types.includes(outline.type));
    return own.length === 0 ? null : (
      <PhaseSection
        key={phase.name}
        phase={phase}
        count={own.length}
        isLater={isMain && isLater(phase, overview)}
        {...(isMain && { id: phaseId(phase.name) })}
      >
        {own.map(card)}
      </PhaseSection>
    );
  });
}

/** 'Write the plan' and 'Read my plan' open the plan, past the answers. */
function aimOf({ state }: TopicStatus): 'plan' | undefined {
  return state === 'answered' || state === 'written' ? 'plan' : undefined;
}
