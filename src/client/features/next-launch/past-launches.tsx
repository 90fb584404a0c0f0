import { Button } from '#client/ui/button.tsx';
import { Disclosure } from '#client/ui/disclosure.tsx';
import { NEXT_COPY } from '#content/copy/next-launch.ts';
import { FACT_LABELS } from '#content/facts/fact-labels.ts';
import { RESULT_LABELS } from '#content/facts/launch-words.ts';
import { LAUNCH_DAYS } from '#domain/facts/fact-names.ts';
import { type PastLaunch, RESULT_NAMES } from '#domain/launches/launch-results.ts';

type PastLaunchesProps = { launches: readonly PastLaunch[]; onRemove: (launch: PastLaunch) => void };

/** Newest first, each closed: the person read it when writing it. */
export function PastLaunches({ launches, onRemove }: PastLaunchesProps) {
  const copy = NEXT_COPY.past;
  if (launches.length === 0) return null;
  return (
    <section aria-label={copy.title} className="mt-10">
      <h2 className="font-serif text-2xl font-medium">{copy.title}</h2>
      <div className="mt-3 flex flex-col gap-2.5">
        {launches.toReversed().map((launch) => {
          const name = launchName(launch);
          const lines = linesOf(launch);
          return (
            // Two devices that looked back at the same time may have used the same number.
            <Disclosure key={JSON.stringify(launch)} title={name} level={3}>
              {lines.length === 0 && <p className="text-soft">{copy.none}</p>}
              <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[16rem_minmax(0,1fr)]">
                {lines.map(([label, value]) => (
                  <div key={label} className="contents">
                    <dt className="text-soft">{label}</dt>
                    <dd dir="auto" className="mb-1 break-words">
                      {value}
                    </dd>
                  </div>
                ))}
              </dl>
              <Button
                size="small"
                variant="quiet"
                aria-label={copy.removeOf(name)}
                className="-mx-3 mt-2"
                onClick={() => onRemove(launch)}
              >
                {copy.remove}
              </Button>
            </Disclosure>
          );
        })}
      </div>
    </section>
  );
}

export function launchName({ number, day }: PastLaunch): string {
  return NEXT_COPY.past.one(Number(number), day);
}

function linesOf({ results, dates }: PastLaunch): [string, string][] {
  return [
    ...LAUNCH_DAYS.map((day): [string, string] => [FACT_LABELS[day], dates[day] ?? '']),
    ...RESULT_NAMES.map((name): [string, string] => [
      name === 'income' ? `${RESULT_LABELS.income} (${NEXT_COPY.past.private})` : RESULT_LABELS[name],
      results[name] ?? '',
    ]),
  ].filter(([, value]) => value !== '');
}
