import { useEffect, useRef, useState } from 'react';
import { announce } from '#client/ui/notices/live-region.tsx';
import { Notice } from '#client/ui/notices/notice.tsx';
import { GENERATION_COPY } from '#content/copy/generation.ts';
import { notAPlan } from '#domain/ai/not-a-plan.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';

type NotAPlanNoticeProps = {
  text: string;
  /** The person has seen a text that they pasted or edited. */
  isLookedAt: boolean;
};

/** A refusal or a question is stored like any reply, but not without a warning. */
export function NotAPlanNotice({ text, isLookedAt }: NotAPlanNoticeProps) {
  const instead = isLookedAt ? undefined : notAPlan(text);
  return instead ? <Notice>{GENERATION_COPY.notAPlan[instead]}</Notice> : null;
}

/** On a phone the box fills the dialog: the button is in reach, and what is wrong with the reply would be out of sight. */
export function ReplyWarning({ words }: { words: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    announce(words);
    place.current?.scrollIntoView?.({ block: 'nearest' });
  }, [words]);
  return (
    <div ref={place} className="scroll-my-3">
      <Notice>{words}</Notice>
    </div>
  );
}

/** The reply of another topic, or half a reply: said before it is used, and not forbidden. */
export function OddReplyNotice({ text, type }: { text: string; type: BlueprintType }) {
  const [said, setSaid] = useState<string>();
  useEffect(() => {
    let isGone = false;
    // Without it a reply can be used all the same.
    import('#content/catalog.ts').then(
      ({ sayOddReply }) => isGone || setSaid(sayOddReply(text, type)),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [text, type]);
  return said ? <ReplyWarning words={said} /> : null;
}
