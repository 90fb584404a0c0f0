import { Check, Copy } from 'lucide-react';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { loadPlanReader } from '#client/adapters/markdown/markdown.ts';
import { localDay } from '#client/adapters/time/local-day.ts';
import type { Workspace } from '#client/saving/workspace.ts';
import { Button } from '#client/ui/button.tsx';
import { CopyByHand } from '#client/ui/fields/copy-by-hand.tsx';
import { announce } from '#client/ui/notices/live-region.tsx';
import { KIT_COPY } from '#content/copy/kit.ts';
import { KIT_FORMS } from '#content/kit/kit-forms.ts';
import { bestPiece, createKitReader } from '#domain/kit/kit-list.ts';
import type { Piece } from '#domain/kit/piece.ts';
import { type PlanReader, plainDocument } from '#domain/plan/plan-document.ts';
import { readableLines } from '#domain/plan/render/readable-lines.ts';
import { copyReady, readyText } from './copy-piece.ts';

type BestPieceProps = { id: string; workspace: Pick<Workspace, 'store'> };

/** Where the parser cannot come without a connection, a message is its lines, and clean all the same. */
const readLines: PlanReader = (text) => plainDocument(readableLines(text));

/** What a topic has for immediate use, as soon as its plan is there. Without a blank: nothing is asked here. */
export function BestPiece({ id, workspace }: BestPieceProps) {
  // A plan that is being edited is read again when nothing else is to be done.
  const blueprint = useDeferredValue(useStore(workspace.store, (state) => state.blueprints[id]));
  const [readKit] = useState(() => createKitReader(KIT_FORMS));
  const [refused, setRefused] = useState<string | null>(null);
  const [copied, setCopied] = useState<string | null>(null);
  const piece = useMemo(() => {
    const { pieces } = readKit(blueprint ? [blueprint] : [], localDay(new Date()));
    return bestPiece(pieces.filter(({ gaps }) => gaps.length === 0));
  }, [readKit, blueprint]);
  // Fetched before it is needed: a browser lets a page copy only in the moment of the click.
  useEffect(() => void loadPlanReader().catch(() => undefined), []);
  if (!piece) return null;

  async function copy({ channel, ...own }: Piece): Promise<void> {
    const read = await loadPlanReader().catch(() => readLines);
    const text = await copyReady(readyText(own, { channel, platform: null }, read), channel);
    setRefused(text);
    setCopied(text === null ? own.id : null);
    announce(text === null ? KIT_COPY.copied : KIT_COPY.copyFailed);
  }
  const Icon = copied === piece.id ? Check : Copy;
  return (
    <div className="mt-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {KIT_COPY.best.ready(nameOf(piece))}
        <Button
          size="small"
          variant="secondary"
          className="min-h-11"
          icon={<Icon aria-hidden="true" className="size-4" />}
          onClick={() => void copy(piece)}
        >
          {KIT_COPY.copy}
        </Button>
        <span aria-hidden="true" className="text-sm text-good">
          {copied === piece.id && KIT_COPY.copied}
        </span>
      </p>
      {refused !== null && <CopyByHand label={KIT_COPY.toCopy} text={refused} reason={KIT_COPY.copyFailed} />}
    </div>
  );
}

/** "short bio", where the whole section is the piece; otherwise by what it says. */
function nameOf({ subject, label, section, channel }: Piece): string {
  if (label === section) return section.toLowerCase();
  if (channel === 'email' && subject !== undefined) return KIT_COPY.best.email(subject);
  return KIT_COPY.best.named(label);
}
