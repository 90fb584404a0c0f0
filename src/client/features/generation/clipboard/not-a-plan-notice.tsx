import { Notice } from '#client/ui/notices/notice.tsx';
import { GENERATION_COPY } from '#content/copy/generation.ts';
import { notAPlan } from '#domain/ai/not-a-plan.ts';

type NotAPlanNoticeProps = {
  text: string;
  /** The person has seen a text that they pasted or edited. */
  isLookedAt?: boolean | undefined;
};

/** A refusal or a question is stored like any reply, but not without a warning. */
export function NotAPlanNotice({ text, isLookedAt = false }: NotAPlanNoticeProps) {
  const instead = isLookedAt ? undefined : notAPlan(text);
  return instead ? <Notice>{GENERATION_COPY.notAPlan[instead]}</Notice> : null;
}
