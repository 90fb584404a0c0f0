import { createRoot, type Root } from 'react-dom/client';
import { useStore } from 'zustand';
import { RECORDING_COPY as COPY } from '#content/copy/person/recording.ts';
import type { Live, Recordings } from './recordings.ts';

type Heard = Pick<Recordings, 'state'>;

/**
 * While the microphone is on, every screen shows that, with a link. A separate root, because other screens load before
 * this part and know nothing of recording.
 */
export function createRecordingBar(recordings: Heard) {
  let shown: { root: Root; place: HTMLElement } | null = null;
  function hide(): void {
    shown?.root.unmount();
    shown?.place.remove();
    shown = null;
  }
  let isOver = false;
  return {
    show(onOpen: () => void): void {
      hide();
      if (isOver) return;
      const place = document.body.appendChild(document.createElement('div'));
      shown = { root: createRoot(place), place };
      shown.root.render(<RecordingBar recordings={recordings} onOpen={onOpen} />);
    },
    hide,
    /** Signed out: a screen removed afterwards must not bring it back. */
    close(): void {
      isOver = true;
      hide();
    },
  };
}

function RecordingBar({ recordings, onOpen }: { recordings: Heard; onOpen: () => void }) {
  const words = useStore(recordings.state, ({ live }) => wordsFor(live));
  if (words === null) return null;
  // On a phone below the header: above it, it would cover buttons for half an hour.
  return (
    <div className="pointer-events-none fixed inset-x-0 top-0 z-40 flex justify-center p-2 pt-[max(0.5rem,env(safe-area-inset-top))] max-sm:top-14 print:hidden">
      <section
        aria-label={COPY.record}
        className="on-bar rise pointer-events-auto flex max-w-lg min-w-0 items-center gap-x-2 rounded-2xl border border-[#ffffff26] bg-bar py-1 pr-1.5 pl-5 text-[0.9375rem] text-bar-ink shadow-lift-3"
      >
        <span className="min-w-0 tabular-nums">{words}</span>
        <button
          type="button"
          onClick={onOpen}
          className="min-h-11 shrink-0 cursor-pointer rounded-xl px-3 font-semibold text-gold-bright hover:bg-[#ffffff1a]"
        >
          {COPY.openIt}
        </button>
      </section>
    </div>
  );
}

/** Also the reason, if it stopped by itself. */
function wordsFor(live: Live): string | null {
  if (live.status === 'idle') return live.ended ? COPY.ends[live.ended] : null;
  if (live.status === 'starting') return COPY.starting;
  return live.status === 'paused' ? COPY.paused(live.ms) : COPY.recording(live.ms);
}
