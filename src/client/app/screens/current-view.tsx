import { type ReactNode, useRef } from 'react';
import { useStore } from 'zustand';
import { DrawnScreen, isScreenDrawn } from '#client/app/loading/drawn-screen.tsx';
import {
  bookNoticesPart,
  deletePart,
  factsPart,
  gapsPart,
  topicMarkPart,
  weekPart,
} from '#client/app/loading/lazy-parts.ts';
import { LoadFailure } from '#client/app/loading/load-failure.tsx';
import { Preloaded } from '#client/app/loading/preloaded.tsx';
import type { Route, RouteStore } from '#client/app/route.ts';
import { Places } from '#client/app/shell/places.tsx';
import type { SignedInLife } from '#client/app/signed-in-life.ts';
import { DashboardScreen } from '#client/features/dashboard/dashboard-screen.tsx';
import type { SeenStones } from '#client/features/dashboard/stone-wall.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import { BLUEPRINT_COPY } from '#content/copy/blueprint.ts';
import { FIRST_COPY } from '#content/copy/person/first.ts';
import { OUTLINES } from '#content/outline.ts';
import { outlineOf } from '#content/outline-of.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { chooseWay, takesShortWay } from '#domain/launch/short-way.ts';
import { BlueprintView } from './blueprint/blueprint-view.tsx';
import { useQuestions } from './blueprint/use-questions.ts';
import { BookView } from './book/book-view.tsx';

type CurrentViewProps = {
  place: Route;
  route: RouteStore;
  life: SignedInLife;
  onRefresh: () => void;
  onDeleted: () => void;
  onOpen: (type: BlueprintType, aim?: 'plan') => void;
  generation: (id: string) => ReactNode;
};

type NotLate = 'dashboard' | 'blueprint' | 'book' | 'sign-up' | 'reset';

// Every other screen that has an address: forgotten here, its address would show the dashboard.
const LATE_VIEWS = { facts: factsPart, gaps: gapsPart, week: weekPart } satisfies Record<
  Exclude<Route['view'], NotLate>,
  unknown
>;

const isLateView = (view: Route['view']): view is keyof typeof LATE_VIEWS => view in LATE_VIEWS;

export function CurrentView(props: CurrentViewProps) {
  const { place, route, life, onOpen, onRefresh } = props;
  const { workspace, services, config } = life;
  const seenStones: SeenStones = useRef(null);
  const isReady = useStore(workspace.store, (state) => state.load.status === 'ready');
  const type = place.view === 'blueprint' ? place.type : null;
  const { questions, failure, retry, load } = useQuestions(services.questions, type);
  if (isReady && type) {
    if (failure) return <LoadFailure failure={failure} onRetry={retry} onComeback={load} />;
    if (!questions) return <Spinner label={BLUEPRINT_COPY.opening} />;
    return (
      <BlueprintView
        key={type}
        outline={outlineOf(type)}
        questions={questions}
        workspace={workspace}
        route={route}
        services={services}
        onOpen={onOpen}
        generation={props.generation}
      />
    );
  }
  const notices = (className?: string) => (
    <Preloaded
      of={bookNoticesPart}
      isOptional
      props={{
        life,
        onRefresh,
        onOpenGaps: () => route.go({ view: 'gaps' }),
        ...(className && { className }),
      }}
    />
  );
  if (isReady && place.view === 'book') {
    return (
      <BookView
        brandName={config.brandName}
        workspace={workspace}
        route={route}
        onOpen={onOpen}
        places={<Places route={route} current="book" />}
        notices={notices()}
      />
    );
  }
  if (isReady && isLateView(place.view)) {
    return (
      <Preloaded
        key={place.view}
        of={LATE_VIEWS[place.view]}
        props={{ life, route, onOpen }}
        fallback={<Spinner label={FIRST_COPY.loadingScreen} />}
      />
    );
  }
  return (
    <Dashboard
      life={life}
      route={route}
      onOpen={onOpen}
      notice={notices('mt-6')}
      onDeleted={props.onDeleted}
      seenStones={seenStones}
    />
  );
}

type DashboardProps = Pick<CurrentViewProps, 'life' | 'route' | 'onOpen' | 'onDeleted'> & {
  notice: ReactNode;
  seenStones: SeenStones;
};

function Dashboard({ life, route, onOpen, notice, onDeleted, seenStones }: DashboardProps) {
  const { workspace } = life;
  // One by one: any other news of the store while the cards are drawn in slices would have all of them drawn again at once.
  const load = useStore(workspace.store, (state) => state.load);
  const byType = useStore(workspace.store, (state) => state.byType);
  const blueprints = useStore(workspace.store, (state) => state.blueprints);
  const launch = useStore(workspace.store, (state) => state.launch);
  const writing = useStore(life.activity, (state) => state.writing);
  const blueprintOf = (type: BlueprintType) => blueprints[byType[type] ?? ''];
  const isWritten = (type: BlueprintType) => Boolean(blueprintOf(type)?.content.aiOutput);
  if (load.status === 'loading' && isScreenDrawn()) return <DrawnScreen />;
  return (
    <DashboardScreen
      load={load}
      places={<Places route={route} current="dashboard" />}
      blueprintOf={blueprintOf}
      onOpen={onOpen}
      onDelete={workspace.actions.deleteBlueprint}
      onReload={workspace.actions.reload}
      onOpenBook={() => route.go({ view: 'book' })}
      isShortWay={takesShortWay(launch)}
      onChooseWay={(isShort) =>
        workspace.actions.changeLaunch((known, now) => chooseWay(known, isShort, now))
      }
      deleteDialog={(question) => <Preloaded of={deletePart} props={question} />}
      seenStones={seenStones}
      markOf={(type) =>
        isWritten(type) ? <Preloaded of={topicMarkPart} isOptional props={{ life, type }} /> : null
      }
      onDeleted={onDeleted}
      isWriting={(type) => writing.includes(byType[type] ?? '')}
      notice={OUTLINES.some(({ type }) => isWritten(type)) ? notice : null}
    />
  );
}
