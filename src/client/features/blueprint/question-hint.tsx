import { BLUEPRINT_COPY } from '#content/copy/blueprint.ts';
import type { Question } from '#content/topic.ts';

/** A hint, with its example set apart so that it doesn't look like an instruction. */
export function QuestionHint({ question: { hint, example } }: { question: Question }) {
  return (
    <span className="mb-2 block text-base leading-relaxed text-soft">
      <span className="block max-w-[68ch] text-pretty">{hint}</span>
      <span className="mt-2 block max-w-[68ch] border-l-2 border-gold pl-4 text-faint">
        <span className="block text-sm font-medium">{BLUEPRINT_COPY.exampleLabel}</span>
        <span className="block">“{example}”</span>
      </span>
    </span>
  );
}
