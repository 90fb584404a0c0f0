import { secondLineFor } from '#content/copy/second-lines.ts';

/** Why nothing was recognized, and what to do. */
export const VOICE_REASONS_COPY = {
  otherReason: 'We couldn’t turn your speech into text. Try again, or type instead.',
  reasons: {
    'not-allowed': 'Microphone access is blocked. Allow it in your browser’s site settings, or type instead.',
    'service-not-allowed': 'This browser doesn’t allow speech recognition here. Please type instead.',
    'audio-capture': 'We couldn’t find a microphone. Connect one, or type instead.',
    'no-speech': 'We didn’t hear anything. Press the microphone and try again.',
    network: 'We couldn’t reach the speech service. Check your connection, or type instead.',
  },
} as const;

/** The browser's code, or a sentence of ours, as text for the person. */
export function voiceReason(error: string): string {
  const reasons: Readonly<Record<string, string>> = VOICE_REASONS_COPY.reasons;
  return reasons[error] ?? secondLineFor(error) ?? VOICE_REASONS_COPY.otherReason;
}
