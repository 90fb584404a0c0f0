import { Field } from '#client/ui/fields/field.tsx';
import { TextArea } from '#client/ui/fields/text-area.tsx';
import { useTyped } from '#client/ui/fields/use-typed.ts';
import { NEXT_COPY } from '#content/copy/next-launch.ts';
import { RESULT_LABELS } from '#content/facts/launch-words.ts';
import {
  RESULT_NUMBERS,
  RESULT_SENTENCES,
  type ResultName,
  type Results,
} from '#domain/launches/launch-results.ts';
import { isNumber, resultProblem } from '#domain/launches/result-values.ts';

type LookBackProps = {
  typed: Results;
  onType: (name: ResultName, text: string) => void;
  onLeave: () => void;
  /** Shown when somebody continues, not at the first digit. */
  showsProblems: boolean;
};

/** Eight numbers and three sentences about the past launch. */
export function LookBack(props: LookBackProps) {
  const { title, lead, sentencesLead } = NEXT_COPY.lookBack;
  return (
    <section aria-label={title} className="mt-8">
      <h2 className="font-serif text-2xl font-medium">{title}</h2>
      <p className="mt-1 max-w-2xl text-pretty text-soft">{lead}</p>
      <div className="mt-4 grid items-end gap-x-5 gap-y-4 has-[[aria-invalid=true]]:items-start min-[24rem]:grid-cols-2 lg:grid-cols-4">
        {RESULT_NUMBERS.map((name) => (
          <Result key={name} name={name} {...props} />
        ))}
      </div>
      <p className="mt-2 text-sm text-soft">{NEXT_COPY.lookBack.incomeHint}</p>
      <p className="mt-6 text-soft">{sentencesLead}</p>
      <div className="mt-3 grid gap-4">
        {RESULT_SENTENCES.map((name) => (
          <Result key={name} name={name} {...props} />
        ))}
      </div>
    </section>
  );
}

function Result({ name, typed, onType, onLeave, showsProblems }: LookBackProps & { name: ResultName }) {
  const [text, type] = useTyped(typed[name], (next) => onType(name, next));
  const problem = showsProblems ? resultProblem(name, text) : undefined;
  const words = {
    label: name === 'income' ? `${RESULT_LABELS.income} (${NEXT_COPY.past.private})` : RESULT_LABELS[name],
    error: problem && NEXT_COPY.lookBack.problem[problem],
    value: text,
    onBlur: onLeave,
  };
  return isNumber(name) ? (
    <Field
      {...words}
      inputMode="decimal"
      autoComplete="off"
      onChange={(event) => type(event.currentTarget.value)}
    />
  ) : (
    <TextArea {...words} minHeight="48px" onChange={(event) => type(event.currentTarget.value)} />
  );
}
