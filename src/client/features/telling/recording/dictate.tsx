import { useEffect, useRef, useState } from 'react';
import type { Speech } from '#client/adapters/device/speech.ts';
import { Button } from '#client/ui/button.tsx';
import { RECORDING_COPY as COPY } from '#content/copy/person/recording.ts';
import { VOICE_COPY } from '#content/copy/person/voice.ts';
import { voiceReason } from '#content/copy/person/voice-reasons.ts';
import { beginDictation, type Dictation, hear, textOf, typeOver } from '#domain/merging/dictation.ts';
import { messageOf } from '#domain/message-of.ts';

export type Dictated = {
  /** Undefined: no such text, or not anymore. */
  read: (id: string) => string | undefined;
  /** The whole text, and its words just heard. Null starts a new one. Returns its id. */
  write: (id: string | null, text: string, heard: string) => string;
};

type DictateProps = { speech: Speech; dictated: Dictated };

/** The browser's own dictation, for people without a key. */
export function Dictate({ speech, dictated }: DictateProps) {
  const [phase, setPhase] = useState<'idle' | 'starting' | 'listening'>('idle');
  const [problem, setProblem] = useState<string>();
  // Browsers stop listening at each pause: without this, every sentence would be a separate text, and the eleventh
  // would not fit.
  const id = useRef<string | null>(null);
  useEffect(() => () => speech.abort(), [speech]);

  const standing = () => (id.current === null ? undefined : dictated.read(id.current));
  function end(words?: string): void {
    speech.abort();
    setPhase('idle');
    setProblem(words);
  }
  function start(): void {
    let shown = standing();
    let dictation: Dictation | null = beginDictation(shown ?? '');
    setProblem(undefined);
    setPhase('starting');
    speech.start({
      onListening: (isListening) => setPhase(isListening ? 'listening' : 'idle'),
      onTranscript(transcript) {
        if (transcript === '') return;
        const now = standing();
        if (now === undefined) dictation = beginDictation('');
        else if (dictation && now !== shown) dictation = typeOver(dictation, now);
        // The heard words were corrected: the next result would undo that.
        if (!dictation) return end();
        dictation = hear(dictation, transcript);
        shown = textOf(dictation);
        try {
          id.current = dictated.write(now === undefined ? null : id.current, shown, transcript);
        } catch (cause) {
          end(messageOf(cause, COPY.tooLong));
        }
      },
      onError(reason) {
        end(reason === 'no-speech' ? COPY.noSpeech : voiceReason(reason));
      },
    });
  }
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" onClick={phase === 'listening' ? speech.stop : start}>
          {phase === 'listening' ? COPY.stopDictating : COPY.dictate}
        </Button>
        <output className="text-sm text-soft">
          {phase === 'listening' ? COPY.dictating : phase === 'starting' ? VOICE_COPY.starting : null}
        </output>
      </div>
      {problem && (
        <p role="alert" className="text-sm text-danger">
          {problem}
        </p>
      )}
      <p className="max-w-prose text-sm text-soft">{VOICE_COPY.note}</p>
    </div>
  );
}
