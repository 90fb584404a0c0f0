import { Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { DASHBOARD_COPY } from '#content/copy/dashboard.ts';

type DeletedButtonProps = {
  /** Just deleted: known without a request. */
  isRecent: boolean;
  /** Changes whenever a topic is deleted or restored. */
  topics: number;
  ask: () => Promise<boolean>;
  onOpen: () => void;
};

/** Below all cards, if there is something to restore. The request is sent when somebody scrolls that far, not on every visit. */
export function DeletedButton({ isRecent, topics, ask, onOpen }: DeletedButtonProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  const [known, setKnown] = useState({ topics: -1, isAny: false });
  const latest = useRef(ask);
  latest.current = ask;

  useEffect(() => {
    if (!place.current || typeof IntersectionObserver === 'undefined') return setIsNear(true);
    const sight = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsNear(true), {
      rootMargin: '300px',
    });
    sight.observe(place.current);
    return () => sight.disconnect();
  }, []);

  useEffect(() => {
    if (!isNear || isRecent) return;
    let isGone = false;
    const know = (isAny: boolean) => !isGone && setKnown({ topics, isAny });
    // If the request failed: a list that says why is better than a missing button.
    latest.current().then(know, () => know(true));
    return () => {
      isGone = true;
    };
  }, [isNear, isRecent, topics]);

  return (
    <div ref={place} className="mt-12 mb-16 min-h-11">
      {(known.isAny || isRecent) && (
        <Button
          variant="quiet"
          size="small"
          className="-ml-3 min-h-11"
          icon={<Trash2 aria-hidden="true" className="size-4" />}
          onClick={onOpen}
        >
          {DASHBOARD_COPY.deleted}
        </Button>
      )}
    </div>
  );
}
