import type { ReactNode } from 'react';
import { BrandMark } from '#client/ui/brand-mark.tsx';

type ReaderDocumentProps = {
  title: string;
  brandName: string;
  /** Shown by messengers below the title of a shared link. */
  description?: string | undefined;
  children: ReactNode;
};

/** The whole document. The server adds its styles; there are no others, and no script. */
export function ReaderDocument({ title, brandName, description, children }: ReaderDocumentProps) {
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex, nofollow, noarchive" />
        <meta name="referrer" content="no-referrer" />
        {description && <meta name="description" content={description} />}
        <title>{`${title} · ${brandName}`}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body>
        <header className="on-bar bg-bar text-bar-ink print:hidden">
          <div className="safe-x mx-auto flex min-h-16 max-w-3xl items-center gap-2 py-2.5 font-serif text-lg font-semibold sm:text-xl">
            <BrandMark className="size-7" />
            {brandName}
          </div>
        </header>
        <main className="safe-x mx-auto w-full max-w-3xl pt-8 pb-16">{children}</main>
      </body>
    </html>
  );
}
