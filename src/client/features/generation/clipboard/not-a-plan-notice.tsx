import { Notice } from '#client/ui/notices/notice.tsx';
import { GENERATION_COPY } from '#content/copy/generation.ts';
import { notAPlan } from '#domain/ai/not-a-plan.ts';

type NotAPlanNoticeProps = {
  text: string;
  /** What somebody pasted or edited they have looked at themselves. */
  isLookedAt?: boolean | undefined;
};

/** A reply that refuses or asks back is kept like any other, but not without a word. */
export function NotAPlanNotice({ text, isLookedAt = false }: NotAPlanNoticeProps) {
  const instead = isLookedAt ? undefined : notAPlan(text);
  return instead ? <Notice>{GENERATION_COPY.notAPlan[instead]}</Notice> : null;
}
