import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { parseMarkdown } from './adapters/markdown/markdown.ts';
import { App } from './app/app.tsx';
import { visitor } from './app/loading/first-parts.ts';
import { createRouteStore } from './app/route.ts';
import { createSession } from './app/session.ts';
import { Shell } from './app/shell/shell.tsx';
import { DashboardScreen } from './features/dashboard/dashboard-screen.tsx';
import { ExamplePage } from './features/example/example-page.tsx';

/** What a visitor sees first at this address, as the browser will draw it. The server fills in `{{brandName}}`. */
export async function renderVisitor(pathname: string, mailEnabled: boolean): Promise<string> {
  await visitor.preload();
  const still = {
    location: { pathname, search: '' },
    addEventListener: () => {},
    history: { state: null, pushState: () => {}, replaceState: () => {}, go: () => {} },
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

/** The dashboard before anything is known of the person. What is theirs is drawn in its place (drawing/draw-dashboard.tsx). */
export function renderDashboard(): string {
  const nothing = () => undefined;
  return renderToString(
    // Its buttons do nothing yet: a press must not seem to have been heard.
    <div inert className="contents">
      <Shell
        brandName="{{brandName}}"
        onHome={nothing}
        onOpenBook={nothing}
        onOpenSettings={nothing}
        userMenu={<span className="size-11" />}
      >
        <DashboardScreen
          load={{ status: 'loading' }}
          blueprintOf={nothing}
          onOpen={nothing}
          onDelete={nothing}
          onReload={nothing}
          onOpenBook={nothing}
          onDeleted={nothing}
        />
      </Shell>
    </div>,
  );
}

export type ExamplePerson = {
  name: string;
  chapters: readonly {
    type: string;
    title: string;
    answers: readonly { question: string; answer: string }[];
    plan: string;
  }[];
};

/** A finished launch book to look through, whole without any script. */
export async function renderExample({ name, chapters }: ExamplePerson): Promise<string> {
  const read = chapters.map(async ({ type, title, answers, plan }, index) => ({
    id: `plan-${type}`,
    number: index + 1,
    title,
    answers,
    blocks: await parseMarkdown(plan),
  }));
  return renderToStaticMarkup(
    <ExamplePage brandName="{{brandName}}" person={name} chapters={await Promise.all(read)} />,
  );
}
