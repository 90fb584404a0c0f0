import { useEffect } from 'react';
import { useStore } from 'zustand';
import { whenIdle } from '#client/adapters/time/when-idle.ts';
import { loadAuthActions } from '#client/features/auth/load-auth-actions.ts';
import { preloadable } from '#client/loading/preloadable.ts';
import { Preloaded } from '#client/loading/preloaded.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import { FIRST_COPY } from '#content/copy/person/first.ts';
import type { PublicConfig } from '#domain/api/api-contract.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import type { RouteStore } from './route.ts';
import type { SessionStore } from './session.ts';
import type { Beginning } from './signed-in-life.ts';

export const visitor = preloadable(() => import('#client/features/auth/visitor.tsx'), 'Visitor');
export const signedIn = preloadable(() => import('./signed-in.tsx'), 'SignedIn');

export type AppProps = {
  config: PublicConfig;
  session: SessionStore;
  route: RouteStore;
  /** The page's initial data, for its own user only. */
  initial: ({ uid: string } & Beginning) | null;
};

export function App(props: AppProps) {
  return (
    <ErrorBoundary>
      <Gate {...props} />
    </ErrorBoundary>
  );
}

function Gate({ config, session, route, initial }: AppProps) {
  const { user, isLoading, docs } = useStore(session);

  useEffect(() => {
    if (user) return;
    return whenIdle(() => {
      // In advance: if this fails, the button reports it later.
      loadAuthActions().catch(() => {});
      void signedIn.preload();
    });
  }, [user]);

  if (isLoading) return <Waiting label={FIRST_COPY.gateLoading} />;
  if (user) {
    const came = docs && { docs, isFromDevice: false };
    const own = came ?? (initial?.uid === user.uid ? initial : null);
    return (
      <Preloaded
        key={user.uid}
        of={signedIn}
        props={{ user, config, session, route, initial: own }}
        fallback={<Waiting label={FIRST_COPY.loadingScreen} />}
      />
    );
  }
  return (
    <Preloaded
      of={visitor}
      props={{ config, session, route }}
      fallback={<Waiting label={FIRST_COPY.loadingScreen} />}
    />
  );
}

function Waiting({ label }: { label: string }) {
  return (
    <div className="flex min-h-dvh items-center justify-center">
      <Spinner label={label} isLabelHidden />
    </div>
  );
}
