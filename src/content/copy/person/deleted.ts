import { DASHBOARD_COPY } from '#content/copy/dashboard.ts';

export const DELETED_COPY = {
  title: 'Deleted topics',
  description: 'You can bring back a topic for 30 days after you delete it, with its answers and its plan.',
  loading: 'Loading your deleted topics...',
  empty: 'There’s nothing to bring back.',
  answered: DASHBOARD_COPY.answered,
  hasPlan: 'with a plan',
  deletedAt: (when: string) => `Deleted ${when}`,
  bringBack: 'Bring back',
  bringBackTopic: (title: string, when: string) => `Bring back: ${title}, deleted ${when}`,
  bringing: 'Bringing it back...',
  taken: 'You’ve started this topic again. Delete the new one first, and then bring this one back.',
  back: (title: string) => `“${title}” is back.`,
  close: 'Close',
} as const;
