import { aboutTime } from '#content/copy/words/about-time.ts';

/** Corrections where an error code's own sentence would be wrong. */
export const REFUSED_COPY = {
  country:
    'This AI service doesn’t work in your country or region. Another key won’t change that. Choose another AI service in Settings, or use a chat assistant.',
  wait: (seconds: number) => `The AI service asks you to wait ${aboutTime(seconds)}. Then try again.`,
  // The service works, but a web page may not read its replies.
  closed:
    'The AI service answers, but it doesn’t let this page read the answer. Check its address in Settings (most end in /v1). Some services don’t work from a web page at all. If yours doesn’t, choose another one, or use a chat assistant.',
  silent: (host: string) =>
    `We got no answer from ${host}. Check the AI service address in Settings and your internet connection, then try again.`,
  notRunning: (host: string) =>
    `We got no answer from ${host}. Start the AI program on this computer, or check the AI service address in Settings.`,
} as const;
