import { useRef, useState } from 'react';
import { nextFrame } from '#client/adapters/page/after-frame.ts';
import type { RouteStore } from '#client/app/route.ts';
import type { SignedInLife } from '#client/app/signed-in-life.ts';
import { BookView, type BookViewProps } from '#client/features/book/book-view.tsx';
import { BookPlan } from '#client/features/document/book-plan.tsx';
import { preloadable } from '#client/loading/preloadable.ts';
import { Preloaded } from '#client/loading/preloaded.tsx';
import type { FirstPage, RunExport } from '#domain/plan/book-export.ts';

type FirstPageMaker = () => Promise<FirstPage>;

const sharePart = preloadable(
  async () => (await import('#client/features/review/review-parts.ts')).REVIEW_PARTS,
  'ShareView',
);
/** Loaded with the book: arriving later, it would push away the words being read. */
export const firstPagePart = preloadable(
  async () => (await import('./launch-slot.tsx')).LAUNCH_PARTS,
  'LaunchInBook',
);

const MOST_FRAMES = 300;

/** An export may start before the page is rendered, or before all plans are read. */
async function firstPageFrom(page: {
  readonly current: FirstPageMaker | null;
}): Promise<FirstPage | undefined> {
  await firstPagePart.preload();
  for (let frame = 0; page.current === null && frame < MOST_FRAMES; frame += 1) await nextFrame();
  return page.current?.();
}

const runExport: RunExport = async (...asked) => {
  const exports = await import('#client/features/exports/run-export.ts');
  return exports.runExport(...asked);
};

export type BookSlotProps = Pick<BookViewProps, 'onOpen' | 'places' | 'notices'> & {
  life: SignedInLife;
  route: RouteStore;
};

/** The book, with editing and export. */
export function BookSlot({ life, route, ...rest }: BookSlotProps) {
  const { workspace, config } = life;
  const [isSharing, setIsSharing] = useState(false);
  const forExport = useRef<FirstPageMaker | null>(null);
  return (
    <>
      <BookView
        {...rest}
        firstPage={
          <Preloaded
            of={firstPagePart}
            isOptional
            props={{ workspace, forExport, onOpen: () => route.go({ view: 'launch' }) }}
          />
        }
        readFirstPage={() => firstPageFrom(forExport)}
        brandName={config.brandName}
        workspace={workspace}
        onShare={config.isSharingOff ? undefined : () => setIsSharing(true)}
        onJump={route.mark}
        onHome={() => route.returnTo(['/'], { view: 'dashboard' })}
        runExport={runExport}
        renderPlan={(id, { place, bar }) => <BookPlan keeper={life} id={id} begin={place} bar={bar} />}
      />
      {isSharing && <Preloaded of={sharePart} props={{ workspace, onClose: () => setIsSharing(false) }} />}
    </>
  );
}
