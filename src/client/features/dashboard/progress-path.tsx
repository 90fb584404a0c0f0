import { classNames } from '#client/ui/class-names.ts';
import { DASHBOARD_COPY } from '#content/copy/dashboard.ts';
import type { TopicStatus } from './overview.ts';
import { isBegun } from './overview.ts';

type ProgressPathProps = { topics: TopicStatus[]; done: number; plans: number };

/** One stone per topic, in card order: gold when answered, half gold when begun. */
export function ProgressPath({ topics, done, plans }: ProgressPathProps) {
  return (
    <div>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-[0.9375rem]">
        <strong className="font-semibold">{DASHBOARD_COPY.progress(done, topics.length)}</strong>
        <span className="text-soft">{DASHBOARD_COPY.plans(plans)}</span>
      </p>
      <div aria-hidden="true" className="mt-3 flex gap-1 forced-color-adjust-none sm:gap-1.5">
        {topics.map((topic) => (
          <span
            key={topic.outline.type}
            className={classNames(
              'h-2.5 flex-1 rounded-full transition-colors duration-300',
              stoneTone(topic),
            )}
          />
        ))}
      </div>
    </div>
  );
}

function stoneTone(topic: TopicStatus): string {
  if (topic.isCompleted) return 'bg-gold';
  return isBegun(topic) ? 'bg-linear-to-r from-gold from-50% to-line to-50%' : 'bg-line';
}
