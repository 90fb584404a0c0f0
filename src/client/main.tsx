import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { loadAuthActions } from '#client/features/auth/load-auth-actions.ts';
import { takeBoot } from './adapters/api/take-boot.ts';
import { App, signedIn, visitor } from './app/app.tsx';
import { type Begun, beginning } from './app/loading/beginning.ts';
import { createRouteStore } from './app/route.ts';
import { createSession } from './app/session.ts';
import { keepFirstScreen } from './features/dashboard/first-screen.tsx';
import './styles.css';

const boot = takeBoot(document);
// Asked for at once: a page that this device kept needs it as soon as it knows who is there.
if (boot?.user || boot?.isShell) void signedIn.preload();
void beginning(boot).then(start);

function start({ user, initial }: Begun): void {
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

  // The development server sends the page without asking who is there; so does this device when it kept nothing.
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
    // The server draws the sign-in screen for every address; a reset link shows another one.
    const isSignIn = isDrawn && user === null && route.getState().route.view !== 'reset';
    // What the server drew can be taken over only by the part that drew it.
    if (isSignIn) void visitor.preload().then(() => hydrateRoot(container, app));
    // What is drawn is only to look at: it stays on screen until the whole real one replaces it.
    // As a transition, because drawing 19 cards in one go would keep a slow phone from answering a touch.
    else if (isDrawn && user) {
      if (boot?.isShell) keepFirstScreen(container);
      void signedIn.preload().then(() => startTransition(() => createRoot(container).render(app)));
    } else createRoot(container).render(app);
  }
}
