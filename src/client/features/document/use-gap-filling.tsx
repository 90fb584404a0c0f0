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
  /** `undo` reverts the changes made elsewhere along with it. */
  onEdit: (text: string, undo?: () => void) => void;
  services: GapServices;
  /** Announces and shows the change. */
  say: (words: string) => void;
  page: RefObject<HTMLElement | null>;
};

/** Fills a gap in place and, if requested, everywhere else. */
export function useGapFilling({ text, onEdit, services, say, page }: GapOptions): GapFilling {
  const [gap, setGap] = useState<Gap | null>(null);
  const fill = useCallback((chosen: Gap) => setGap(chosen), []);
  const own = gap ? placeOf(text, gap) : undefined;
  // When the gap is gone, its words keep their key: under another one they would be stored twice.
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
    // Nothing was filled in: the dialog stays and says why, with every word in place.
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
    // Close the dialog first: while it is open, nothing behind it can take the focus.
    flushSync(() => setGap(null));
    const place = next();
    if (place?.isConnected) focusOn(place, true);
    else focusPlan(page.current);
  }
  // Found by its position: in the book, the clicked button is gone by now.
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

/** The gap's current position: another device may have changed the text before it. */
function placeOf(text: string, { need, range }: Gap): Gap | undefined {
  const same = gapsIn(text).filter((gap) => needKey(gap.need) === needKey(need));
  const distance = ({ range: { start } }: Gap) => Math.abs(start - range.start);
  return same.toSorted((a, b) => distance(a) - distance(b))[0];
}
