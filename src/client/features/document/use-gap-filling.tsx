import { type ReactNode, useCallback, useState } from 'react';
import { DOCUMENT_COPY } from '#content/copy/document.ts';
import {
  fillGap,
  fillGapsLike,
  type Gap,
  gapsIn,
  gapsLike,
  needKey,
  sentenceAround,
} from '#domain/plan/gaps.ts';
import { type FilledGap, GapDialog } from './gap-dialog.tsx';

/** What the other plans and the facts have to do with a gap; app/ passes it in. */
export type GapServices = {
  countElsewhere: (need: string) => number;
  fillElsewhere: (need: string, words: string) => void;
  keepFact: (need: string, words: string) => void;
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
  onClosed: () => void;
};

/** Fills a gap in its place and, if that is wanted, everywhere else. */
export function useGapFilling({ text, onEdit, services, say, onClosed }: GapOptions): GapFilling {
  const [gap, setGap] = useState<Gap | null>(null);
  const fill = useCallback((chosen: Gap) => setGap(chosen), []);

  function apply({ words, isEverywhere, isFact }: FilledGap): void {
    if (!gap) return;
    const own = placeOf(text, gap);
    const others = isEverywhere ? countOthers(gap) : 0;
    if (isEverywhere) {
      onEdit(fillGapsLike(text, gap.need, words).text);
      services.fillElsewhere(gap.need, words);
    } else if (own) onEdit(fillGap(text, own, words));
    if (isFact) services.keepFact(gap.need, words);
    say(DOCUMENT_COPY.gap.done(1 + others, isFact));
    close();
  }
  function countOthers({ need }: Gap): number {
    return Math.max(0, gapsLike(text, need).length - 1) + services.countElsewhere(need);
  }
  function close(): void {
    setGap(null);
    onClosed();
  }
  const dialog = gap && (
    <GapDialog
      need={gap.need}
      sentence={sentenceAround(text, placeOf(text, gap)?.range ?? gap.range)}
      others={countOthers(gap)}
      onFill={apply}
      onClose={close}
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
