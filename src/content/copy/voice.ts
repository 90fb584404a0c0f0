export const VOICE_COPY = {
  start: 'Start recording',
  stop: 'Stop recording',
  unsupported: 'Speech recognition is not supported in your browser',
  error: (reason: string) => `Error: ${reason}`,
  listening: 'Listening. Speak now.',
  stopped: 'Stopped listening.',
  note: 'Some browsers send what you say to their maker’s speech service to turn it into text.',
  noteDismiss: 'Got it',
  reasons: {
    'not-allowed':
      'Microphone access was refused. Allow it in your browser’s site settings, or type instead.',
    'service-not-allowed': 'This browser does not allow speech recognition here. Please type instead.',
    'audio-capture': 'No microphone was found. Connect one, or type instead.',
    'no-speech': 'We did not hear anything. Press the microphone and try again.',
    network: 'The speech service could not be reached. Check your connection, or type instead.',
  },
} as const;
