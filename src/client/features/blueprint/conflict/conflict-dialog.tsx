import { useEffect, useMemo, useState } from 'react';
import { loadMarkdown } from '#client/adapters/markdown/markdown.ts';
import { MarkdownView } from '#client/plan-view/markdown-view.tsx';
import type { ConflictChoice, ConflictNote } from '#client/saving/workspace-state.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { CONFLICT_COPY } from '#content/copy/conflict.ts';
import { differingPassages, type Passage } from '#domain/merging/differing-passages.ts';
import type { PlanBlock } from '#domain/plan/book-document.ts';
import { readableLines } from '#domain/plan/render/readable-lines.ts';
import { conflictTexts, explainConflict } from './conflict-words.ts';
import { Passages } from './passages.tsx';

type ConflictDialogProps = {
  conflict: ConflictNote;
  topic: string | undefined;
  onChoose: (choice: ConflictChoice) => void;
  onClose: () => void;
};

/** Shows the differences first, without the rest: on a phone, the second of two long texts began screens below. */
export function ConflictDialog({ conflict, topic, onChoose, onClose }: ConflictDialogProps) {
  const copy = CONFLICT_COPY.conflict;
  const [isWhole, setIsWhole] = useState(false);
  const isPlan = conflict.field === 'aiOutput';
  const { mine, theirs } = useMemo(() => conflictTexts(conflict), [conflict]);
  const { passages, isAll } = useMemo(() => passagesOf(mine, theirs, isPlan), [mine, theirs, isPlan]);
  return (
    <Dialog
      open
      size="large"
      onClose={onClose}
      title={copy.title}
      description={explainConflict(conflict, topic)}
      footer={
        <>
          <Button variant="secondary" onClick={() => onChoose('theirs')}>
            {copy.useTheirs}
          </Button>
          <Button onClick={() => onChoose('mine')}>{copy.keepMine}</Button>
        </>
      }
    >
      {isWhole ? (
        <div className="grid gap-5 sm:grid-cols-2">
          <Whole name={copy.mine} text={mine} isPlan={isPlan} />
          <Whole name={copy.theirs} text={theirs} isPlan={isPlan} />
        </div>
      ) : (
        <Passages passages={passages} />
      )}
      {!isAll && (
        <Button
          size="small"
          variant="quiet"
          className="mt-2 -ml-3 min-h-11"
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? copy.onlyPassages : copy.whole}
        </Button>
      )}
    </Dialog>
  );
}

function Whole({ name, text, isPlan }: { name: string; text: string; isPlan: boolean }) {
  return (
    <section aria-label={name} className="min-w-0">
      <h3 className="text-sm font-semibold text-faint">{name}</h3>
      <div className="mt-1.5 rounded-xl bg-sunken p-4">
        {isPlan ? <FormattedText text={text} /> : <p className="break-words whitespace-pre-wrap">{text}</p>}
      </div>
    </section>
  );
}

/** A plan is compared without its marks; where nothing else differs, with them. `isAll`: nothing was left out. */
function passagesOf(mine: string, theirs: string, isPlan: boolean): { passages: Passage[]; isAll: boolean } {
  const readable = isPlan ? differingPassages(readableLines(mine), readableLines(theirs)) : [];
  const passages = readable.length > 0 ? readable : differingPassages(mine, theirs);
  const shown = (side: keyof Passage) =>
    passages.flatMap((passage) => passage[side].map(({ text }) => text)).join('');
  return { passages, isAll: shown('mine') === mine && shown('theirs') === theirs };
}

/** A text formatted, as soon as the parser is there; until then, and where it cannot come, as it was typed. */
function FormattedText({ text }: { text: string }) {
  const [read, setRead] = useState<{ text: string; blocks: readonly PlanBlock[] } | null>(null);
  useEffect(() => {
    loadMarkdown().then(
      (parse) => setRead({ text, blocks: parse(text) }),
      () => undefined,
    );
  }, [text]);
  if (read?.text !== text) return <div className="whitespace-pre-wrap">{text}</div>;
  return <MarkdownView blocks={read.blocks} topHeading={4} />;
}
