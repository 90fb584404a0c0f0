import { Check, ChevronDown, Copy } from 'lucide-react';
import { memo, startTransition, useMemo, useOptimistic, useState } from 'react';
import { copyText } from '#client/adapters/device/clipboard.ts';
import { nextTask } from '#client/adapters/page/breathe.ts';
import { MarkdownView } from '#client/plan-view/markdown-view.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { CopyByHand } from '#client/ui/fields/copy-by-hand.tsx';
import { Menu, MenuItem } from '#client/ui/menu.tsx';
import { announce } from '#client/ui/notices/live-region.tsx';
import { KIT_COPY } from '#content/copy/kit.ts';
import { outlineOf } from '#content/outline-of.ts';
import { CHANNELS, type Channel } from '#domain/kit/channel.ts';
import type { Platform } from '#domain/kit/greeting.ts';
import { lengthNotes } from '#domain/kit/limits.ts';
import type { UsedState } from '#domain/kit/marks/marks.ts';
import { type Piece, titleOf, titleUnderDay } from '#domain/kit/piece.ts';
import { type Gap, gapsIn } from '#domain/plan/gaps/gaps.ts';
import type { PlanReader } from '#domain/plan/plan-document.ts';
import { type IsoDay, sayDay } from '#domain/reading/calendar.ts';
import { copyReady, readyText } from './copy-piece.ts';

export type AskedFirst = {
  readonly piece: Piece;
  readonly gaps: readonly Gap[];
  readonly copy: () => void;
};

export type PieceCardProps = {
  piece: Piece;
  /** From the plan, unless the person has chosen another. */
  channel: Channel;
  used: UsedState;
  /** The first unused one. */
  isNext: boolean;
  findings: number;
  platform: Platform | null;
  today: IsoDay;
  read: PlanReader;
  /** Opens the dialog before copying this one. */
  onAsk: (asked: AskedFirst) => void;
  onUse: (piece: Piece, isUsed: boolean) => void;
  onUseAs: (piece: Piece, channel: Channel) => void;
  onOpen: (piece: Piece) => void;
};

const ICON = 'size-4';
const SMALL = 'min-h-11';

