import { useStore } from 'zustand';
import { AuthScreen } from '#client/features/auth/auth-screen.tsx';
import type { PublicConfig } from '#domain/api/api-contract.ts';
import { loadAuthActions } from './loading/load-auth-actions.ts';
import { Preloaded } from './loading/preloaded.tsx';
import { resetPart } from './loading/reset-part.ts';
import type { RouteStore } from './route.ts';
import type { SessionStore } from './session.ts';

type VisitorProps = { config: PublicConfig; session: SessionStore; route: RouteStore };

/** Nobody is signed in: sign in, sign up, or choose a new password. */
export function Visitor({ config, session, route }: VisitorProps) {
  const place = useStore(route, (state) => state.route);
  if (place.view === 'reset') {
    return (
      <Preloaded
        of={resetPart}
        props={{
          brandName: config.brandName,
          token: place.token,
          loadActions: loadAuthActions,
          onLeave: () => route.replace({ view: 'dashboard' }),
        }}
      />
    );
  }
  return (
    <AuthScreen
      isNew={place.view === 'sign-up'}
      brandName={config.brandName}
      canResetByMail={config.mailEnabled}
      loadActions={loadAuthActions}
      onSignedIn={({ user, docs }) => session.setUser(user, docs)}
    />
  );
}
