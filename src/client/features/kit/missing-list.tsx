import { PenLine } from 'lucide-react';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { KIT_COPY } from '#content/copy/kit.ts';
import { outlineOf } from '#content/outline-of.ts';
import type { Announced } from '#domain/kit/announced.ts';
import { sayDay } from '#domain/reading/calendar.ts';

type MissingListProps = {
  missing: readonly Announced[];
  onWrite: (rows: readonly Announced[]) => void;
};

const COPY = KIT_COPY.missing;

/** Announced messages that aren't written, plan by plan. */
export function MissingList({ missing, onWrite }: MissingListProps) {
  if (missing.length === 0) return null;
  return (
    <section aria-labelledby="kit-missing" className="mt-12">
      <h2 id="kit-missing" className="font-serif text-2xl font-medium">
        {COPY.title}
      </h2>
      <p className="mt-1 text-soft">{COPY.lead}</p>
      {[...Map.groupBy(missing, ({ topic }) => topic)].map(([topic, rows]) => (
        <section key={topic} aria-labelledby={`kit-missing-${topic}`} className="mt-6">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h3 id={`kit-missing-${topic}`} className="font-semibold">
              {outlineOf(topic).title}
            </h3>
            {rows.length > 1 && (
              <Button
                variant="secondary"
                size="small"
                className="min-h-11"
                icon={<PenLine aria-hidden="true" className="size-4" />}
                onClick={() => onWrite(rows)}
              >
                {COPY.writeAll(rows.length)}
              </Button>
            )}
          </div>
          <ul className="mt-2 lined border-y border-line">
            {rows.map((row) => (
              <li key={row.start} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
                <div className="min-w-0 flex-1 basis-56">
                  <p dir="auto" className="font-medium break-words">
                    {row.subject}
                  </p>
                  <p className="mt-0.5 flex flex-wrap items-center gap-x-3 text-sm text-soft">
                    <Badge>{row.channel === null ? row.channelSaid : KIT_COPY.channels[row.channel]}</Badge>
                    {row.when === null ? row.whenSaid : sayDay(row.when)}
                  </p>
                </div>
                <Button
                  variant="secondary"
                  size="small"
                  className="min-h-11"
                  aria-label={`${COPY.write}: ${row.subject}`}
                  onClick={() => onWrite([row])}
                >
                  {COPY.write}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
