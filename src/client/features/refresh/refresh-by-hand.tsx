import { Button } from '#client/ui/button.tsx';
import { InAppLink } from '#client/ui/in-app-link.tsx';
import { BY_HAND_COPY } from '#content/copy/writing/by-hand.ts';
import { outOfDateWords } from './out-of-date-words.ts';
import type { RefreshDialogProps } from './refresh-dialog-props.ts';

type RefreshByHandProps = Pick<RefreshDialogProps, 'items' | 'titleOf' | 'onOpenPlan' | 'onOpenSettings'>;

/** Without a key: the plans to rewrite with a chat assistant. Those based on them follow when they are out of date too. */
export function RefreshByHand({ items, titleOf, onOpenPlan, onOpenSettings }: RefreshByHandProps) {
  return (
    <div className="pb-3">
      <ul className="lined border-y border-line">
        {items
          .filter(({ sources }) => sources.length > 0)
          .map(({ id, type, sources }) => (
            <li key={id} className="py-2">
              <InAppLink
                href={`/blueprints/${type}`}
                onGo={() => onOpenPlan(type)}
                className="inline-flex min-h-11 items-center font-semibold text-gold-text underline underline-offset-4"
              >
                {titleOf(id)}
              </InAppLink>
              <p className="text-sm text-soft">{outOfDateWords(sources)}</p>
            </li>
          ))}
      </ul>
      <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-soft">
        {BY_HAND_COPY.withKey}
        <Button size="small" variant="secondary" onClick={onOpenSettings}>
          {BY_HAND_COPY.openSettings}
        </Button>
      </p>
    </div>
  );
}
