import { aboutCents } from '#content/copy/words/amounts.ts';
import type { ErrorCode } from '#domain/errors.ts';
import type { RecordingEndCode } from '#domain/telling/recording-end.ts';

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;
// A few seconds must not be called a minute.
const length = (ms: number) =>
  ms < 59_500
    ? counted(Math.max(1, Math.round(ms / 1_000)), 'second')
    : counted(Math.round(ms / 60_000), 'minute');
const two = (number: number) => String(number).padStart(2, '0');

export const RECORDING_COPY = {
  record: 'Record',
  again: 'Record more',
  starting: 'Starting. If your browser asks, choose Allow.',
  recording: (ms: number) => `Recording ${Math.floor(ms / 60_000)}:${two(Math.floor(ms / 1_000) % 60)}`,
  paused: (ms: number) => `Paused ${Math.floor(ms / 60_000)}:${two(Math.floor(ms / 1_000) % 60)}`,
  pause: 'Pause',
  resume: 'Resume',
  done: 'Done',
  level: 'Microphone level',
  silent: 'We hear nothing. Speak up, or check which microphone your browser uses.',
  muted: 'Something else is using your microphone, such as a call. We’ll keep recording when it’s free.',
  first: (host: string, cents: number | undefined) =>
    `The recording stays on this device. When you choose Write it down, it goes to ${host} with your key${
      cents === undefined ? '' : `, ${aboutCents(cents)}`
    }.`,
  firstWithoutKey:
    'The recording stays on this device. Without a key we can’t write it down, but you can save the file and use it elsewhere.',
  most: 'You can talk for up to 30 minutes at once.',
  left: (minutes: number) =>
    `${minutes === 1 ? '1 minute' : `${minutes} minutes`} left. Then we stop, and you can record more.`,
  openIt: 'Open it',
  kept: (ms: number) => `You have a recording of ${length(ms)}.`,
  keptUntil: 'It’s only on this device. We delete it after 7 days, or when its text is saved.',
  listen: 'Listen',
  hide: 'Hide',
  part: (number: number, total: number) => (total === 1 ? 'Your recording' : `Part ${number} of ${total}`),
  write: 'Write it down',
  leaves: (host: string, cents: number | undefined) =>
    `When you choose Write it down, it goes to ${host} with your key${
      cents === undefined ? '' : `, ${aboutCents(cents)}`
    }.`,
  writing: (number: number, total: number) => `Writing it down: part ${number} of ${total}...`,
  stop: 'Stop',
  save: 'Save the file',
  remove: 'Delete',
  removeTitle: 'Delete this recording?',
  removeText: (ms: number) => `${length(ms)} of sound will be gone. There’s no other copy.`,
  keep: 'Keep it',
  written: 'Your recording is written down. Check numbers, days and names.',
  name: (day: string) => `Recording of ${day}`,
  offline: 'You’re offline. We’ll write it down when you’re back online.',
  unsupported:
    'This service can’t write down speech. Your recording stays here. Save the file, or choose another AI service in Settings.',
  failed: (number: number, total: number) =>
    total === 1 ? 'We couldn’t write it down.' : `We couldn’t write down part ${number} of ${total}.`,
  retry: 'Try again',
  empty: 'There were no words in this recording.',
  tooLong: 'There’s no room for more texts. Delete one, then choose Write it down again.',
  dictate: 'Dictate',
  stopDictating: 'Stop',
  dictating: 'Listening. Speak now.',
  noSpeech: 'We didn’t hear anything. Choose Dictate and try again.',
  howTo:
    'Save the file, open it in a program that writes down speech (many phones and word processors have one), and paste the text here.',
  ends: {
    full: 'That’s 30 minutes, the most we record at once. Everything is kept.',
    refused: 'Microphone access is blocked. Allow it in your browser’s site settings, or type instead.',
    'no-microphone': 'We couldn’t find a microphone. Connect one, or type instead.',
    'microphone-busy':
      'Another program seems to be using your microphone. Close it, then try again, or type instead.',
    'microphone-gone': 'Your microphone was disconnected. What you said until then is kept.',
    'no-storage':
      'This browser has no room to keep a recording, so we stopped. Anything recorded until then is kept. Free up space on this device, or use another browser.',
    'other-tab': 'Another tab is recording. Finish that recording first.',
    unsupported: 'This browser can’t record. Type instead, or use another browser.',
    failed: 'The recording stopped. What you said until then is kept.',
  } satisfies Record<RecordingEndCode, string>,
} as const;

/** The meaning of a refused recording. Codes without a text here use their own sentence. */
export const SPEECH_TROUBLE: Partial<Record<ErrorCode, string>> = {
  'ai-bad-request':
    'The AI service didn’t accept this recording. Save the file, or choose another AI service in Settings.',
  'ai-unprocessable':
    'The AI service couldn’t read this recording. Save the file, or choose another AI service in Settings.',
  'ai-context-length':
    'The AI service says this part is too large. Save the file, or choose another AI service in Settings.',
  'ai-forbidden':
    'Your key isn’t allowed to write down speech. Create a new key with all permissions, and paste it in Settings.',
  'ai-conflict': 'The AI service was busy with another request. Wait a moment, then try again.',
  'ai-rate-limited': 'The AI service is getting too many requests. Wait a minute, then try again.',
  'ai-server-error': 'The AI service is having problems. Wait a few minutes, then try again.',
  'ai-connection': 'We couldn’t reach the AI service. Check your internet connection, then try again.',
  'ai-content-filter':
    'The AI service blocked this recording because of its content rules. Save the file to use it elsewhere.',
  'ai-timeout': 'The AI service took too long. Try again.',
};
