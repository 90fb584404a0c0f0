import { useState } from 'react';
import type { SeenNotes } from '#client/adapters/device/seen-notes.ts';
import { preloadable } from '#client/loading/preloadable.ts';
import { Preloaded } from '#client/loading/preloaded.tsx';
import { VOICE_COPY } from '#content/copy/person/voice.ts';

export const voiceWhyPart = preloadable(() => import('./voice-why.tsx'), 'VoiceWhy');

type VoiceHelpProps = { isSupported: boolean; error: string | null; seenNotes: SeenNotes };

/** Help next to the microphone: why it failed, or, once, where speech is sent, or an alternative. */
export function VoiceHelp({ isSupported, error, seenNotes }: VoiceHelpProps) {
  const name = isSupported ? 'voice-privacy' : 'voice-on-phone';
  const [isNoteOpen, setIsNoteOpen] = useState(() => !seenNotes.has(name));
  if (error !== null) return <Preloaded of={voiceWhyPart} props={{ error }} isOptional />;
  if (!isNoteOpen) return null;
  return (
    // Below the buttons: above them it would take the answer's room when a keyboard is open.
    <p className="order-last flex flex-wrap items-center gap-x-2 text-sm text-faint">
      {isSupported ? VOICE_COPY.note : VOICE_COPY.onPhone}
      <button
        type="button"
        onClick={() => {
          seenNotes.add(name);
          setIsNoteOpen(false);
        }}
        className="-my-2 min-h-10 cursor-pointer rounded font-semibold text-gold-text underline underline-offset-4"
      >
        {VOICE_COPY.noteDismiss}
      </button>
    </p>
  );
}
