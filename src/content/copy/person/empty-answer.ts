export const EMPTY_ANSWER_COPY = {
  mark: 'This answer is empty.',
  bringBack: 'Bring back my last answer',
  bringBackTo: (question: string) => `Bring back my last answer: ${question}`,
  busy: 'Looking for it...',
  none: 'There’s no earlier version of this answer. We keep them for 30 days.',
  failed: 'We couldn’t get your last answer. Check your internet connection, then try again.',
} as const;
