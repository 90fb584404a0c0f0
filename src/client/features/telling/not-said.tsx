import { InAppLink } from '#client/ui/in-app-link.tsx';
import { TELLING_COPY } from '#content/copy/telling.ts';
import { outlineOf } from '#content/outline-of.ts';
import { NUDGES } from '#content/telling/nudges.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { slotOf, type TopicQuestion } from '#domain/telling/slots.ts';

type NotSaidProps = {
  open: readonly TopicQuestion[];
  questionOf: (slot: string) => string;
  onOpen: (type: BlueprintType, question: number) => void;
};

/** Unanswered questions, topic by topic, each a link with a suggestion to start with. */
export function NotSaid({ open, questionOf, onOpen }: NotSaidProps) {
  const copy = TELLING_COPY.open57;
  return (
    <section aria-labelledby="telling-open" className="mt-10">
      <h2 id="telling-open" className="font-serif text-2xl font-medium">
        {copy.title(open.length)}
      </h2>
      <p className="mt-1 text-soft">{open.length === 0 ? copy.none : copy.lead}</p>
      {open.length > 0 && (
        <div className="mt-3 lined rounded-2xl border border-line bg-surface">
          {[...Map.groupBy(open, ({ type }) => type)].map(([type, questions], nth) => (
            <details key={type} open={nth === 0}>
              <summary className="min-h-12 cursor-pointer content-center px-4 py-2 sm:px-5">
                <h3 className="ml-1 inline font-semibold">{outlineOf(type).title}</h3>{' '}
                <span className="ml-2 text-sm whitespace-nowrap text-soft">
                  {copy.count(questions.length)}
                </span>
              </summary>
              <ul className="grid gap-3 px-4 pt-1 pb-4 sm:px-5">
                {questions.map((asked) => (
                  <li key={slotOf(asked)}>
                    <InAppLink
                      href={`/blueprints/${type}`}
                      onGo={() => onOpen(type, asked.index)}
                      className="inline-block min-h-6 font-medium underline decoration-line underline-offset-4 hover:decoration-current"
                    >
                      {questionOf(slotOf(asked))}
                    </InAppLink>
                    <p className="text-sm text-soft">{NUDGES[type][asked.index]}</p>
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </div>
      )}
    </section>
  );
}
