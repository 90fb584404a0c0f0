import { BookOpenText, Settings } from 'lucide-react';
import type { ReactNode } from 'react';
import { BrandMark } from '#client/ui/brand-mark.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { InAppLink } from '#client/ui/in-app-link.tsx';
import { LiveRegion } from '#client/ui/notices/live-region.tsx';
import { SHELL_COPY } from '#content/copy/shell/shell.ts';

type ShellProps = {
  brandName: string;
  onHome: () => void;
  onOpenBook: () => void;
  onOpenSettings: () => void;
  userMenu: ReactNode;
  children: ReactNode;
};

export function Shell({ brandName, onHome, onOpenBook, onOpenSettings, userMenu, children }: ShellProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      {/* A plan adds a skip link of its own here. */}
      <div
        id="skips"
        className="[&>a]:fixed [&>a]:top-2 [&>a]:left-2 [&>a]:z-50 [&>a]:rounded-xl [&>a]:bg-surface [&>a]:px-4 [&>a]:py-2.5 [&>a]:font-semibold [&>a]:shadow-lift-3 [&>a]:not-focus:sr-only"
      >
        <a href="#main">{SHELL_COPY.skip}</a>
      </div>
      <header className="on-bar safe-x bg-bar text-bar-ink print:hidden">
        <div className="mx-auto flex min-h-16 max-w-6xl flex-wrap items-center gap-1">
          <InAppLink
            href="/"
            onGo={onHome}
            className="mr-auto flex min-h-11 max-w-full min-w-0 items-center gap-2 rounded-xl pr-1 font-serif text-[min(1.25rem,4.8vw)] leading-7 font-semibold"
          >
            <BrandMark className="size-[min(1.75rem,7vw)] shrink-0" />
            <span className="truncate">{brandName}</span>
          </InAppLink>
          {/* One group: where a large brand leaves no room for it, all of it goes below. In pixels: icons need no large print. */}
          <div className="ml-auto flex gap-1 [&>button]:size-[44px]">
            <IconButton
              tone="bar"
              label={SHELL_COPY.launchBook}
              icon={<BookOpenText aria-hidden="true" className="size-5.5" />}
              onClick={onOpenBook}
            />
            <IconButton
              tone="bar"
              label={SHELL_COPY.settings}
              icon={<Settings aria-hidden="true" className="size-5.5" />}
              onClick={onOpenSettings}
            />
            {userMenu}
          </div>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="safe-x flex-1 pt-4 pb-16 outline-none sm:pt-6 sm:pb-24">
        {children}
      </main>
      <LiveRegion />
    </div>
  );
}
