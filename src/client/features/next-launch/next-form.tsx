import { useRef, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { focusWrong } from '#client/ui/fields/focus-wrong.ts';
import { ErrorBox } from '#client/ui/notices/error-box.tsx';
import { FRESH_TYPES, NEXT_COPY } from '#content/copy/next-launch.ts';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { BLUEPRINT_TYPES, type BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { canStartOver } from '#domain/blueprint/start-over.ts';
import { LAUNCH_DAYS, type LaunchDay } from '#domain/facts/fact-names.ts';
import type { FactSheet } from '#domain/facts/fact-sheet.ts';
import { RESULT_NAMES, type ResultName } from '#domain/launches/launch-results.ts';
import { isFull } from '#domain/launches/past-launches.ts';
import { resultProblem } from '#domain/launches/result-values.ts';
import { isDayless } from '#domain/reading/spoken/no-day-said.ts';
import type { NextChoice, Outcome } from './begin-next.ts';
import { FreshList } from './fresh-list.tsx';
import { LookBack } from './look-back.tsx';
import { type Beginning, PreviewDialog } from './preview-dialog.tsx';

type NextFormProps = {
  sheet: FactSheet | null;
  blueprintOf: (type: BlueprintType) => Blueprint | undefined;
  onType: (name: ResultName, text: string) => void;
  onLeave: () => void;
  onBegin: (
    choice: Omit<NextChoice, 'day'>,
    onProgress: (done: number, total: number) => void,
  ) => Promise<Outcome>;
};

/** Look back, choose, preview the changes, begin. */
export function NextForm({ sheet, blueprintOf, onType, onLeave, onBegin }: NextFormProps) {
  const place = useRef<HTMLFormElement>(null);
  const [topics, setTopics] = useState<ReadonlySet<BlueprintType>>(new Set(FRESH_TYPES));
  // Somebody who has no event has none next time either.
  const [kept, setKept] = useState<ReadonlySet<LaunchDay>>(
    () => new Set(LAUNCH_DAYS.filter((day) => isDayless(sheet?.facts[day] ?? ''))),
  );
  const [showsProblems, setShowsProblems] = useState(false);
  const [beginning, setBeginning] = useState<Beginning | null>(null);
  const facts = sheet?.facts ?? {};
  const typed = sheet?.lookBack ?? {};
  const days = LAUNCH_DAYS.filter((day) => facts[day] && !kept.has(day));
  const chosen = BLUEPRINT_TYPES.filter((type) => topics.has(type))
    .flatMap((type) => blueprintOf(type) ?? [])
    .filter(canStartOver);
  const isWrong = RESULT_NAMES.some((name) => resultProblem(name, typed[name] ?? '') !== undefined);
  const problem = isFull(sheet)
    ? NEXT_COPY.full
    : isWrong
      ? NEXT_COPY.fix
      : chosen.length === 0
        ? NEXT_COPY.nothingChosen
        : undefined;

  function preview() {
    setShowsProblems(problem !== undefined);
    if (problem === undefined) setBeginning({ status: 'asked' });
    else if (isWrong && place.current) focusWrong(place.current);
  }
  async function begin() {
    setBeginning({ status: 'working', done: 0, total: 0 });
    const choice = { topics: chosen.map(({ type }) => type), emptied: days };
    const outcome = await onBegin(choice, (done, total) => setBeginning({ status: 'working', done, total }));
    setBeginning(outcome.status === 'begun' ? null : outcome);
  }
  return (
    <form
      ref={place}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        preview();
      }}
    >
      <LookBack typed={typed} onType={onType} onLeave={onLeave} showsProblems={showsProblems} />
      <FreshList
        blueprintOf={blueprintOf}
        facts={facts}
        topics={topics}
        days={new Set(days)}
        onTopic={(type, isChosen) => setTopics(changed(topics, type, isChosen))}
        onDay={(day, isChosen) => setKept(changed(kept, day, !isChosen))}
      />
      <div className="mt-8 flex flex-col items-start gap-3">
        {showsProblems && problem && <ErrorBox>{problem}</ErrorBox>}
        <Button type="submit" size="large">
          {NEXT_COPY.toPreview}
        </Button>
      </div>
      {beginning && (
        <PreviewDialog
          topics={chosen}
          days={days}
          facts={facts}
          beginning={beginning}
          onClose={() => setBeginning(null)}
          onBegin={() => void begin()}
        />
      )}
    </form>
  );
}

function changed<T>(set: ReadonlySet<T>, value: T, isIn: boolean): ReadonlySet<T> {
  const next = new Set(set);
  if (isIn) next.add(value);
  else next.delete(value);
  return next;
}
