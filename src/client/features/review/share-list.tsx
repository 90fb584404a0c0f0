import { Button } from '#client/ui/button.tsx';
import { CheckLine } from '#client/ui/fields/check-line.tsx';
import { LAUNCH_TITLE } from '#content/copy/places.ts';
import { REVIEW_COPY } from '#content/copy/review/review.ts';
import { dayWords } from '#content/copy/words/day-words.ts';
import { listWords } from '#content/copy/words/list-words.ts';
import { outlineOf } from '#content/outline-of.ts';
import type { Share } from '#domain/review/share.ts';

const COPY = REVIEW_COPY.list;
const NAMED = 3;

type ShareListProps = {
  shares: readonly Share[];
  mail: boolean | null;
  onStop: (share: Share) => void;
  onMail: (isOn: boolean) => void;
};

/** Who can currently read what, with a button to stop it. */
export function ShareList({ shares, mail, onStop, onMail }: ShareListProps) {
  return (
    <section aria-labelledby="share-list" className="mt-8 border-t border-line pt-5">
      <h3 id="share-list" className="font-serif text-xl font-semibold">
        {COPY.title}
      </h3>
      {shares.length === 0 && <p className="mt-1 text-soft">{COPY.none}</p>}
      <ul className="mt-1 lined">
        {shares.map((share) => (
          <li key={share.shareId} className="flex items-center justify-between gap-4 py-3">
            <div className="min-w-0">
              <p dir="auto" className="font-semibold">
                {COPY.forName(share.forName)}
              </p>
              <p className="text-sm text-soft">{aboutShare(share)}</p>
            </div>
            <Button
              size="small"
              variant="secondary"
              aria-label={COPY.stopOf(share.forName)}
              onClick={() => onStop(share)}
              className="min-h-11 shrink-0"
            >
              {COPY.stop}
            </Button>
          </li>
        ))}
      </ul>
      {mail !== null && (
        <div className="mt-2">
          <CheckLine isChecked={mail} onChange={onMail}>
            {COPY.mail}
          </CheckLine>
        </div>
      )}
    </section>
  );
}

function aboutShare({ types, hasLaunchPage, endsAt, mayComment }: Share): string {
  const titles = types.map((type) => outlineOf(type).title);
  const named = types.length > NAMED ? [COPY.plans(types.length)] : titles;
  const plans = listWords(hasLaunchPage ? [LAUNCH_TITLE, ...named] : named);
  const words = COPY.about(plans, dayWords(endsAt.slice(0, 10)));
  return mayComment ? words : `${words} ${COPY.readOnly}`;
}
