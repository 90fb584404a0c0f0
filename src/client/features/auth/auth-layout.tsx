import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { BrandMark } from '#client/ui/brand-mark.tsx';
import { AUTH_COPY } from '#content/copy/person/auth.ts';

type AuthLayoutProps = { brandName: string; title: string; subtitle: string; children: ReactNode };

export function AuthLayout({ brandName, title, subtitle, children }: AuthLayoutProps) {
  return (
    <div className="flex min-h-dvh flex-col lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <Pitch brandName={brandName} />
      <main className="safe-x flex flex-1 flex-col items-center py-10 sm:pt-[16dvh] sm:pb-14">
        <div className="w-full max-w-sm">
          <h1 tabIndex={-1} className="font-serif text-[2rem] leading-tight font-medium sm:text-4xl">
            {title}
          </h1>
          <p className="mt-2 text-soft">{subtitle}</p>
          <div className="mt-8">{children}</div>
        </div>
        <Points className="mt-12 w-full max-w-sm border-t border-line pt-6 text-[0.9375rem] text-soft lg:hidden" />
      </main>
    </div>
  );
}

/** What this app is, for first-time visitors. On a phone the rest is below the form: the form comes first. */
function Pitch({ brandName }: { brandName: string }) {
  const { headline, lead, example } = AUTH_COPY.pitch;
  return (
    <header className="on-bar safe-x bg-bar py-5 text-bar-ink lg:p-0">
      {/* As tall as the screen, not as the form: otherwise each error would push the picture down. */}
      <div className="flex flex-col lg:sticky lg:top-0 lg:h-dvh lg:justify-between lg:gap-4 lg:overflow-y-auto lg:p-14">
        <p className="flex items-center gap-2.5 font-serif text-xl font-semibold lg:text-2xl">
          <BrandMark className="size-7" />
          {brandName}
        </p>
        {/* A separate, lazy file: a phone doesn't show it, so it neither parses nor downloads it. */}
        <img
          src="/stones.svg"
          alt=""
          width="380"
          height="330"
          loading="lazy"
          className="hidden min-h-0 w-full max-w-md shrink self-center object-contain lg:block lg:max-h-[30vh]"
        />
        <div className="max-w-md">
          <p className="hidden font-serif text-4xl leading-[1.15] font-medium lg:block">{headline}</p>
          <p className="mt-3 text-bar-soft lg:mt-4 lg:text-lg">{lead}</p>
          <a
            href="/example"
            className="mt-1 inline-flex min-h-11 items-center gap-2 font-semibold text-gold-bright underline underline-offset-4 lg:mt-4"
          >
            {example}
          </a>
          <Points className="mt-4 hidden text-bar-soft lg:block" />
        </div>
      </div>
    </header>
  );
}

function Points({ className }: { className: string }) {
  return (
    <ul className={`[&>li+li]:mt-3 ${className}`}>
      {AUTH_COPY.pitch.points.map((point) => (
        <li key={point} className="flex gap-3">
          <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-gold" />
          {point}
        </li>
      ))}
    </ul>
  );
}
