import { Mic, MicOff, Square } from 'lucide-react';
import { classNames } from '#client/ui/class-names.ts';
import { IconButton } from '#client/ui/icon-button.tsx';
import { VOICE_COPY } from '#content/copy/person/voice.ts';
import type { VoicePhase } from './use-voice.ts';

type VoiceButtonProps = {
  isSupported: boolean;
  phase: VoicePhase;
  error: string | null;
  onToggle: () => void;
};

export function VoiceButton({ isSupported, phase, error, onToggle }: VoiceButtonProps) {
  const isListening = phase === 'listening';
  const isStarting = phase === 'starting' || phase === 'slow';
  const Icon = !isSupported ? MicOff : isListening ? Square : Mic;
  return (
    <IconButton
      tone="outlined"
      label={titleOf({ isSupported, phase, error })}
      disabled={!isSupported}
      aria-pressed={isListening}
      onClick={onToggle}
      className={classNames(
        'size-12!',
        isStarting && 'border-gold! motion-safe:animate-pulse',
        isListening && 'border-danger! text-danger! motion-safe:animate-pulse',
        error !== null && 'text-danger!',
      )}
      icon={<Icon aria-hidden="true" className={classNames('size-5', isListening && 'fill-current')} />}
    />
  );
}

function titleOf({ isSupported, phase, error }: Omit<VoiceButtonProps, 'onToggle'>): string {
  if (!isSupported) return VOICE_COPY.unsupported;
  if (phase === 'listening') return VOICE_COPY.stop;
  return error === null ? VOICE_COPY.start : VOICE_COPY.error(error);
}
