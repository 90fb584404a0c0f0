import { type ComponentProps, type ReactNode, useRef } from 'react';
import { useStore } from 'zustand';
import {
  bookNoticesPart,
  commentsHerePart,
  decideHeroPart,
  deletedWayPart,
  deletePart,
  generationPart,
  isLateScreen,
  LATE_SCREENS,
  launchInWeekPart,
  launchOverPart,
  nudgePart,
  placeNumbersPart,
  questionFactsPart,
  questionToldPart,
  topicMarkPart,
  troubleHerePart,
  weekHeroPart,
  writingCardPart,
} from '#client/app/loading/late-parts.ts';
import type { Route, RouteStore } from '#client/app/route.ts';
import { CountedPlaces, isCounted } from '#client/app/shell/counted-places.tsx';
import type { SignedInLife } from '#client/app/signed-in-life.ts';
import { BlueprintView } from '#client/features/blueprint/blueprint-view.tsx';
import { LiveSaveStatus } from '#client/features/blueprint/save-status.tsx';
import { useQuestions } from '#client/features/blueprint/use-questions.ts';
import { DashboardView } from '#client/features/dashboard/dashboard-view.tsx';
import type { SeenStones } from '#client/features/dashboard/stone-wall.tsx';
import { LoadFailure } from '#client/loading/load-failure.tsx';
import { Preloaded } from '#client/loading/preloaded.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import { BLUEPRINT_COPY } from '#content/copy/blueprint.ts';
import { FIRST_COPY } from '#content/copy/person/first.ts';
import { outlineOf } from '#content/outline-of.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { useHeadingFocus } from './use-place.ts';

type CurrentViewProps = {
  place: Route;
  route: RouteStore;
  life: SignedInLife;
  onRefresh: () => void;
  onDeleted: () => void;
  onOpen: (type: BlueprintType, aim?: 'plan' | number) => void;
  generation: (id: string) => ReactNode;
};

export function CurrentView(props: CurrentViewProps) {
  const { place, route, life, onOpen, onRefresh } = props;
  const { workspace, services } = life;
  const seenStones: SeenStones = useRef(null);
  const isReady = useStore(workspace.store, (state) => state.load.status === 'ready');
  const type = place.view === 'blueprint' ? place.type : null;
  const { questions, failure, retry, load } = useQuestions(services.questions, type);
  if (isReady && type) {
    if (failure) return <LoadFailure failure={failure} onRetry={retry} onComeback={load} />;
    if (!questions) return <Spinner label={BLUEPRINT_COPY.opening} />;
    return (
      <>
        <BlueprintView
          key={type}
          outline={outlineOf(type)}
          questions={questions}
          workspace={workspace}
          route={route}
          places={<LatePlaces life={life} route={route} current="blueprint" />}
          speech={services.speech}
          seenNotes={services.seenNotes}
          onOpen={onOpen}
          generation={props.generation}
          renderFacts={(question) => <Preloaded of={questionFactsPart} isOptional props={question} />}
          renderTold={(question) => <Preloaded of={questionToldPart} isOptional props={question} />}
          renderNudge={(answer) => <Preloaded of={nudgePart} isOptional props={answer} />}
          fetchAhead={fetchAhead}
        />
        <Preloaded of={commentsHerePart} isOptional props={{ workspace: life.workspace, type }} />
      </>
    );
  }
  const onDecide = () => route.go({ view: 'facts' });
  const notices = (className: string) => (
    <Preloaded
      of={bookNoticesPart}
      isOptional
      props={{
        life,
        onRefresh,
        onOpenGaps: () => route.go({ view: 'facts' }, 'gaps'),
        onDecide,
        className,
      }}
    />
  );
  if (isReady && isLateScreen(place.view)) {
    const { view } = place;
    return (
      <Preloaded
        key={view}
        of={LATE_SCREENS[view].part}
        props={{
          life,
          route,
          onOpen,
          onHome: () => route.go({ view: 'dashboard' }),
          places: <LatePlaces life={life} route={route} current={view} />,
          status: <LiveSaveStatus workspace={workspace} />,
          notices:
            view === 'book' ? notices('') : <Preloaded of={troubleHerePart} props={{ workspace, view }} />,
          renderPicture: (week, facts) => (
            <Preloaded of={launchInWeekPart} isOptional props={{ week, facts }} fallback={PICTURE_ROOM} />
          ),
        }}
        fallback={<Spinner label={FIRST_COPY.loadingScreen} />}
      />
    );
  }
  return (
    <DashboardView
      life={life}
      places={<NumberedPlaces life={life} route={route} current="dashboard" />}
      onStop={(id) => void stopWriting(life, id)}
      writingCard={(writing) => <Preloaded of={writingCardPart} props={writing} />}
      week={(otherwise) => {
        const onOpenWeek = () => route.go({ view: 'week' });
        const onOpenBook = () => route.go({ view: 'book' });
        const props = { life, onOpenWeek, onOpenBook, otherwise };
        const done = <Preloaded of={weekHeroPart} isOptional props={props} fallback={otherwise} />;
        return (
          <Preloaded
            of={decideHeroPart}
            isOptional
            props={{ life, onDecide, onOpenWeek, done, unread: otherwise }}
            fallback={otherwise}
          />
        );
      }}
      onOpen={onOpen}
      onOpenBook={() => route.go({ view: 'book' })}
      onTell={() => route.go({ view: 'tell' })}
      onOpenLaunch={() => route.go({ view: 'launch' })}
      deleteDialog={(question) => <Preloaded of={deletePart} props={question} />}
      seenStones={seenStones}
      markOf={(of) => <Preloaded of={topicMarkPart} isOptional props={{ life, type: of }} />}
      deleted={<Preloaded of={deletedWayPart} isOptional props={{ life, onOpen: props.onDeleted }} />}
      notice={
        <>
          <Preloaded
            of={launchOverPart}
            isOptional
            props={{ life, onNext: () => route.go({ view: 'next' }) }}
          />
          {notices('mt-6')}
        </>
      }
    />
  );
}

// About the picture's height, so that the lists below stay in place when it appears.
const PICTURE_ROOM = <div className="mt-6 h-100 sm:h-88 print:hidden" />;

/** The panel after the third answer, and the suggestion after a short one. */
function fetchAhead(): void {
  for (const part of [generationPart, nudgePart]) void part.preload();
}

function LatePlaces(props: ComponentProps<typeof CountedPlaces> & { route: RouteStore }) {
  useHeadingFocus(props.route);
  return <NumberedPlaces {...props} />;
}

function NumberedPlaces(props: ComponentProps<typeof CountedPlaces>) {
  const { life } = props;
  const isBegun = useStore(life.workspace.store, isCounted);
  return (
    <>
      <CountedPlaces {...props} />
      {isBegun && <Preloaded of={placeNumbersPart} isOptional props={{ life }} />}
    </>
  );
}

/** The writing code must be loaded by then, or there is nothing to stop. */
async function stopWriting(life: SignedInLife, id: string): Promise<void> {
  const { generationOf } = await import('#client/app/loading/late-stores.ts');
  generationOf(life).stop(id);
}
