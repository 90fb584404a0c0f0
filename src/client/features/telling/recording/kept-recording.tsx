import { useEffect, useState } from 'react';
import { saveFile } from '#client/adapters/device/download.ts';
import type { KeptRecording } from '#client/adapters/recording/sound-store.ts';
import { localDay } from '#client/adapters/time/local-day.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { ErrorBox } from '#client/ui/notices/error-box.tsx';
import { RECORDING_COPY as COPY } from '#content/copy/person/recording.ts';
import type { Recordings } from './recordings.ts';
import type { Writing } from './write-down.ts';

export type SpeechWay = {
  /** Null: there is no key. */
  host: string | null;
  /** The cost of so many milliseconds; undefined if the price is unknown. */
  centsFor: (ms: number) => number | undefined;
};

type KeptRecordingCardProps = {
  recording: KeptRecording;
  writing: Writing | null;
  way: SpeechWay;
  recordings: Pick<Recordings, 'writeDown' | 'stopWriting' | 'partsOf' | 'remove'>;
};

/** A recording that is only on this device. */
export function KeptRecordingCard({ recording, writing, way, recordings }: KeptRecordingCardProps) {
  const [isListening, setIsListening] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);
  const isBusy = writing?.status === 'writing' || writing?.status === 'waiting';

  async function save(): Promise<void> {
    const parts = await recordings.partsOf(recording);
    const extension = recording.type.includes('mp4') ? 'mp4' : 'webm';
    for (const [index, part] of parts.entries()) {
      saveFile(`recording-${localDay(new Date(recording.at))}-${index + 1}.${extension}`, part);
    }
  }
  return (
    <section aria-label={COPY.kept(recording.ms)} className="grid gap-3 rounded-xl border border-edge p-4">
      <div>
        <p className="font-semibold">{COPY.kept(recording.ms)}</p>
        <p className="text-sm text-soft">{COPY.keptUntil}</p>
      </div>
      {writing && <Progress writing={writing} onStop={() => recordings.stopWriting(recording.id)} />}
      {way.host !== null && !isBusy && (
        <p className="text-sm text-soft">{COPY.leaves(way.host, way.centsFor(recording.ms))}</p>
      )}
      <div className="flex flex-wrap gap-2">
        {way.host !== null && !isBusy && (
          <Button size="small" onClick={() => recordings.writeDown(recording)}>
            {writing?.status === 'failed' ? COPY.retry : COPY.write}
          </Button>
        )}
        <Button
          size="small"
          variant="secondary"
          aria-expanded={isListening}
          onClick={() => setIsListening(!isListening)}
        >
          {isListening ? COPY.hide : COPY.listen}
        </Button>
        <Button size="small" variant="secondary" onClick={() => void save()}>
          {COPY.save}
        </Button>
        <Button size="small" variant="quiet" disabled={isBusy} onClick={() => setIsDeleting(true)}>
          {COPY.remove}
        </Button>
      </div>
      {way.host === null && <p className="text-sm text-soft">{COPY.howTo}</p>}
      {isListening && <Player recording={recording} partsOf={recordings.partsOf} />}
      <Dialog
        open={isDeleting}
        onClose={() => setIsDeleting(false)}
        size="small"
        title={COPY.removeTitle}
        description={COPY.removeText(recording.ms)}
        footer={
          <>
            <Button variant="secondary" onClick={() => setIsDeleting(false)}>
              {COPY.keep}
            </Button>
            <Button
              variant="danger"
              onClick={() => {
                setIsDeleting(false);
                void recordings.remove(recording);
              }}
            >
              {COPY.remove}
            </Button>
          </>
        }
      />
    </section>
  );
}

function Progress({ writing, onStop }: { writing: Writing; onStop: () => void }) {
  if (writing.status === 'unsupported') return <ErrorBox>{COPY.unsupported}</ErrorBox>;
  if (writing.status === 'failed') {
    return <ErrorBox more={writing.message}>{COPY.failed(writing.part, writing.total)}</ErrorBox>;
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <output className="text-[0.9375rem]">
        {writing.status === 'waiting' ? COPY.offline : COPY.writing(writing.part, writing.total)}
      </output>
      <Button size="small" variant="secondary" onClick={onStop}>
        {COPY.stop}
      </Button>
    </div>
  );
}

/** Each part is a separate file; its object URL is revoked when it is no longer shown. */
function Player({ recording, partsOf }: { recording: KeptRecording; partsOf: Recordings['partsOf'] }) {
  const [addresses, setAddresses] = useState<readonly string[]>([]);
  useEffect(() => {
    let made: string[] = [];
    let isHere = true;
    void partsOf(recording).then((parts) => {
      if (!isHere) return;
      made = parts.map((part) => URL.createObjectURL(part));
      setAddresses(made);
    });
    return () => {
      isHere = false;
      for (const address of made) URL.revokeObjectURL(address);
    };
  }, [recording, partsOf]);
  return (
    <ul className="grid gap-2">
      {addresses.map((address, index) => (
        <li key={address}>
          {/* No captions: transcribing it is the purpose here. */}
          <audio
            controls
            src={address}
            aria-label={COPY.part(index + 1, addresses.length)}
            className="w-full"
          >
            <track kind="captions" />
          </audio>
        </li>
      ))}
    </ul>
  );
}
