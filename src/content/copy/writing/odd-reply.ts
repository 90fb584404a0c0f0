/** What is said of a reply before it becomes a plan. */
export const ODD_REPLY_COPY = {
  otherTopic: (title: string) =>
    `This looks like the plan for “${title}”. Check in the chat that you copied the right reply.`,
  'no-headings':
    'The headings got lost in copying. In the chat, use the Copy button below the reply instead of selecting its text, then paste it again.',
  'no-beginning': 'The beginning seems to be missing. Copy the whole reply in the chat, and paste it again.',
  'no-end':
    'The end seems to be missing: plans close with “Still to confirm”. If the chat stopped, ask it to continue, then paste both parts.',
} as const;
