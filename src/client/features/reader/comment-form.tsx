import { Button } from '#client/ui/button.tsx';
import { Field } from '#client/ui/fields/field.tsx';
import { TextArea } from '#client/ui/fields/text-area.tsx';
import { FORM_PROBLEMS, READER_COPY } from '#content/copy/review/reader.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { ANCHOR_LIMITS, COMMENT_LIMITS } from '#domain/review/comment.ts';
import type { FormProblem, SentForm } from '#domain/review/reader-page.ts';

const COPY = READER_COPY.form;

type CommentFormProps = {
  type: BlueprintType;
  part: number;
  heading: string;
  formId: string;
  forName: string;
  /** Submitted and refused: shown again with every word. */
  refused: { form: SentForm; problem: FormProblem } | undefined;
};

/** Closed until somebody opens it, without a script. The comment comes first, since people start writing there. */
export function CommentForm({ type, part, heading, formId, forName, refused }: CommentFormProps) {
  const id = `${type}-${part}`;
  const { form, problem } = refused ?? {};
  const error = problem && FORM_PROBLEMS[problem];
  const isOfQuote = problem === 'quote-not-found' || problem === 'quote-too-long';
  const isOfName = problem === 'name-too-long';
  const errorOf = (isIts: boolean) => (isIts ? { error, autoFocus: true } : {});
  const hidden = { id: form?.id || formId, type, part: String(part), heading };
  return (
    <details id={id} open={refused !== undefined} className="mt-2 mb-8 scroll-mt-4 print:hidden">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-gold-text underline underline-offset-4">
        {COPY.open}
        <span className="sr-only">{heading && `: ${heading}`}</span>
      </summary>
      <form
        method="post"
        // Jumps back to this form, and puts no part of the URL into the page.
        action={`#${id}`}
        className="mt-2 grid gap-3 rounded-2xl border border-line bg-surface px-5 py-4"
      >
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {refused && (
          // On a small phone the field in question, with the reason, may be further down.
          <p role="alert" className="rounded-xl bg-danger-soft px-4 py-3 font-semibold text-danger">
            {COPY.notSent}
          </p>
        )}
        <TextArea
          id={`${id}-text`}
          name="text"
          label={COPY.text}
          required
          rows={4}
          maxLength={COMMENT_LIMITS.body}
          defaultValue={form?.body ?? ''}
          {...errorOf(problem !== undefined && !isOfQuote && !isOfName)}
        />
        <TextArea
          id={`${id}-quote`}
          name="quote"
          label={COPY.quote}
          hint={COPY.quoteHint}
          minHeight="48px"
          rows={2}
          maxLength={ANCHOR_LIMITS.exact}
          defaultValue={form?.quote ?? ''}
          {...errorOf(isOfQuote)}
        />
        <Field
          id={`${id}-name`}
          name="name"
          label={COPY.name}
          dir="auto"
          autoComplete="name"
          maxLength={COMMENT_LIMITS.name}
          defaultValue={form?.name ?? forName}
          {...errorOf(isOfName)}
        />
        <Button type="submit" className="justify-self-start">
          {COPY.send}
        </Button>
      </form>
    </details>
  );
}
