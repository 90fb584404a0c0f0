import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { reloadPage } from '#client/adapters/page/reload-page.ts';
import { Button } from '#client/ui/button.tsx';
import { ErrorBox } from '#client/ui/notices/error-box.tsx';
import { OutsideLink } from '#client/ui/outside-link.tsx';
import { GENERATION_COPY } from '#content/copy/generation.ts';
import { COST_COPY } from '#content/copy/writing/cost.ts';
import { FINISH_COPY } from '#content/copy/writing/finish.ts';
import { secondLineFor } from '#content/copy/writing/second-lines.ts';
import { isFixedInSettings } from '#domain/ai/ai-error-code.ts';
import { type ErrorCode, sentenceFor } from '#domain/errors.ts';
import '#domain/late-errors.ts';
import type { Failure } from './writing/generation-state.ts';

type GenerationErrorProps = {
  /** Its element, for scrolling to it. */
  place: RefObject<HTMLDivElement | null>;
  failure: Failure;
  onOpenSettings: () => void;
  onChooseModel: () => void;
  /** The service's billing page is known. */
  isOpenAi: boolean;
  /** The steps to a plan without this AI service. */
  assistant: ReactNode;
};

// The provider's own message, for codes where our sentence can't know the cause.
const WITH_DETAIL = new Set<ErrorCode>([
  'ai-bad-request',
  'ai-unprocessable',
  'ai-not-found',
  'ai-forbidden',
]);
// Errors that nothing on this screen fixes at once: a plan can be written elsewhere.
const ELSEWHERE = new Set<ErrorCode | null>(['ai-forbidden', 'ai-blocked']);

/** A wait that the code's sentence doesn't mention is longer than a minute. */
const isLongWait = ({ code, message }: Failure) =>
  code === 'ai-rate-limited' && message !== sentenceFor(code);

export function GenerationError(props: GenerationErrorProps) {
  const { code, message, detail } = props.failure;
  const [isAssisted, setIsAssisted] = useState(false);
  return (
    <>
      <div ref={props.place} tabIndex={-1} className="scroll-my-24 outline-none">
        <ErrorBox
          more={secondLineFor(message)}
          actions={<WayOut {...props} onAssist={() => setIsAssisted(true)} />}
        >
          <p>{message}</p>
          {detail !== '' && code !== null && WITH_DETAIL.has(code) && (
            <p className="mt-1 text-sm font-normal break-words">{GENERATION_COPY.providerSaid(detail)}</p>
          )}
        </ErrorBox>
      </div>
      {isAssisted && <Assisted>{props.assistant}</Assisted>}
    </>
  );
}

function WayOut(props: GenerationErrorProps & { onAssist: () => void }) {
  const { code } = props.failure;
  if (code === 'ai-insufficient-quota') {
    return (
      <>
        {props.isOpenAi && <OutsideLink href={COST_COPY.billingAddress}>{COST_COPY.billing}</OutsideLink>}
        <Way onTake={props.onAssist}>{GENERATION_COPY.useAssistant}</Way>
      </>
    );
  }
  if (code === 'ai-address-changed') return <Way onTake={reloadPage}>{GENERATION_COPY.reload}</Way>;
  if (code === 'ai-model-not-found') {
    return <Way onTake={props.onChooseModel}>{GENERATION_COPY.chooseModel}</Way>;
  }
  return (
    <>
      {isFixedInSettings(code) && <Way onTake={props.onOpenSettings}>{GENERATION_COPY.openSettings}</Way>}
      {(ELSEWHERE.has(code) || isLongWait(props.failure)) && (
        <Way onTake={props.onAssist}>{GENERATION_COPY.useAssistant}</Way>
      )}
    </>
  );
}

function Way({ onTake, children }: { onTake: () => void; children: string }) {
  return (
    <Button size="small" variant="secondary" onClick={onTake}>
      {children}
    </Button>
  );
}

function Assisted({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Focus alone scrolls only until the heading shows, with the first step still off screen.
    heading.current?.parentElement?.scrollIntoView?.({ block: 'nearest' });
    heading.current?.focus();
  }, []);
  return (
    <section className="rise rounded-2xl border border-line bg-surface p-5">
      <h2 ref={heading} tabIndex={-1} className="mb-4 text-lg font-semibold">
        {FINISH_COPY.assistant.title}
      </h2>
      {children}
    </section>
  );
}
