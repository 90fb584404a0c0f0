import { voiceReason } from '#content/copy/person/voice-reasons.ts';

export function VoiceWhy({ error }: { error: string }) {
  return (
    // Below the field, where on a phone the buttons would cover it.
    <p ref={bringIntoView} role="alert" className="scroll-mb-24 text-sm text-danger">
      {voiceReason(error)}
    </p>
  );
}

function bringIntoView(words: HTMLElement | null): void {
  words?.scrollIntoView?.({ block: 'nearest' });
}
