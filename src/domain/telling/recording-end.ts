/** Why a recording stopped by itself, or could not start. Everything recorded so far is kept. */
export type RecordingEndCode =
  | 'full'
  | 'refused'
  | 'no-microphone'
  | 'microphone-busy'
  | 'microphone-gone'
  | 'no-storage'
  | 'other-tab'
  | 'unsupported'
  | 'failed';
