import { memo } from 'react';
import { TextArea } from '#client/ui/text-area.tsx';
import { BLUEPRINT_COPY } from '#content/copy/blueprint.ts';
import type { Question } from '#content/topic.ts';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { answerTo } from '#domain/blueprint/read-blueprint.ts';

type EarlierAnswersProps = {
  blueprint: Blueprint;
  questions: readonly Question[];
  onEdit: (index: number, text: string) => void;
  onLeaveField: () => void;
};

export function EarlierAnswers({ blueprint, questions, onEdit, onLeaveField }: EarlierAnswersProps) {
  const answered = questions.slice(0, blueprint.progress.currentStep);
  if (answered.length === 0) return null;
  return (
    <section aria-labelledby="earlier-answers" className="mt-8">
      <h2 id="earlier-answers" className="font-serif text-xl font-semibold">
        {BLUEPRINT_COPY.earlier}
      </h2>
      <p className="mt-0.5 text-sm text-faint">{BLUEPRINT_COPY.earlierHint}</p>
      <ol className="mt-4 flex flex-col gap-5">
        {answered.map((question, index) => (
          <Answer
            key={question.text}
            index={index}
            question={question.text}
            text={answerTo(blueprint, index)}
            onEdit={onEdit}
            onLeaveField={onLeaveField}
          />
        ))}
      </ol>
    </section>
  );
}

type AnswerProps = Pick<EarlierAnswersProps, 'onEdit' | 'onLeaveField'> & {
  index: number;
  question: string;
  text: string;
};

const Answer = memo(function Answer({ index, question, text, onEdit, onLeaveField }: AnswerProps) {
  return (
    <li>
      <TextArea
        label={question}
        minHeight="100px"
        value={text}
        onChange={(event) => onEdit(index, event.currentTarget.value)}
        onBlur={onLeaveField}
      />
    </li>
  );
});
