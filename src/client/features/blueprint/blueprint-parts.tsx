import type { ComponentProps } from 'react';
import { preloadable } from '#client/loading/preloadable.ts';
import { Preloaded } from '#client/loading/preloaded.tsx';
import type { BlueprintNotices } from './blueprint-notices.tsx';

export const noticesPart = preloadable(() => import('./blueprint-notices.tsx'), 'BlueprintNotices');
export const troublePart = preloadable(() => import('./blueprint-trouble.tsx'), 'BlueprintTrouble');
export const emptyAnswerPart = preloadable(() => import('./empty-answer.tsx'), 'EmptyAnswer');

export const Notices = (props: ComponentProps<typeof BlueprintNotices>) => (
  <Preloaded of={noticesPart} props={props} />
);
