import { Button, buttonLook } from '#client/ui/button.tsx';
import { InAppLink } from '#client/ui/in-app-link.tsx';
import { FACTS_COPY } from '#content/copy/facts.ts';
import { outlineOf } from '#content/outline-of.ts';
import type { Candidate, FactOrigin } from '#domain/facts/suggestion.ts';
import type { FactsActions } from './facts-services.ts';

type FactOriginsProps = {
  candidate: Candidate | undefined;
  /** Other values found for the same fact. */
  others: readonly Candidate[];
  onUse: (value: string) => void;
  onOpen: FactsActions['open'];
};

/** The sentences with a value, each linked to its place. */
export function FactOrigins({ candidate, others, onUse, onOpen }: FactOriginsProps) {
  const copy = FACTS_COPY.origin;
  return (
    <div className="mt-3 rounded-xl bg-sunken p-4 text-[0.9375rem]">
      {candidate ? <Sentences origins={candidate.origins} onOpen={onOpen} /> : <p>{copy.typed}</p>}
      {others.length > 0 && (
        <>
          <p className="mt-4 font-semibold">{copy.others}</p>
          <ul className="mt-1 flex flex-col gap-3">
            {others.map((other) => (
              <li key={other.value}>
                <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <span className="min-w-0 font-medium break-words">{other.value}</span>
                  <Button size="small" variant="secondary" onClick={() => onUse(other.value)}>
                    {copy.use}
                  </Button>
                </p>
                <Sentences origins={other.origins} onOpen={onOpen} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function Sentences({ origins, onOpen }: { origins: readonly FactOrigin[]; onOpen: FactsActions['open'] }) {
  return (
    <ul className="flex flex-col gap-2">
      {origins.map((origin) => (
        <li key={`${origin.type} ${JSON.stringify(origin.place)}`}>
          <q className="break-words text-soft">{origin.quote}</q>
          <p className="flex flex-wrap items-center gap-x-2 text-sm text-faint">
            {whereFrom(origin)}
            <GoTo origin={origin} onOpen={onOpen} />
          </p>
        </li>
      ))}
    </ul>
  );
}

function GoTo({ origin: { type, place }, onOpen }: { origin: FactOrigin; onOpen: FactsActions['open'] }) {
  if (type === null) return null;
  return (
    <InAppLink
      href={`/blueprints/${type}`}
      aria-label={`${FACTS_COPY.origin.goTo}: ${outlineOf(type).title}`}
      onGo={() => onOpen(type, place.kind === 'plan' ? 'plan' : null)}
      className={buttonLook({ size: 'small', variant: 'quiet' })}
    >
      {FACTS_COPY.origin.goTo}
    </InAppLink>
  );
}

function whereFrom({ type, place }: FactOrigin): string {
  const { plan, answer, told } = FACTS_COPY.origin;
  if (place.kind === 'told') return told(place.name);
  const { title } = outlineOf(type ?? 'identity');
  return place.kind === 'plan' ? plan(title) : answer(title, place.index + 1);
}
