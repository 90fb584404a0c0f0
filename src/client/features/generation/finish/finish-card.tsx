import { Sparkles } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '#client/ui/button.tsx';
import { DECIDE_COPY } from '#content/copy/decisions.ts';
import { GENERATION_COPY } from '#content/copy/generation.ts';
import { aboutCents } from '#content/copy/words/amounts.ts';
import { FINISH_COPY } from '#content/copy/writing/finish.ts';
import { RECOMMENDED_MODELS } from '#content/models/recommended-models.ts';
import { likelyCost } from '#content/models/typical-plan.ts';
import { AssistantWay, type AssistantWayProps } from './assistant-way.tsx';
import { Step } from './step.tsx';

type FinishCardProps = {
  /** 'Anything else to know?': it can still change the plan. */
  notes: ReactNode;
  /** Decisions that the plan needs. */
  first?: ReactNode;
  children: ReactNode;
};

/** After the last answer: the result so far, and the next step towards the plan. */
export function FinishCard({ notes, first, children }: FinishCardProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="rounded-3xl border border-line bg-surface p-5 shadow-lift-2 sm:p-7"
    >
      <h2 id={id} className="font-serif text-2xl leading-tight font-medium sm:text-[1.75rem]">
        {FINISH_COPY.title}
      </h2>
      {first}
      <div className="mt-4">{notes}</div>
      {children}
    </section>
  );
}

type WithKeyProps = {
  cents: number | undefined;
  isBusy: boolean;
  /** A decision is still open: the plan can be written anyway. */
  isUndecided?: boolean | undefined;
  askFirst: ReactNode;
  onWrite: () => void;
};

/** One click to the plan. */
export function WriteWithKey({ cents, isBusy, isUndecided = false, askFirst, onWrite }: WithKeyProps) {
  return (
    <div className="mt-5 flex flex-wrap items-center gap-3">
      <Button
        icon={WRITE}
        variant={isUndecided ? 'secondary' : 'primary'}
        disabled={isBusy}
        onClick={onWrite}
      >
        {isUndecided ? DECIDE_COPY.first.anyway : FINISH_COPY.write(cents)}
      </Button>
      {askFirst}
    </div>
  );
}

const WRITE = <Sparkles aria-hidden="true" className="size-4" />;

/** For a person without a key: two ways to the plan, neither preferred. */
export function TwoWays({
  onOpenSettings,
  isUndecided = false,
  ...assistant
}: AssistantWayProps & { onOpenSettings: () => void; isUndecided?: boolean | undefined }) {
  const { connect } = FINISH_COPY;
  return (
    <>
      {isUndecided && <h3 className="mt-6 text-lg font-semibold">{DECIDE_COPY.first.anyway}</h3>}
      <p className={isUndecided ? 'text-soft' : 'mt-5 text-soft'}>
        {isUndecided ? FINISH_COPY.ways : FINISH_COPY.lead}
      </p>
      <div className="mt-6 grid gap-x-8 gap-y-8 md:grid-cols-2">
        <Way title={FINISH_COPY.assistant.title} text={FINISH_COPY.assistant.text}>
          <AssistantWay {...assistant} />
        </Way>
        <Way title={connect.title} text={connectWords()}>
          <ol className="flex flex-col gap-4">
            {connect.steps.map((words, index) => (
              <Step key={words} number={index + 1} words={words}>
                {index === connect.steps.length - 1 && (
                  <Button onClick={onOpenSettings}>{GENERATION_COPY.openSettings}</Button>
                )}
              </Step>
            ))}
          </ol>
        </Way>
      </div>
    </>
  );
}

function connectWords(): string {
  const { text, typical } = FINISH_COPY.connect;
  const cost = likelyCost(RECOMMENDED_MODELS[0]?.model ?? '');
  return cost ? `${text} ${typical(aboutCents(cost.each))}` : text;
}

function Way({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="text-lg font-semibold">
        {title}
      </h3>
      <p className="mt-1 mb-4 text-[0.9375rem] text-soft">{text}</p>
      {children}
    </section>
  );
}
