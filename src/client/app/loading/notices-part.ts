import { preloadable } from './preloadable.ts';

// Apart from lazy-parts.ts, which knows screens that show these notices: the two would form a circle.
export const noticesPart = preloadable(
  async () => (await import('#client/features/blueprint/blueprint-notices.tsx')).BlueprintNotices,
);
export const emptyAnswerPart = preloadable(
  async () => (await import('#client/features/blueprint/empty-answer.tsx')).EmptyAnswer,
);
