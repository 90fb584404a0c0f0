import { type StoreApi, useStore } from 'zustand';
import { preloadable } from '#client/loading/preloadable.ts';
import { Preloaded } from '#client/loading/preloaded.tsx';
import type { Ended } from '#content/copy/person/ended.ts';
import type { PublicConfig } from '#domain/api/api-contract.ts';
import type { Arrival } from './auth-actions.ts';
import { AuthScreen } from './auth-screen.tsx';
import { loadAuthActions } from './load-auth-actions.ts';

// Rarely used: nobody else should wait for it.
const resetPart = preloadable(() => import('./forgotten-password.tsx'), 'ResetScreen');
const endedPart = preloadable(() => import('./ended-notice.tsx'), 'EndedNotice');

type Readable<State> = Pick<StoreApi<State>, 'getState' | 'getInitialState' | 'subscribe'>;

type VisitorProps = {
  config: PublicConfig;
  session: Readable<{ ended?: Ended | undefined }> & {
    setUser: (user: Arrival['user'], docs: Arrival['docs']) => void;
  };
  route: Readable<{ route: { view: string; token?: string } }> & {
    replace: (route: { view: 'dashboard' }) => void;
  };
};

/** For visitors: sign in, sign up, or choose a new password. */
export function Visitor({ config, session, route }: VisitorProps) {
  const place = useStore(route, (state) => state.route);
  const ended = useStore(session, (state) => state.ended);
  if (place.view === 'reset') {
    return (
      <Preloaded
        of={resetPart}
        props={{
          brandName: config.brandName,
          token: place.token ?? '',
          loadActions: loadAuthActions,
          onLeave: () => route.replace({ view: 'dashboard' }),
        }}
      />
    );
  }
  return (
    <AuthScreen
      isNew={place.view === 'sign-up'}
      notice={ended && <Preloaded of={endedPart} isOptional props={{ ended }} />}
      brandName={config.brandName}
      canResetByMail={config.mailEnabled}
      loadActions={loadAuthActions}
      onSignedIn={({ user, docs }) => session.setUser(user, docs)}
    />
  );
}
