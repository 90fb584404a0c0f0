/** On the dashboard, while a plan is being written. */
export const WRITING_CARD_COPY = {
  eyebrow: 'One moment',
  title: (title: string) => `Your plan for ${title} is being written`,
  text: 'It takes a minute or two. You can do something else while you wait.',
  stop: 'Stop',
  watch: 'Watch',
} as const;
