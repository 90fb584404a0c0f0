import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { ErrorBox } from '#client/ui/notices/error-box.tsx';
import { ProgressBar } from '#client/ui/progress-bar.tsx';
import { NEXT_COPY } from '#content/copy/next-launch.ts';
import { FACT_LABELS } from '#content/facts/fact-labels.ts';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { answeredCount, hasPlan } from '#domain/blueprint/read-blueprint.ts';
import type { LaunchDay } from '#domain/facts/fact-names.ts';
import type { FactSheet } from '#domain/facts/fact-sheet.ts';
import type { Outcome } from './begin-next.ts';

export type Beginning =
  | { status: 'asked' }
  | { status: 'working'; done: number; total: number }
  | Exclude<Outcome, { status: 'begun' }>;

type PreviewDialogProps = {
  topics: readonly Blueprint[];
  days: readonly LaunchDay[];
  facts: FactSheet['facts'];
  beginning: Beginning;
  onClose: () => void;
  onBegin: () => void;
};

const sum = (topics: readonly Blueprint[], of: (topic: Blueprint) => number) =>
  topics.reduce((total, topic) => total + of(topic), 0);

/** All changes of the next click, before it. */
export function PreviewDialog({ topics, days, facts, beginning, onClose, onBegin }: PreviewDialogProps) {
  const copy = NEXT_COPY.preview;
  const isWorking = beginning.status === 'working';
  const counted = [
    [sum(topics, answeredCount), copy.answers],
    [topics.filter(hasPlan).length, copy.plans],
    [sum(topics, ({ content }) => content.timeline.length), copy.dates],
    [sum(topics, ({ content }) => content.objectives.length), copy.goals],
  ] as const;
  return (
    <Dialog
      open
      onClose={isWorking ? () => {} : onClose}
      title={copy.title}
      description={copy.lead}
      size="medium"
      footer={
        <>
          <Button variant="secondary" disabled={isWorking} onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button isBusy={isWorking} busyLabel={copy.busy} onClick={onBegin}>
            {copy.begin}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4 pb-3">
        {isWorking && (
          <ProgressBar
            label={copy.progress(beginning.done, beginning.total)}
            value={beginning.done}
            max={Math.max(1, beginning.total)}
          />
        )}
        {problemOf(beginning) && <ErrorBox>{problemOf(beginning)}</ErrorBox>}
        <ul className="list-disc pl-5">
          {counted.map(([number, words]) => (number > 0 ? <li key={words(2)}>{words(number)}</li> : null))}
          {days.map((day) => (
            <li key={day} className="break-words">
              {copy.day(FACT_LABELS[day], facts[day] ?? '')}
            </li>
          ))}
        </ul>
        <section>
          <h3 className="font-semibold">{copy.topics}</h3>
          <ul className="mt-1">
            {topics.map((topic) => (
              <li key={topic.type}>
                {topic.title}{' '}
                <span className="text-sm text-soft">
                  {copy.topic(answeredCount(topic), hasPlan(topic), topic.content.timeline.length)}
                </span>
              </li>
            ))}
          </ul>
        </section>
        <p className="text-soft">{copy.kept}</p>
      </div>
    </Dialog>
  );
}

function problemOf(beginning: Beginning): string | undefined {
  const copy = NEXT_COPY.preview;
  switch (beginning.status) {
    case 'asked':
    case 'working':
      return undefined;
    case 'writing':
      return copy.writing(beginning.title);
    case 'full':
      return NEXT_COPY.full;
    default:
      return copy[beginning.status];
  }
}
