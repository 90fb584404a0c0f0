import { BrandMark } from '#client/ui/brand-mark.tsx';
import type { InfoCopy } from '#content/copy/person/help.ts';

type InfoPageProps = { brandName: string; back: string; copy: InfoCopy };

/**
 * A public page, fully rendered by the build. Its one script runs before the first paint: the page is cached for
 * everybody, and only the device knows its look.
 */
export function InfoPage({ brandName, back, copy }: InfoPageProps) {
  const { tabTitle, description, title, steps, groups, other } = copy;
  return (
    <html lang="en-US">
      <head>
        <script src="/look.js" />
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <title>{tabTitle}</title>
        <meta name="description" content={description} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body>
        <header className="on-bar bg-bar text-bar-ink">
          <div className="safe-x mx-auto flex min-h-16 max-w-3xl items-center py-2.5">
            <a
              href="/"
              className="flex min-h-11 items-center gap-2 font-serif text-lg font-semibold sm:text-xl"
            >
              <BrandMark className="size-7" />
              {brandName}
            </a>
          </div>
        </header>
        <main className="safe-x mx-auto w-full max-w-3xl pt-8 pb-16">
          <h1 className="font-serif text-4xl leading-tight font-medium">{title}</h1>
          {steps && (
            <ol className="mt-6 list-decimal [&>li+li]:mt-3 pl-6 text-[1.0625rem] marker:font-semibold">
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          )}
          {groups.map((group) => (
            <section key={group.title ?? title} className="mt-8">
              {group.title && <h2 className="mb-4 font-serif text-2xl font-medium">{group.title}</h2>}
              <dl className="grid gap-3">
                {group.parts.map((part) => (
                  <div key={part.title} className="rounded-2xl border border-line bg-surface px-5 py-4">
                    <dt className="font-semibold">{part.title}</dt>
                    <dd className="mt-1 text-soft [overflow-wrap:anywhere]">{part.text}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
          <p className="mt-8 flex flex-wrap gap-x-8 gap-y-2">
            {[other, { href: '/', words: back }].map(({ href, words }) => (
              <a
                key={href}
                href={href}
                className="inline-flex min-h-11 items-center font-semibold text-gold-text underline underline-offset-4"
              >
                {words}
              </a>
            ))}
          </p>
        </main>
      </body>
    </html>
  );
}
