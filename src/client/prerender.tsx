import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { ExampleBookCopy } from '#content/copy/example.ts';
import { BACK_TO, HELP_COPY, PRIVACY_COPY, PRIVACY_COPY_WITH_ANALYTICS } from '#content/copy/person/help.ts';
import { parseMarkdown } from './adapters/markdown/markdown.ts';
import { App, visitor } from './app/app.tsx';
import { createRouteStore } from './app/route.ts';
import { createSession } from './app/session.ts';
import { Shell } from './app/shell/shell.tsx';
import { DashboardScreen } from './features/dashboard/dashboard-screen.tsx';
import { ExamplePage } from './features/example/example-page.tsx';
import { InfoPage } from './features/help/info-page.tsx';
import { StillLaunch, type StillLaunchProps } from './features/launch-page/still-launch.tsx';

/** A visitor's first screen at this URL, as the browser will render it. The server fills in `{{brandName}}`. */
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

/** The dashboard without personal data, which is rendered into it later (drawing/draw-dashboard.tsx). */
export function renderDashboard(): string {
  const nothing = () => undefined;
  return renderToString(
    // Its buttons do nothing yet: a press must not seem to work.
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
        />
      </Shell>
    </div>,
  );
}

export type ExamplePerson = {
  book: ExampleBookCopy;
  name: string;
  /** The one page, which comes before the chapters. */
  launch: StillLaunchProps | null;
  chapters: readonly {
    type: string;
    title: string;
    answers: readonly { question: string; answer: string }[];
    plan: string;
  }[];
};

/** A finished launch book, complete without any script. */
export async function renderExample({ book, name, launch, chapters }: ExamplePerson): Promise<string> {
  const read = chapters.map(async ({ type, title, answers, plan }, index) => ({
    id: `plan-${type}`,
    number: index + 1,
    title,
    answers,
    blocks: await parseMarkdown(plan),
  }));
  return renderToStaticMarkup(
    <ExamplePage
      brandName="{{brandName}}"
      book={book}
      person={name}
      firstPage={launch && <StillLaunch {...launch} />}
      chapters={await Promise.all(read)}
    />,
  );
}

/** Public pages, by file name. */
export function renderInfo(): Record<string, string> {
  const pages = {
    help: HELP_COPY,
    privacy: PRIVACY_COPY,
    'privacy-analytics': PRIVACY_COPY_WITH_ANALYTICS,
  };
  const brandName = '{{brandName}}';
  return Object.fromEntries(
    Object.entries(pages).map(([name, copy]) => [
      name,
      renderToStaticMarkup(<InfoPage brandName={brandName} back={BACK_TO(brandName)} copy={copy} />),
    ]),
  );
}
