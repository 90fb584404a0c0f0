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
import { blanksIn } from '#domain/kit/blanks.ts';
import { bestPiece, createKitReader } from '#domain/kit/kit-list.ts';
import { kitMarks } from '#domain/kit/marks/marks.ts';
import type { Piece } from '#domain/kit/piece.ts';
import { type PlanReader, plainDocument } from '#domain/plan/plan-document.ts';
import { readableLines } from '#domain/plan/render/readable-lines.ts';
import { sayDay } from '#domain/reading/calendar.ts';
import { daysIn } from '#domain/reading/days-in.ts';
import { chosenPlatform } from './chosen-platform.ts';
import { copyReady, readyText } from './copy-piece.ts';
import { type CheckedPlans, findingsIn } from './findings-in.ts';

type BestPieceProps = { id: string; workspace: Pick<Workspace, 'store'>; checked: CheckedPlans };

const ANY_DAY = '2000-01-01';

/** Offline, without the parser, a message is its lines, and clean anyway. */
const readLines: PlanReader = (text) => plainDocument(readableLines(text));

/** A topic's piece for immediate use, once its plan is checked. Asks nothing: only a piece without blanks and findings. */
export function BestPiece({ id, workspace, checked }: BestPieceProps) {
  // An edited plan is read again when the page is idle.
  const blueprint = useDeferredValue(useStore(workspace.store, (state) => state.blueprints[id]));
  const sheet = useStore(workspace.store, (state) => state.sheet);
  const findings = useStore(checked, (all) => all.get(id));
  const [readKit] = useState(() => createKitReader(KIT_FORMS).read);
  const [refused, setRefused] = useState<string | null>(null);
  const [copied, setCopied] = useState<string | null>(null);
  const marks = useMemo(() => kitMarks(sheet?.settled ?? []), [sheet?.settled]);
  const piece = useMemo(() => {
    if (!blueprint || !findings) return undefined;
    const { pieces } = readKit([blueprint], localDay());
    const asChosen = pieces.map((own): Piece => {
      const channel = marks.as.get(own.id) ?? own.channel;
      return { ...own, channel, gaps: blanksIn(own, channel) };
    });
    return bestPiece(
      asChosen.filter((own) => own.gaps.length === 0 && findingsIn(own, findings).length === 0),
    );
  }, [readKit, blueprint, findings, marks]);
  // Loaded in advance: a browser lets a page copy only during the click.
  useEffect(() => void loadPlanReader().catch(() => undefined), []);
  if (!piece) return null;

  async function copy({ channel, ...own }: Piece): Promise<void> {
    const read = await loadPlanReader().catch(() => readLines);
    const platform = marks.greetsByName ? chosenPlatform(sheet?.own) : null;
    const text = await copyReady(readyText(own, { channel, platform }, read), channel);
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

/** "short bio", if the whole section is the piece; otherwise its title. A day and its readers are no name. */
function nameOf({ subject, label, section, channel, when, to }: Piece): string {
  const { best } = KIT_COPY;
  if (label === section) return section.toLowerCase();
  if (channel === 'email' && subject !== undefined) return best.email(subject);
  const known = [to, ...daysIn(label, ANY_DAY).map(({ text }) => text)];
  const rest = known.reduce((words, each) => words.replace(each, ' '), label);
  if (/\p{L}/u.test(rest)) return best.named(label);
  const name = KIT_COPY.channels[channel].toLowerCase();
  return when === null ? name : best.forDay(name, sayDay(when));
}
