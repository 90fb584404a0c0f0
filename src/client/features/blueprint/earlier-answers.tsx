import { memo, type ReactNode, useId, useRef } from 'react';
import { TextArea } from '#client/ui/fields/text-area.tsx';
import { useTyped } from '#client/ui/fields/use-typed.ts';
import { BLUEPRINT_COPY } from '#content/copy/blueprint.ts';
import type { Question } from '#content/topic.ts';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { answerTo } from '#domain/blueprint/read-blueprint.ts';
import type { EmptyAnswerPlace } from './empty-answer.tsx';
import { QuestionHint } from './question-hint.tsx';

export type EarlierAnswersProps = {
  blueprint: Blueprint;
  questions: readonly Question[];
  asked: number;
  onEdit: (index: number, text: string) => void;
  onLeaveField: () => void;
  /** Brings the text of an emptied answer back; downloaded when needed. */
  renderEmpty: (answer: EmptyAnswerPlace) => ReactNode;
};

export function EarlierAnswers(props: EarlierAnswersProps) {
  const { blueprint, questions, ...rest } = props;
  const answered = questions.slice(0, blueprint.progress.currentStep);
  if (answered.length === 0) return null;
  return (
    <section aria-labelledby="earlier-answers" className="mt-8">
      <h2 id="earlier-answers" className="font-serif text-lg font-semibold">
        {BLUEPRINT_COPY.earlier}
      </h2>
      <p className="mt-0.5 text-sm text-faint">{BLUEPRINT_COPY.earlierHint}</p>
      <ol className="mt-4 flex flex-col gap-5">
        {answered.map((question, index) => (
          <Answer
            key={question.text}
            {...rest}
            index={index}
            question={question}
            text={answerTo(blueprint, index)}
          />
        ))}
      </ol>
    </section>
  );
}

type AnswerProps = Omit<EarlierAnswersProps, 'blueprint' | 'questions'> & {
  index: number;
  question: Question;
  text: string;
};

const Answer = memo(function Answer(props: AnswerProps) {
  const { index, question, onEdit, onLeaveField, renderEmpty } = props;
  const [text, type] = useTyped(props.text, (typed) => onEdit(index, typed));
  const id = useId();
  const isEmpty = text.trim() === '';
  const before = useRef(text);

  return (
    <li>
      <TextArea
        label={question.text}
        labelClassName="text-soft"
        minHeight="100px"
        className="bg-transparent sm:text-[0.9375rem]"
        value={text}
        aria-describedby={isEmpty ? `${id}-empty` : undefined}
        onFocus={() => {
          if (!isEmpty) before.current = text;
        }}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={onLeaveField}
      />
      {isEmpty &&
        renderEmpty({
          id: `${id}-empty`,
          index,
          question: question.text,
          before: before.current,
          isAsked: index === props.asked,
        })}
      <details className="mt-1 text-sm">
        <summary
          aria-description={question.text}
          className="inline-flex min-h-9 cursor-pointer list-none items-center text-faint underline decoration-line underline-offset-4 hover:text-ink [&::-webkit-details-marker]:hidden"
        >
          {BLUEPRINT_COPY.showHint}
        </summary>
        <QuestionHint question={question} />
      </details>
    </li>
  );
});
