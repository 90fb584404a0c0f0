export const VOICE_COPY = {
  start: 'Start recording',
  stop: 'Stop recording',
  unsupported: 'Speech recognition is not supported in your browser',
  error: (reason: string) => `Error: ${reason}`,
  starting: 'Starting...',
  slow: 'Your microphone hasn’t started yet. If your browser asks, choose Allow. You can also type.',
  listening: 'Listening. Speak now.',
  stopped: 'Stopped listening.',
  note: 'Some browsers send your voice to an online service to turn it into text.',
  noteDismiss: 'Got it',
  onPhone: 'On a phone, use the microphone on your keyboard.',
} as const;
