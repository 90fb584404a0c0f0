import { Copy, Send } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { copyText } from '#client/adapters/device/clipboard.ts';
import { canSendLink, sendLink } from '#client/adapters/device/share-sheet.ts';
import { Button } from '#client/ui/button.tsx';
import { REVIEW_COPY } from '#content/copy/review/review.ts';

const COPY = REVIEW_COPY.made;
const ICON = { 'aria-hidden': true, className: 'size-4' } as const;

type ShareMadeProps = {
  address: string;
  forName: string;
  /** Whether it was copied when it was created. */
  copying: Promise<boolean>;
  onAnother: () => void;
};

/** The only moment when the URL is known: the person pastes it into a message. */
export function ShareMade({ address, forName, copying, onAnother }: ShareMadeProps) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => setIsCopied(await copyText(address));
  useEffect(() => {
    void copying.then(setIsCopied);
  }, [copying]);
  // The clicked button is gone, and the list of links is below the next step.
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => title.current?.focus(), []);
  return (
    <section aria-labelledby="share-made" className="grid gap-3 rounded-2xl bg-gold-soft px-5 py-4">
      <h3 ref={title} id="share-made" tabIndex={-1} className="font-serif text-xl font-semibold outline-none">
        {COPY.title(forName)}
      </h3>
      <input
        readOnly
        aria-label={COPY.label}
        value={address}
        onFocus={(event) => event.currentTarget.select()}
        className="control min-h-12 text-sm"
      />
      <output className="block">{isCopied ? COPY.copied : COPY.notCopied}</output>
      <p className="text-sm text-soft">{COPY.once}</p>
      <div className="flex flex-wrap gap-2">
        <Button icon={<Copy {...ICON} />} onClick={() => void copy()}>
          {COPY.copy}
        </Button>
        {canSendLink() && (
          <Button
            variant="secondary"
            icon={<Send {...ICON} />}
            onClick={() => void sendLink(address, COPY.message)}
          >
            {COPY.send}
          </Button>
        )}
        <Button variant="secondary" onClick={onAnother}>
          {COPY.another}
        </Button>
      </div>
    </section>
  );
}