/** A message with all its actions. It is edited in its plan. */
export const PieceCard = memo(function PieceCard(props: PieceCardProps) {
  const { piece, channel, findings, platform, today, read, onAsk, onUse, onUseAs, onOpen } = props;
  const [used, setUsed] = useOptimistic(props.used);
  const [isOpen, setIsOpen] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const [isCopied, setIsCopied] = useState(false);
  const title = titleOf(piece);
  const place = KIT_COPY.inPlan(outlineOf(piece.topic).title, piece.section);
  const ready = useMemo(
    () => readyText(piece, { channel, platform }, read),
    [piece, channel, platform, read],
  );
  const { subject, preview, gaps, previewGaps } = ready;
  const { label, network } = piece;
  const notes = lengthNotes({ ...ready, channel, label, network, preview: piece.preview && preview });
  const isOver = piece.when !== null && piece.when < today;

  function tell(text: string | null): void {
    setRefused(text);
    setIsCopied(text === null);
    announce(text === null ? KIT_COPY.copied : KIT_COPY.copyFailed);
  }
  // The card updates at once; the list, the numbers and saving follow, since together they block a slow phone.
  function mark(isUsed: boolean): void {
    startTransition(async () => {
      setUsed(isUsed ? 'used' : 'not-used');
      await nextTask();
      onUse(piece, isUsed);
    });
  }
  const copyAll = async () => tell(await copyReady(ready, channel));
  function copyLine(words: string, open: readonly Gap[]): void {
    const copy = async () => tell((await copyText(words)) ? null : words);
    if (open.length === 0) void copy();
    else onAsk({ piece, gaps: open, copy: () => void copy() });
  }

  return (
    <li data-piece className="rounded-2xl border border-line bg-surface p-4 sm:p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
        <Badge>{KIT_COPY.channels[channel]}</Badge>
        {piece.when !== null && <span className="font-semibold text-ink">{sayDay(piece.when)}</span>}
        {isOver && <span>{KIT_COPY.over}</span>}
        {piece.whenSaid !== '' && piece.whenSaid !== title && <span>{piece.whenSaid}</span>}
        {piece.to !== '' && !title.toLowerCase().includes(piece.to.toLowerCase()) && <span>{piece.to}</span>}
        {used === 'changed' && <span className="font-semibold text-gold-text">{KIT_COPY.changed}</span>}
      </div>
      <h2 dir="auto" className="mt-2 line-clamp-2 text-lg leading-snug font-semibold break-words">
        {piece.when === null || piece.subject !== undefined ? title : titleUnderDay(title)}
      </h2>
      {preview !== '' && (
        <p dir="auto" className="mt-1 text-[0.9375rem] break-words text-soft">
          <span className="text-faint">{piece.preview ? KIT_COPY.preview : KIT_COPY.proposed}</span> {preview}
        </p>
      )}
      <p className="mt-1 flex flex-wrap items-baseline gap-x-3 text-sm text-soft">
        <button
          type="button"
          aria-label={KIT_COPY.openPlan(place, title)}
          className="min-h-6 cursor-pointer text-left break-words underline underline-offset-4 hover:text-ink"
          onClick={() => onOpen(piece)}
        >
          {place}
        </button>
        {gaps.length > 0 && <span>{KIT_COPY.blanks(gaps.length)}</span>}
        {findings > 0 && <span>{KIT_COPY.toCheck(findings)}</span>}
        {notes.map((note) => (
          <span key={note.kind}>{KIT_COPY.length(note)}</span>
        ))}
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <Button
          size="small"
          variant={props.isNext ? 'primary' : 'secondary'}
          className={SMALL}
          aria-label={`${KIT_COPY.copy} “${title}”`}
          icon={
            isCopied ? (
              <Check aria-hidden="true" className={ICON} />
            ) : (
              <Copy aria-hidden="true" className={ICON} />
            )
          }
          onClick={() => {
            if (gaps.length === 0 && findings === 0) void copyAll();
            else onAsk({ piece, gaps, copy: () => void copyAll() });
          }}
        >
          {KIT_COPY.copy}
        </Button>
        {subject !== '' && (
          <Button
            size="small"
            variant="secondary"
            className={SMALL}
            aria-label={`${KIT_COPY.copySubject} “${title}”`}
            onClick={() => copyLine(subject, gapsIn(piece.subject ?? ''))}
          >
            {KIT_COPY.copySubject}
          </Button>
        )}
        {preview !== '' && (
          <Button
            size="small"
            variant="secondary"
            className={SMALL}
            aria-label={`${KIT_COPY.copyPreview} “${title}”`}
            onClick={() => copyLine(preview, previewGaps)}
          >
            {KIT_COPY.copyPreview}
          </Button>
        )}
        <Button
          size="small"
          variant={used === 'not-used' ? 'secondary' : 'quiet'}
          className={SMALL}
          aria-pressed={used !== 'not-used'}
          aria-label={`${KIT_COPY.used} “${title}”`}
          icon={used === 'not-used' ? undefined : <Check aria-hidden="true" className={ICON} />}
          onClick={() => mark(used === 'not-used')}
        >
          {KIT_COPY.used}
        </Button>
        <Menu
          label={`${KIT_COPY.useAs} “${title}”`}
          trigger={
            <>
              {KIT_COPY.useAs}
              <ChevronDown aria-hidden="true" className={ICON} />
            </>
          }
          triggerClassName="inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-xl px-3 text-sm font-semibold hover:bg-sunken"
        >
          {CHANNELS.map((name) => (
            <MenuItem key={name} aria-current={name === channel} onClick={() => onUseAs(piece, name)}>
              <span className="text-faint">
                {name === channel ? (
                  <Check aria-hidden="true" className={ICON} />
                ) : (
                  <span className={`block ${ICON}`} />
                )}
              </span>
              {KIT_COPY.channels[name]}
            </MenuItem>
          ))}
        </Menu>
        <Button
          size="small"
          variant="quiet"
          className={SMALL}
          aria-expanded={isOpen}
          aria-label={`${isOpen ? KIT_COPY.hideText : KIT_COPY.showText} “${title}”`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? KIT_COPY.hideText : KIT_COPY.showText}
        </Button>
        <span aria-hidden="true" className="text-sm text-good">
          {isCopied && KIT_COPY.copied}
        </span>
      </div>
      {refused !== null && <CopyByHand label={KIT_COPY.toCopy} text={refused} reason={KIT_COPY.copyFailed} />}
      {isOpen && (
        <div dir="auto" className="mt-4 border-t border-line pt-4 break-words">
          <MarkdownView blocks={read(piece.body).blocks.map(({ block }) => block)} topHeading={3} />
        </div>
      )}
    </li>
  );
});
