import { Mic, MicOff, Square } from 'lucide-react';
import { classNames } from '#client/ui/class-names.ts';
import { IconButton } from '#client/ui/icon-button.tsx';
import { VOICE_COPY } from '#content/copy/person/voice.ts';

type VoiceButtonProps = {
  isSupported: boolean;
  isListening: boolean;
  error: string | null;
  onToggle: () => void;
};

export function VoiceButton({ isSupported, isListening, error, onToggle }: VoiceButtonProps) {
  const Icon = !isSupported ? MicOff : isListening ? Square : Mic;
  return (
    <IconButton
      tone="outlined"
      label={titleOf({ isSupported, isListening, error })}
      disabled={!isSupported}
      aria-pressed={isListening}
      onClick={onToggle}
      className={classNames(
        'size-12!',
        isListening && 'border-danger! text-danger! motion-safe:animate-pulse',
        error !== null && 'text-danger!',
      )}
      icon={<Icon aria-hidden="true" className={classNames('size-5', isListening && 'fill-current')} />}
    />
  );
}

function titleOf({ isSupported, isListening, error }: Omit<VoiceButtonProps, 'onToggle'>): string {
  if (!isSupported) return VOICE_COPY.unsupported;
  if (isListening) return VOICE_COPY.stop;
  return error === null ? VOICE_COPY.start : VOICE_COPY.error(error);
}
