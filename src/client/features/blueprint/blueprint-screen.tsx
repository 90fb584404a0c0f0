import { type ReactNode, useRef, useState } from 'react';
import type { SeenNotes } from '#client/adapters/device/seen-notes.ts';
import type { Speech } from '#client/adapters/device/speech.ts';
import type { Questions } from '#client/adapters/page/questions.ts';
import { announce } from '#client/ui/notices/live-region.tsx';
import { BLUEPRINT_COPY } from '#content/copy/blueprint.ts';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { BLUEPRINT_TYPES, QUESTION_COUNT } from '#domain/blueprint/blueprint-types.ts';
import { answeredCount, draftTo, openQuestion } from '#domain/blueprint/read-blueprint.ts';
import { readingMinutes } from '#domain/plan/reading-minutes.ts';
import { BlueprintHeader } from './blueprint-header.tsx';
import { EarlierAnswers, type EarlierAnswersProps } from './earlier-answers.tsx';
import { Finished, type NextTopic } from './finished.tsx';
import { QuestionInput } from './question-input.tsx';

export type BlueprintScreenProps = {
  blueprint: Blueprint;
  questions: Questions;
  /** Opened in order to answer: the open question takes the focus. */
  takesFocus: boolean;
  /** The index of the requested question; -1 for none. */
  asked: number;
  /** Whether every word is saved; it changes more often than the rest. */
  status: ReactNode;
  /** Links to the main screens, once no question is open. */
  places?: ReactNode;
  /** Unsent words. */
  onDraft: (index: number, text: string) => void;
  onBack: () => void;
  backLabel: string;
  onSubmit: (index: number, text: string) => void;
  onEdit: (index: number, text: string) => void;
  onLeaveField: () => void;
  renderEmpty: EarlierAnswersProps['renderEmpty'];
  next: NextTopic | null;
  speech: Speech;
  seenNotes: SeenNotes;
  /** Notices that need a decision about this blueprint: a conflict, a refused save. */
  notices: ReactNode;
  /** Shown after a very short answer; app/ passes it in. */
  nudge?: ReactNode;
  /** Shown next to the open question; app/ passes it in. */
  beside?: (index: number) => ReactNode;
  /** The AI output panel; app/ passes it in. */
  generation: ReactNode;
};

export function BlueprintScreen(props: BlueprintScreenProps) {
  const { blueprint, questions, onDraft, onSubmit, speech, seenNotes } = props;
  const open = openQuestion(blueprint);
  const [asked, setAsked] = useState(props.asked);
  const step = Math.max(asked, open);
  const question = questions[step];
  const hasSubmitted = useRef(false);

  function submit(index: number, text: string) {
    // An early answer would complete a topic with open questions: it stays a draft until its turn.
    const isEarly = index > open;
    const next = isEarly ? open : index + 1;
    if (isEarly) setAsked(-1);
    else onSubmit(index, text);
    hasSubmitted.current = true;
    announce(
      next < QUESTION_COUNT ? BLUEPRINT_COPY.answered(next + 1, QUESTION_COUNT) : BLUEPRINT_COPY.finished,
    );
  }

  return (
    // Aligned left like all main screens, in a column that is easy to read and type in.
    <div className="mx-auto w-full max-w-6xl">
      <div className="max-w-3xl">
        <BlueprintHeader
          title={blueprint.title}
          description={blueprint.description}
          progress={blueprint.progress}
          answered={answeredCount(blueprint)}
          onBack={props.onBack}
          backLabel={props.backLabel}
          status={props.status}
          places={props.places}
          strip={stripOf(blueprint)}
        />
        {props.notices}
        <EarlierAnswers
          blueprint={blueprint}
          questions={questions}
          asked={asked}
          onEdit={props.onEdit}
          onLeaveField={props.onLeaveField}
          renderEmpty={props.renderEmpty}
        />
        {props.nudge}
        {question ? (
          <section aria-label={BLUEPRINT_COPY.step(step + 1, QUESTION_COUNT)} className="mt-8">
            <QuestionInput
              // Not by its id: that changes under the person's hands if another device created the same blueprint first.
              key={`${blueprint.type}-${step}`}
              question={question}
              text={draftTo(blueprint, step)}
              isAnswered={step < blueprint.progress.currentStep}
              onChange={(text) => onDraft(step, text)}
              onSubmit={(text) => submit(step, text)}
              speech={speech}
              seenNotes={seenNotes}
              isLast={open === QUESTION_COUNT - 1}
              takesFocus={hasSubmitted.current || props.takesFocus}
              beside={props.beside?.(step)}
            />
          </section>
        ) : (
          <Finished
            takesFocus={hasSubmitted.current}
            next={props.next}
            hasPlan={(blueprint.content.aiOutput ?? '') !== ''}
          >
            {props.generation}
          </Finished>
        )}
      </div>
    </div>
  );
}

function stripOf(blueprint: Blueprint): string | undefined {
  const { aiOutput = '' } = blueprint.content;
  if (aiOutput === '') return undefined;
  const number = BLUEPRINT_TYPES.indexOf(blueprint.type) + 1;
  return BLUEPRINT_COPY.strip(number, blueprint.title, readingMinutes(aiOutput));
}
