import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { readBoot } from './adapters/api/boot.ts';
import { App } from './app/app.tsx';
import { signedIn, visitor } from './app/loading/first-parts.ts';
import { loadAuthActions } from './app/loading/load-auth-actions.ts';
import { createRouteStore } from './app/route.ts';
import { createSession } from './app/session.ts';
import './styles.css';

const boot = readBoot(document);
const session = createSession(boot);
const route = createRouteStore(window);
const config = boot?.config ?? { brandName: 'Cornerstone', mailEnabled: false, aiOrigins: [] };
const initial = boot?.user ? { uid: boot.user.uid, documents: boot } : null;

if (boot?.user) void signedIn.preload();
// The development server sends the page without asking who is there.
if (!boot) {
  void loadAuthActions()
    .then((actions) => actions.whoIsThere())
    .then(session.setUser);
}

const container = document.getElementById('root');
const app = <App config={config} session={session} route={route} initial={initial} />;
if (container) {
  const isDrawn = container.firstElementChild !== null;
  // The server draws the sign-in screen for every address; a reset link shows another one.
  const isSignIn = isDrawn && !boot?.user && route.getState().route.view !== 'reset';
  // What the server drew can be taken over only by the part that drew it.
  if (isSignIn) void visitor.preload().then(() => hydrateRoot(container, app));
  // The dashboard was drawn without anybody's data: it stays on screen until the whole real one replaces it.
  // As a transition, because drawing 19 cards in one go would keep a slow phone from answering a touch.
  else if (isDrawn && boot?.user)
    void signedIn.preload().then(() => startTransition(() => createRoot(container).render(app)));
  else createRoot(container).render(app);
}
