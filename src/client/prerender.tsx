import { renderToString } from 'react-dom/server';
import { App } from './app/app.tsx';
import { visitor } from './app/lazy-parts.ts';
import { createRouteStore } from './state/route.ts';
import { createSession } from './state/session.ts';

/** The sign-in screen as the browser will draw it first. The server fills in `{{brandName}}`. */
export async function renderSignIn(mailEnabled: boolean): Promise<string> {
  await visitor.preload();
  const still = {
    location: { pathname: '/', search: '' },
    addEventListener: () => {},
    history: { pushState: () => {}, replaceState: () => {} },
  };
  return renderToString(
    <App
      config={{ brandName: '{{brandName}}', mailEnabled, aiOrigins: [] }}
      session={createSession({ user: null })}
      route={createRouteStore(still)}
      initial={null}
    />,
  );
}
