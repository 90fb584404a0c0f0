import { type ReactNode, type RefObject, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { DOCUMENT_COPY } from '#content/copy/document.ts';
import {
  fillGap,
  fillGapsLike,
  type Gap,
  gapsIn,
  gapsLike,
  needKey,
  sentenceAround,
} from '#domain/plan/gaps/gaps.ts';
import { type FilledGap, GapDialog } from './gaps/gap-dialog.tsx';
import type { GapServices } from './gaps/gap-services.ts';
import { focusOn, focusPlan, gapButton, wordsAround } from './use-plan-entry.ts';

type GapFilling = {
  fill: (gap: Gap) => void;
  dialog: ReactNode;
};

type GapOptions = {
  text: string;
  /** `undo`: what was changed elsewhere along with it, to be taken back with it. */
  onEdit: (text: string, undo?: () => void) => void;
  services: GapServices;
  /** Says and shows what was done. */
  say: (words: string) => void;
  page: RefObject<HTMLElement | null>;
};

/** Fills a gap in its place and, if that is wanted, everywhere else. */
export function useGapFilling({ text, onEdit, services, say, page }: GapOptions): GapFilling {
  const [gap, setGap] = useState<Gap | null>(null);
  const fill = useCallback((chosen: Gap) => setGap(chosen), []);
  const own = gap ? placeOf(text, gap) : undefined;
  // Once the gap is gone its words stay where they were: under another name they would be kept twice.
  const last = useRef<{ gap: Gap | null; place: string; sentence: string }>({
    gap: null,
    place: '',
    sentence: '',
  });
  if (gap && (own || last.current.gap !== gap)) {
    const at = own ?? gap;
    last.current = { gap, place: services.placeOf(text, at), sentence: sentenceAround(text, at.range) };
  }
  const { place, sentence } = last.current;

  function apply({ words, isEverywhere, isFact }: FilledGap): void {
    if (!gap) return;
    const around = own && wordsAround(gapButton(page.current, own));
    const here = filledHere(gap, own, words, isEverywhere);
    const elsewhere = isEverywhere ? services.fillElsewhere(gap.need, words) : undefined;
    const places = here.count + (elsewhere?.count ?? 0);
    // Nothing was filled in: the dialog stays, says why, and every word is where it was.
    if (places === 0) return;
    services.forget({ place, need: gap.need, words, isEverywhere });
    if (here.count > 0) onEdit(here.text, elsewhere?.undo);
    const notKept = isFact ? services.keepFact(gap.need, words) : undefined;
    const done = DOCUMENT_COPY.gap.done(places, isFact && !notKept);
    say(notKept ? `${done} ${DOCUMENT_COPY.gap.noFact(notKept)}` : done);
    close(() => around);
  }
  function filledHere({ need }: Gap, at: Gap | undefined, words: string, isEverywhere: boolean) {
    if (isEverywhere) return fillGapsLike(text, need, words);
    return at ? { text: fillGap(text, at, words), count: 1 } : { text, count: 0 };
  }
  function countOthers({ need }: Gap): number {
    return Math.max(0, gapsLike(text, need).length - 1) + services.countElsewhere(need);
  }
  function close(next: () => HTMLElement | null | undefined): void {
    // First the dialog goes: as long as it is open, nothing behind it takes the focus.
    flushSync(() => setGap(null));
    const place = next();
    if (place?.isConnected) focusOn(place, true);
    else focusPlan(page.current);
  }
  // Looked for by its place: in the book the button that was pressed is gone by now.
  function cancel(): void {
    close(() => gapButton(page.current, own));
  }
  const dialog = gap && (
    <GapDialog
      need={gap.need}
      sentence={sentence}
      others={countOthers(gap)}
      isGone={own === undefined}
      typed={{ read: () => services.typed(place), listen: services.onTyped }}
      onType={(words) => services.type(place, words)}
      onFill={apply}
      onClose={cancel}
    />
  );
  return { fill, dialog };
}

/** Where the gap is by now: another device may have changed what stands before it. */
function placeOf(text: string, { need, range }: Gap): Gap | undefined {
  const same = gapsIn(text).filter((gap) => needKey(gap.need) === needKey(need));
  const distance = ({ range: { start } }: Gap) => Math.abs(start - range.start);
  return same.toSorted((a, b) => distance(a) - distance(b))[0];
}
