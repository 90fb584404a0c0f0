import { type ReactNode, type RefObject, useCallback, useState } from 'react';
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
import { type FilledGap, GapDialog } from './gap-dialog.tsx';
import { focusOn, focusPlan, gapButton, wordsAround } from './use-plan-entry.ts';

/** What the other plans and the facts have to do with a gap; app/ passes it in. */
export type GapServices = {
  countElsewhere: (need: string) => number;
  fillElsewhere: (need: string, words: string) => void;
  /** Says why, where it cannot be. */
  keepFact: (need: string, words: string) => string | undefined;
  /** What was typed for this place and is not filled in yet. */
  typed: (gap: Gap) => string;
  /** Keeps what is typed; says why, where that cannot be. */
  type: (gap: Gap, words: string) => string | undefined;
  forget: (gap: Gap, isEverywhere: boolean) => void;
};

type GapFilling = {
  fill: (gap: Gap) => void;
  dialog: ReactNode;
};

type GapOptions = {
  text: string;
  onEdit: (text: string) => void;
  services: GapServices;
  /** Says and shows what was done. */
  say: (words: string) => void;
  page: RefObject<HTMLElement | null>;
};

/** Fills a gap in its place and, if that is wanted, everywhere else. */
export function useGapFilling({ text, onEdit, services, say, page }: GapOptions): GapFilling {
  const [gap, setGap] = useState<Gap | null>(null);
  const fill = useCallback((chosen: Gap) => setGap(chosen), []);

  function apply({ words, isEverywhere, isFact }: FilledGap): void {
    if (!gap) return;
    const own = placeOf(text, gap);
    const around = own && wordsAround(gapButton(page.current, own));
    services.forget(own ?? gap, isEverywhere);
    const others = isEverywhere ? countOthers(gap) : 0;
    if (isEverywhere) {
      onEdit(fillGapsLike(text, gap.need, words).text);
      services.fillElsewhere(gap.need, words);
    } else if (own) onEdit(fillGap(text, own, words));
    const notKept = isFact ? services.keepFact(gap.need, words) : undefined;
    const done = DOCUMENT_COPY.gap.done(1 + others, isFact && !notKept);
    say(notKept ? `${done} ${DOCUMENT_COPY.gap.noFact(notKept)}` : done);
    close(() => around);
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
    close(() => gapButton(page.current, (gap && placeOf(text, gap)) ?? undefined));
  }
  const dialog = gap && (
    <GapDialog
      need={gap.need}
      sentence={sentenceAround(text, placeOf(text, gap)?.range ?? gap.range)}
      others={countOthers(gap)}
      typed={services.typed(placeOf(text, gap) ?? gap)}
      onType={(words) => services.type(placeOf(text, gap) ?? gap, words)}
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
