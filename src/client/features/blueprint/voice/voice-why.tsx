import { VOICE_REASONS_COPY } from '#content/copy/person/voice-reasons.ts';
import { secondLineFor } from '#content/copy/second-lines.ts';

export function VoiceWhy({ error }: { error: string }) {
  return (
    // Below the field, where on a phone the buttons would cover it.
    <p ref={bringIntoView} role="alert" className="scroll-mb-24 text-sm text-danger">
      {reasonOf(error)}
    </p>
  );
}

function reasonOf(error: string): string {
  const reasons: Readonly<Record<string, string>> = VOICE_REASONS_COPY.reasons;
  return reasons[error] ?? secondLineFor(error) ?? VOICE_REASONS_COPY.otherReason;
}

function bringIntoView(words: HTMLElement | null): void {
  words?.scrollIntoView?.({ block: 'nearest' });
}
