import { useEffect, useRef } from 'react';
import { announce } from '#client/ui/notices/live-region.tsx';
import { GENERATION_COPY } from '#content/copy/generation.ts';
import type { Generation } from './writing/generation-state.ts';

/** Start, finish and stop, and nothing in between: nobody can listen to a plan read aloud word by word. */
export function useAnnouncements(generation: Generation): void {
  const wasWriting = useRef(false);
  useEffect(() => {
    const { status } = generation;
    const words = GENERATION_COPY.announce;
    if (status === 'generating') {
      announce(generation.part === undefined ? words.started : GENERATION_COPY.part(generation.part));
    }
    if (wasWriting.current && status === 'idle') {
      announce([words.done, GENERATION_COPY.carried(generation.carriedTicks ?? 0)].join(' ').trim());
    }
    if (status === 'held' && generation.reason === 'stopped') announce(words.stopped);
    wasWriting.current = status === 'generating' || (wasWriting.current && status === 'saving');
  }, [generation]);
}
