import { Button } from '#client/ui/button.tsx';
import { LOAD_COPY } from '#content/copy/week-load.ts';
import type { MovedInPlan } from '#domain/week/following/moved-in-plans.ts';

type MovedInPlansProps = {
  moved: readonly MovedInPlan[];
  onMove: () => void;
  onKeep: () => void;
};

/** A plan's day has changed: the entry follows with one click, or stays on the person's day. */
export function MovedInPlans({ moved, onMove, onKeep }: MovedInPlansProps) {
  const copy = LOAD_COPY.moved;
  if (moved.length === 0) return null;
  return (
    <details className="mt-6 rounded-2xl border border-line bg-surface px-4 py-2 print:hidden">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">{copy.title(moved.length)}</summary>
      <ul className="max-h-[min(50dvh,20rem)] overflow-y-auto">
        {moved.map(({ task, said }) => (
          <li key={task.key} className="border-t border-line py-2">
            <span dir="auto" className="block break-words">
              {task.title}
            </span>
            <span className="block text-sm text-soft">{copy.one(task.day ?? said, said)}</span>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2 py-2">
        <Button size="small" variant="secondary" onClick={onMove}>
          {copy.take(moved.length)}
        </Button>
        <Button size="small" variant="quiet" onClick={onKeep}>
          {copy.keep}
        </Button>
      </div>
    </details>
  );
}
