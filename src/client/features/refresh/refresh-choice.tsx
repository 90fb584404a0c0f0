import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { REFRESH_COPY } from '#content/copy/book.ts';
import type { RefreshItem } from '#domain/freshness/book-refresh.ts';
import type { RefreshDialogProps } from './refresh-dialog-props.ts';
import { RefreshRow } from './refresh-row.tsx';

type RefreshChoiceProps = Pick<RefreshDialogProps, 'items' | 'promptOf' | 'titleOf'> & {
  onCancel: () => void;
  onStart: (ids: string[]) => void;
};

export function RefreshChoice({ items, promptOf, titleOf, onCancel, onStart }: RefreshChoiceProps) {
  const [chosen, setChosen] = useState(
    () => new Set(items.filter(({ sources }) => sources.length > 0).map(({ id }) => id)),
  );
  // Nothing is sent before it was shown; showing it pushes the button down, away from a premature click.
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  const direct = items.filter(({ sources }) => sources.length > 0);
  const follow = items.filter(({ sources }) => sources.length === 0);
  const ids = items.map(({ id }) => id).filter((id) => chosen.has(id));

  const isShown = items.every(({ id }) => shown.has(id));

  function toggle(id: string) {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  }

  const rowsOf = (list: readonly RefreshItem[]) =>
    list.map((item) => (
      <RefreshRow
        key={item.id}
        item={item}
        title={titleOf(item.id)}
        isChosen={chosen.has(item.id)}
        isFirst={item.id === ids[0]}
        onToggle={() => toggle(item.id)}
        onShown={() => setShown((before) => new Set([...before, item.id]))}
        promptOf={promptOf}
      />
    ));

  return (
    <div className="pb-5">
      <h3 className="mt-2 text-sm font-semibold text-soft">{REFRESH_COPY.now}</h3>
      <ul className="mt-1 lined">{rowsOf(direct)}</ul>
      {follow.length > 0 && (
        <>
          <h3 className="mt-5 text-sm font-semibold text-soft">{REFRESH_COPY.follow}</h3>
          <p className="text-sm text-soft">{REFRESH_COPY.followHint}</p>
          <ul className="mt-1 lined">{rowsOf(follow)}</ul>
        </>
      )}
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onCancel}>
          {REFRESH_COPY.cancel}
        </Button>
        <Button disabled={!isShown || ids.length === 0} onClick={() => onStart(ids)}>
          {REFRESH_COPY.start(ids.length)}
        </Button>
      </div>
    </div>
  );
}
