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
    'not-allowed': 'microphone access was refused. Allow it in your browser’s site settings',
    'service-not-allowed': 'this browser does not allow speech recognition here',
    'audio-capture': 'no microphone was found',
    'no-speech': 'no speech was heard',
    network: 'the speech service could not be reached',
  },
} as const;
