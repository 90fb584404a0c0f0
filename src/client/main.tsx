import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { loadAuthActions } from '#client/features/auth/load-auth-actions.ts';
import { takeBoot } from './adapters/api/take-boot.ts';
import { App, signedIn, visitor } from './app/app.tsx';
import { beginning, type PageStart } from './app/loading/beginning.ts';
import { createRouteStore } from './app/route.ts';
import { createSession } from './app/session.ts';
import { keepFirstScreen } from './features/dashboard/first-screen.tsx';
import './styles.css';

const boot = takeBoot(document);
// Requested at once: a cached page needs it as soon as the user is known.
if (boot?.user || boot?.isShell) void signedIn.preload();
void beginning(boot).then(start);

function start({ user, initial }: PageStart): void {
  const session = createSession(
    user === undefined ? null : { user, ended: boot?.isEndedElsewhere ? 'elsewhere' : undefined },
  );
  const route = createRouteStore(window);
  const config = boot?.config ?? {
    brandName: 'Cornerstone',
    mailEnabled: false,
    aiOrigins: [],
    isWorkerOff: true,
  };

  // The development server sends the page without a user; so does this device if nothing was cached.
  if (user === undefined) {
    void loadAuthActions()
      .then((actions) => actions.whoIsThere())
      .catch(() => null)
      .then(session.setUser);
  }

  const container = document.getElementById('root');
  const app = <App config={config} session={session} route={route} initial={initial} />;
  if (container) {
    const isDrawn = container.firstElementChild !== null;
    // The server renders the sign-in screen for every URL; a reset link shows a different one.
    const isSignIn = isDrawn && user === null && route.getState().route.view !== 'reset';
    // The server-rendered screen can only be hydrated by the part that rendered it.
    if (isSignIn) void visitor.preload().then(() => hydrateRoot(container, app));
    // The server-rendered cards are only a preview, shown until the complete app replaces them. As a transition,
    // because rendering 19 cards at once would keep a slow phone from handling a touch.
    else if (isDrawn && user) {
      if (boot?.isShell) keepFirstScreen(container);
      void signedIn.preload().then(() => startTransition(() => createRoot(container).render(app)));
    } else createRoot(container).render(app);
  }
}
