import { useEffect, useId, useState } from 'react';
import { REFRESH_COPY } from '#content/copy/book.ts';
import { outlineOf } from '#content/outline-of.ts';
import { sentenceFor } from '#domain/errors.ts';
import type { RefreshItem } from '#domain/freshness/book-refresh.ts';
import '#domain/late-errors.ts';
import { messageOf } from '#domain/message-of.ts';
import { outOfDateWords } from './out-of-date-words.ts';
import type { RefreshDialogProps } from './refresh-dialog-props.ts';
import '#client/ui/fields/tick-box.css';

type RefreshRowProps = Pick<RefreshDialogProps, 'promptOf'> & {
  item: RefreshItem;
  title: string;
  isChosen: boolean;
  isFirst: boolean;
  onToggle: () => void;
  /** Its request is on screen. */
  onShown: () => void;
};

type Preview = Awaited<ReturnType<RefreshDialogProps['promptOf']>>;

export function RefreshRow({ item, title, isChosen, isFirst, onToggle, onShown, promptOf }: RefreshRowProps) {
  const id = useId();
  const [preview, setPreview] = useState<Preview | string | null>(null);
  const [load] = useState(() => () => promptOf(item.id));
  const [tell] = useState(() => onShown);

  useEffect(() => {
    load()
      .catch((error: unknown) => messageOf(error, sentenceFor('generation-failed')))
      .then((shown) => {
        setPreview(shown);
        tell();
      });
  }, [load, tell]);

  return (
    <li className="flex gap-3 py-3">
      <input id={id} type="checkbox" checked={isChosen} onChange={onToggle} className="tick-box mt-0.5" />
      <div className="min-w-0 flex-1">
        <label htmlFor={id} className="cursor-pointer font-medium">
          {title}
        </label>
        {item.sources.length > 0 && <p className="text-sm text-soft">{outOfDateWords(item.sources)}</p>}
        <PreviewLines preview={preview} isFirst={isFirst} />
      </div>
    </li>
  );
}

function PreviewLines({ preview, isFirst }: { preview: Preview | string | null; isFirst: boolean }) {
  if (preview === null) return <p className="text-sm text-faint">{REFRESH_COPY.preparing}</p>;
  if (typeof preview === 'string') return <p className="text-sm text-danger">{preview}</p>;
  const titles = preview.included.map(({ type }) => outlineOf(type).title).join(', ');
  return (
    <>
      <p className="text-sm text-soft">
        {titles === '' ? REFRESH_COPY.readsNothing : REFRESH_COPY.reads(titles)}.{' '}
        {REFRESH_COPY.sends(preview.tokens)}.
      </p>
      <details className="mt-1">
        <summary className="min-h-9 cursor-pointer py-1.5 text-sm text-soft underline underline-offset-2 hover:text-ink">
          {REFRESH_COPY.show}
        </summary>
        {!isFirst && <p className="text-sm text-soft">{REFRESH_COPY.later}</p>}
        {preview.messages.map(({ role, content }) => (
          <pre
            key={role}
            className="mt-2 max-h-72 overflow-y-auto rounded-xl bg-sunken p-3 font-mono text-xs break-words whitespace-pre-wrap"
          >
            {content}
          </pre>
        ))}
      </details>
    </>
  );
}
