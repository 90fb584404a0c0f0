import { CheckLine } from '#client/ui/fields/check-line.tsx';
import { NEXT_COPY } from '#content/copy/next-launch.ts';
import { FACT_LABELS } from '#content/facts/fact-labels.ts';
import { OUTLINES } from '#content/outline.ts';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { canStartOver } from '#domain/blueprint/start-over.ts';
import { LAUNCH_DAYS, type LaunchDay } from '#domain/facts/fact-names.ts';
import type { FactSheet } from '#domain/facts/fact-sheet.ts';

type FreshListProps = {
  blueprintOf: (type: BlueprintType) => Blueprint | undefined;
  facts: FactSheet['facts'];
  topics: ReadonlySet<BlueprintType>;
  days: ReadonlySet<LaunchDay>;
  onTopic: (type: BlueprintType, isChosen: boolean) => void;
  onDay: (day: LaunchDay, isChosen: boolean) => void;
};

/** All nineteen topics, and the dates of the past launch. */
export function FreshList({ blueprintOf, facts, topics, days, onTopic, onDay }: FreshListProps) {
  const copy = NEXT_COPY.fresh;
  const known = LAUNCH_DAYS.filter((day) => facts[day]);
  return (
    <section aria-label={copy.title} className="mt-10">
      <h2 className="font-serif text-2xl font-medium">{copy.title}</h2>
      <p className="mt-1 max-w-2xl text-pretty text-soft">{copy.lead}</p>
      <fieldset className="mt-3 grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
        <legend className="sr-only">{copy.topics}</legend>
        {OUTLINES.map(({ type, title }) =>
          canStartOver(blueprintOf(type)) ? (
            <CheckLine
              key={type}
              isChecked={topics.has(type)}
              onChange={(isChosen) => onTopic(type, isChosen)}
            >
              {title}
            </CheckLine>
          ) : (
            <p key={type} className="flex min-h-10 flex-wrap items-center gap-x-2 pl-8 text-faint">
              {title} <span className="text-sm">{copy.empty}</span>
            </p>
          ),
        )}
      </fieldset>
      {known.length === 0 ? (
        <p className="mt-4 text-soft">{copy.noDays}</p>
      ) : (
        <fieldset className="mt-5">
          <legend className="font-semibold">{copy.days}</legend>
          <p className="text-sm text-soft">{copy.daysLead}</p>
          {known.map((day) => (
            <CheckLine key={day} isChecked={days.has(day)} onChange={(isChosen) => onDay(day, isChosen)}>
              <span className="min-w-0 break-words">
                {FACT_LABELS[day]}: <span dir="auto">{facts[day]}</span>
              </span>
            </CheckLine>
          ))}
        </fieldset>
      )}
    </section>
  );
}
