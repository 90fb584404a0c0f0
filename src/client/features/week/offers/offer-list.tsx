import { memo, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { sayDayShortly, WEEK_COPY } from '#content/copy/week.ts';
import { outlineOf } from '#content/outline-of.ts';
import type { OfferedDate } from '#domain/week/offered-dates.ts';
import '#client/ui/fields/tick-box.css';

// A slow phone renders some dozens at once; more on request.
const FIRST_SHOWN = 30;

type OfferListProps = {
  label: string;
  offers: readonly OfferedDate[];
  isChosen: (offer: OfferedDate) => boolean;
  onChoose: (key: string, isChosen: boolean) => void;
};

export function OfferList({ label, offers, isChosen, onChoose }: OfferListProps) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? offers : offers.slice(0, FIRST_SHOWN);
  return (
    <>
      <ul
        aria-label={label}
        className="mt-2 max-h-[min(60dvh,24rem)] overflow-y-auto rounded-xl border border-line"
      >
        {shown.map((offer) => (
          <Offer key={offer.key} offer={offer} isChosen={isChosen(offer)} onChoose={onChoose} />
        ))}
      </ul>
      {shown.length < offers.length && (
        <Button className="mt-2" size="small" variant="quiet" onClick={() => setIsWhole(true)}>
          {WEEK_COPY.found.all(offers.length)}
        </Button>
      )}
    </>
  );
}

type OfferProps = {
  offer: OfferedDate;
  isChosen: boolean;
  onChoose: (key: string, isChosen: boolean) => void;
};

const Offer = memo(function Offer({ offer, isChosen, onChoose }: OfferProps) {
  const { entry, name, blueprint, instead, from } = offer;
  const copy = WEEK_COPY.found;
  return (
    <li className="border-t border-line first:border-t-0">
      <label className="flex min-h-11 cursor-pointer items-start gap-3 px-3 py-2.5">
        <input
          type="checkbox"
          checked={isChosen}
          onChange={(event) => onChoose(offer.key, event.currentTarget.checked)}
          className="tick-box mt-0.5"
        />
        <span className="min-w-0">
          <span className="block text-sm font-semibold text-soft">
            {sayDayShortly(entry.date)} · {outlineOf(blueprint.type).title}
          </span>
          <span dir="auto" className="block break-words">
            {name ?? entry.title}
          </span>
          {instead && (
            <span className="block text-sm text-gold-text">
              {copy.moved(instead.of, copy.instead[instead.because])}
            </span>
          )}
          {from && <span className="block text-sm text-faint">{copy.counted[from]}</span>}
        </span>
      </label>
    </li>
  );
});
