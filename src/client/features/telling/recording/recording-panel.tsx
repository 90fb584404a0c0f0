import { Mic, Pause, Play, Square } from 'lucide-react';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { MOST_MS } from '#client/adapters/recording/recorder.ts';
import { Button } from '#client/ui/button.tsx';
import { ErrorBox } from '#client/ui/notices/error-box.tsx';
import { Notice } from '#client/ui/notices/notice.tsx';
import { RECORDING_COPY as COPY } from '#content/copy/person/recording.ts';
import type { RecordingEndCode } from '#domain/telling/recording-end.ts';
import { KeptRecordingCard, type SpeechWay } from './kept-recording.tsx';
import type { Live, Recordings } from './recordings.ts';

type RecordingPanelProps = { recordings: Recordings; way: SpeechWay };

const ICON = { 'aria-hidden': true, className: 'size-4.5' } as const;
const TYPICAL_MS = 10 * 60_000;
/** From then on it shows the time left: people who talk don't watch a clock. */
const LAST_MS = 5 * 60_000;

/** The microphone, and recordings stored on this device. */
export function RecordingPanel({ recordings, way }: RecordingPanelProps) {
  const live = useStore(recordings.state, (state) => state.live);
  const kept = useStore(recordings.state, (state) => state.kept);
  const writing = useStore(recordings.state, (state) => state.writing);
  useEffect(() => {
    const look = () => void recordings.open();
    look();
    // Transcribed or deleted in another tab meanwhile.
    addEventListener('focus', look);
    return () => removeEventListener('focus', look);
  }, [recordings]);
  const isIdle = live.status === 'idle';
  return (
    <div className="grid basis-full gap-3">
      {kept.map((recording) => (
        <KeptRecordingCard
          key={recording.id}
          recording={recording}
          writing={writing[recording.id] ?? null}
          way={way}
          recordings={recordings}
        />
      ))}
      {isIdle && live.ended && <Ended why={live.ended} />}
      {isIdle ? (
        <div className="grid gap-2">
          <div>
            <Button icon={<Mic {...ICON} />} variant="secondary" onClick={recordings.record}>
              {kept.length > 0 ? COPY.again : COPY.record}
            </Button>
          </div>
          {kept.length === 0 && (
            <div className="grid max-w-prose gap-1 text-sm text-soft">
              <p>{COPY.most}</p>
              <p>
                {way.host === null ? COPY.firstWithoutKey : COPY.first(way.host, way.centsFor(TYPICAL_MS))}
              </p>
            </div>
          )}
        </div>
      ) : (
        <LiveRecording live={live} recordings={recordings} />
      )}
    </div>
  );
}

/** Half an hour is a normal end. All others are errors. */
function Ended({ why }: { why: RecordingEndCode }) {
  if (why !== 'full') return <ErrorBox>{COPY.ends[why]}</ErrorBox>;
  return (
    <output>
      <Notice>{COPY.ends.full}</Notice>
    </output>
  );
}

function LiveRecording({
  live,
  recordings,
}: {
  live: Exclude<Live, { status: 'idle' }>;
  recordings: Recordings;
}) {
  if (live.status === 'starting') {
    return (
      <div className="flex flex-wrap items-center gap-3">
        <output>{COPY.starting}</output>
        <Button size="small" variant="secondary" onClick={recordings.done}>
          {COPY.stop}
        </Button>
      </div>
    );
  }
  const { ms, level, isSilent, isMuted, status } = live;
  const isPaused = status === 'paused';
  return (
    <section aria-label={COPY.record} className="grid gap-3 rounded-xl border border-edge p-4">
      <div className="flex flex-wrap items-center gap-3">
        <span role="timer" className="min-w-36 font-semibold tabular-nums">
          {isPaused ? COPY.paused(ms) : COPY.recording(ms)}
        </span>
        <Level value={isPaused ? 0 : level} />
      </div>
      {isSilent && !isPaused && <p role="alert">{COPY.silent}</p>}
      {isMuted && <p role="alert">{COPY.muted}</p>}
      {MOST_MS - ms <= LAST_MS && (
        <output className="text-sm text-soft">{COPY.left(Math.ceil((MOST_MS - ms) / 60_000))}</output>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          icon={isPaused ? <Play {...ICON} /> : <Pause {...ICON} />}
          onClick={isPaused ? recordings.resume : recordings.pause}
        >
          {isPaused ? COPY.resume : COPY.pause}
        </Button>
        <Button icon={<Square {...ICON} />} onClick={recordings.done}>
          {COPY.done}
        </Button>
      </div>
    </section>
  );
}

/** Custom, because browsers render their own meter in colors that are invisible on a dark screen. */
function Level({ value }: { value: number }) {
  return (
    <div className="h-3 min-w-24 flex-1 overflow-hidden rounded-full bg-sunken">
      <meter aria-label={COPY.level} min={0} max={1} value={value} className="sr-only" />
      {/* Speech levels are low: the square root matches how loud it sounds. */}
      <div
        aria-hidden="true"
        className="h-full bg-good"
        style={{ width: `${Math.round(Math.sqrt(value) * 100)}%` }}
      />
    </div>
  );
}
