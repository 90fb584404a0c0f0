/** Words beside the microphone, which come after the question itself. */
export const VOICE_HELP_COPY = {
  note: 'Some browsers send your voice to an online service to turn it into text.',
  noteDismiss: 'Got it',
  onPhone: 'On a phone, use the microphone on your keyboard.',
  otherReason: 'We couldn’t turn your speech into text. Try again, or type instead.',
  reasons: {
    'not-allowed': 'Microphone access is blocked. Allow it in your browser’s site settings, or type instead.',
    'service-not-allowed': 'This browser doesn’t allow speech recognition here. Please type instead.',
    'audio-capture': 'We couldn’t find a microphone. Connect one, or type instead.',
    'no-speech': 'We didn’t hear anything. Press the microphone and try again.',
    network: 'We couldn’t reach the speech service. Check your connection, or type instead.',
  },
} as const;
