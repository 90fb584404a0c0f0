import { Search } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#client/ui/button.tsx';
import { ErrorBox } from '#client/ui/notices/error-box.tsx';
import { ProgressBar } from '#client/ui/progress-bar.tsx';
import { TELLING_COPY } from '#content/copy/telling.ts';
import { isRunning, type PieceState, type Run } from './pointing.ts';

export type FindAnswersProps = {
  /** Null: no search since the page was loaded. */
  run: Run | null;
  /** The text has changed since the search. */
  isChanged: boolean;
  /** The number of answers found in it. */
  found: number;
  /** Some still need a decision: further down, on a phone off screen. */
  hasOffered: boolean;
  /** Null: there is no key. */
  way: { host: string; pieces: number; cents: number | undefined } | null;
  isEmpty: boolean;
  onStart: () => void;
  onStop: () => void;
  onRetry: (index: number) => void;
  /** The alternative with a chat assistant. */
  chat: ReactNode;
};

const { find } = TELLING_COPY;

/** The data sent and its cost are shown above the button that sends it. */
export function FindAnswers(props: FindAnswersProps) {
  const { run, way, isChanged, found, hasOffered, isEmpty } = props;
  const show = useFoundNow(run, hasOffered);
  if (run && isRunning(run)) return <Looking run={run} onStop={props.onStop} />;
  // After a reload, the run is unknown but its findings exist: searching again costs again.
  const hasLooked = run === null ? found > 0 : !isChanged;
  const button = hasLooked ? find.again : find.start;
  return (
    <div className="mt-3 grid gap-3">
      {hasLooked && <Outcome run={run} found={found} onRetry={props.onRetry} />}
      {hasLooked && hasOffered && (
        <div>
          <Button ref={show} onClick={showFound}>
            {find.show}
          </Button>
        </div>
      )}
      {isChanged && found === 0 && <p className="text-[0.9375rem] text-soft">{find.changed}</p>}
      {way && (
        <div className="grid gap-2">
          <p className="max-w-prose text-sm text-soft">
            {find.leaves(button, way.host, way.pieces, way.cents)}
          </p>
          <div>
            <Button
              variant={hasLooked ? 'secondary' : 'primary'}
              disabled={isEmpty}
              icon={<Search aria-hidden="true" className="size-4.5" />}
              onClick={props.onStart}
            >
              {button}
            </Button>
          </div>
        </div>
      )}
      {props.chat}
    </div>
  );
}

/** Moves keyboard focus to new findings: 'Paste reply', which had it, is below them. A person who is typing keeps it. */
function useFoundNow(run: Run | null, hasOffered: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const seen = useRef(run);
  useEffect(() => {
    // The findings arrive slightly after the status.
    if (run === seen.current || (run && isRunning(run)) || !hasOffered) return;
    seen.current = run;
    if (!document.activeElement?.matches('input, textarea')) button.current?.focus();
  }, [run, hasOffered]);
  return button;
}

function showFound(): void {
  const found = document.getElementById('telling-found');
  found?.scrollIntoView();
  found?.focus({ preventScroll: true });
}

function Looking({ run, onStop }: { run: Run; onStop: () => void }) {
  const total = run.pieces.length;
  const done = run.pieces.filter(({ status }) => status !== 'waiting' && status !== 'asking').length;
  const words = find.progress(done, total);
  return (
    <div className="mt-3 flex flex-wrap items-center gap-3">
      <div className="min-w-40 flex-1">
        <output className="text-sm text-soft">{words}</output>
        <ProgressBar label={words} value={done} max={total} className="mt-1" />
      </div>
      <Button variant="secondary" size="small" onClick={onStop}>
        {find.stop}
      </Button>
    </div>
  );
}

type OutcomeProps = { run: Run | null; found: number; onRetry: (index: number) => void };

function Outcome({ run, found, onRetry }: OutcomeProps) {
  const { pieces, cut } = run ?? { pieces: [], cut: [] };
  const isStopped = pieces.some(({ status }) => status === 'stopped');
  const hasFailed = pieces.some(({ status }) => status === 'failed');
  return (
    <div className="grid gap-3">
      {!hasFailed && (
        <output className="text-[0.9375rem] font-medium">
          {isStopped ? find.stopped : find.done(found)}
        </output>
      )}
      {cut.length > 0 && <p className="text-sm text-soft">{find.cut(cut.length)}</p>}
      {[...pieces.entries()].map(([place, piece]) => (
        <Failed
          key={place}
          piece={piece}
          number={place + 1}
          total={pieces.length}
          onRetry={() => onRetry(place)}
        />
      ))}
    </div>
  );
}

type FailedProps = { piece: PieceState; number: number; total: number; onRetry: () => void };

function Failed({ piece, number, total, onRetry }: FailedProps) {
  if (piece.status !== 'failed') return null;
  const isFromChat = piece.reply !== undefined && total === 1;
  return (
    <ErrorBox
      more={piece.message}
      actions={
        !isFromChat && (
          <Button size="small" variant="secondary" onClick={onRetry}>
            {find.retry}
          </Button>
        )
      }
    >
      {find.failed(number, total)}
      {piece.reply !== undefined && (
        <details className="mt-1 text-sm font-normal">
          <summary className="min-h-9 cursor-pointer content-center underline underline-offset-4">
            {find.reply}
          </summary>
          <pre className="max-h-48 overflow-auto break-words whitespace-pre-wrap">{piece.reply}</pre>
        </details>
      )}
    </ErrorBox>
  );
}
