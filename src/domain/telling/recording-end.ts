/** Why a recording ended by itself, or could not begin. What was said until then is kept. */
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
