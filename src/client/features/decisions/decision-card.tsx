import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { DECIDE_COPY } from '#content/copy/decisions.ts';
import { adviceWords } from '#content/decisions/advice.ts';
import { questionFor } from '#content/decisions/fact-questions.ts';
import { matterLabel } from '#content/decisions/point-groups.ts';
import type { Decision } from '#domain/decisions/decision.ts';
import { ChoiceButton } from './choice-button.tsx';

export type DecisionCardProps = {
  decision: Decision;
  onChoose: (decision: Decision, value: string) => void;
  onNotNow?: ((decision: Decision) => void) | undefined;
  /** The editor for a value of one's own, until it is confirmed or canceled. */
  renderEditor: (decision: Decision, onDone: () => void) => ReactNode;
  /** It has a draft of their own words. */
  hasDraft: boolean;
};

/** One decision: a question, its values as buttons, and a value of one's own. */
export function DecisionCard(props: DecisionCardProps) {
  const { decision, onChoose, onNotNow, renderEditor, hasDraft } = props;
  const { matter, choices, advice, kind, plans } = decision;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isWriting, setIsWriting] = useState(hasDraft);
  useEffect(() => {
    if (hasDraft) setIsWriting(true);
  }, [hasDraft]);
  const label = matterLabel(matter);
  const named = (words: string) => DECIDE_COPY.named(words, label);
  const isBare = choices.length === 0;
  return (
    <li
      aria-labelledby={id}
      data-decision={decision.key}
      className="rounded-2xl border border-line bg-surface p-4 shadow-lift sm:px-5"
    >
      <h3 id={id} ref={heading} tabIndex={-1} className="text-lg leading-snug font-semibold break-words">
        {questionFor(matter)}
      </h3>
      {advice && <p className="mt-1 text-[0.9375rem] text-pretty">{adviceWords(advice)}</p>}
      {kind === 'asked' && (
        <p className="mt-1 text-[0.9375rem] text-soft">{DECIDE_COPY.askedIn(plans.length)}</p>
      )}
      {choices.length > 0 && (
        <div className="mt-2.5 grid gap-2 sm:grid-cols-2">
          {choices.map((choice) => (
            <ChoiceButton
              key={choice.value}
              choice={choice}
              label={label}
              onChoose={(value) => onChoose(decision, value)}
            />
          ))}
        </div>
      )}
      {isWriting ? (
        <div className="mt-3">
          {renderEditor(decision, () => {
            setIsWriting(false);
            heading.current?.focus({ preventScroll: true });
          })}
        </div>
      ) : (
        <p className="-mx-2 mt-1.5 flex flex-wrap gap-x-2">
          <Button
            size="small"
            variant={isBare ? 'secondary' : 'quiet'}
            className={isBare ? 'mx-2' : ''}
            aria-label={named(isBare ? DECIDE_COPY.answerIt : DECIDE_COPY.somethingElse)}
            onClick={() => setIsWriting(true)}
          >
            {isBare ? DECIDE_COPY.answerIt : DECIDE_COPY.somethingElse}
          </Button>
          {onNotNow && (
            <Button
              size="small"
              variant="quiet"
              aria-label={named(DECIDE_COPY.notNow)}
              onClick={() => onNotNow(decision)}
            >
              {DECIDE_COPY.notNow}
            </Button>
          )}
        </p>
      )}
    </li>
  );
}
