import { ChevronRight } from 'lucide-react';
import { SETTINGS_COPY } from '#content/copy/person/settings.ts';
import { centsOf } from '#content/copy/words/amounts.ts';
import { RECOMMENDED_MODELS } from '#content/models/recommended-models.ts';
import { likelyCost } from '#content/models/typical-plan.ts';

/** For people who have never heard of an API key: what it is, its cost, what each screen says, and how to do without. */
export function KeyGuide({ isOpen, isPriced }: { isOpen: boolean; isPriced: boolean }) {
  const { guide } = SETTINGS_COPY;
  const { steps } = guide;
  const suggested = RECOMMENDED_MODELS[0]?.model ?? '';
  // With a key, the relevant price is that of its chosen model.
  const cost = isPriced ? likelyCost(suggested) : undefined;
  return (
    <details open={isOpen} className="group rounded-2xl border border-line bg-sunken/50 text-[0.9375rem]">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-2xl px-4 py-2.5 font-semibold [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          className="size-4 shrink-0 transition-transform group-open:rotate-90"
        />
        {guide.title}
      </summary>
      <div className="flex flex-col gap-3 px-4 pb-4 text-soft">
        <p>{guide.what}</p>
        <p>
          {cost && `${guide.cost(suggested, centsOf(cost.each), centsOf(cost.all))} `}
          {guide.pays}
        </p>
        <ol className="list-decimal [&>li+li]:mt-2 pl-5 marker:font-semibold marker:text-ink">
          <li>
            {steps.openBefore}{' '}
            <a
              href={`https://${guide.address}`}
              target="_blank"
              rel="noreferrer"
              className="font-semibold break-words text-gold-text underline underline-offset-2"
            >
              {guide.address}
            </a>{' '}
            {steps.open}
          </li>
          <li>{steps.credit}</li>
          <li>{steps.create}</li>
          <li>{steps.model}</li>
        </ol>
        <p>{guide.advice}</p>
        <p>
          <strong className="font-semibold text-ink">{guide.without}</strong> {guide.withoutText}
        </p>
      </div>
    </details>
  );
}
