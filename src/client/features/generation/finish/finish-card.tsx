import { type ReactNode, useId } from 'react';
import { Button } from '#client/ui/button.tsx';
import { COST_COPY } from '#content/copy/cost.ts';
import { FINISH_COPY } from '#content/copy/finish.ts';
import { GENERATION_COPY } from '#content/copy/generation.ts';
import { RECOMMENDED_MODELS } from '#content/models/recommended-models.ts';
import { likelyCost } from '#content/models/typical-plan.ts';
import { AssistantWay, type AssistantWayProps } from './assistant-way.tsx';
import { Step } from './step.tsx';

type FinishCardProps = AssistantWayProps & { onOpenSettings: () => void };

/** After the last answer, for somebody without a key: two ways to the plan, neither in front of the other. */
export function FinishCard({ onOpenSettings, ...assistant }: FinishCardProps) {
  const id = useId();
  const { connect } = FINISH_COPY;
  return (
    <section
      aria-labelledby={id}
      className="rounded-3xl border border-line bg-surface p-5 shadow-lift-2 sm:p-7"
    >
      <h2 id={id} className="font-serif text-2xl leading-tight font-medium sm:text-[1.75rem]">
        {FINISH_COPY.title}
      </h2>
      <p className="mt-1.5 text-soft">{FINISH_COPY.lead}</p>
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
    </section>
  );
}

function connectWords(): string {
  const { text, typical } = FINISH_COPY.connect;
  const cost = likelyCost(RECOMMENDED_MODELS[0]?.model ?? '');
  return cost ? `${text} ${typical(COST_COPY.each(cost.each))}` : text;
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
