import { ArrowRight, Check, Trash2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import { IconButton } from '#client/ui/icon-button.tsx';
import { InAppLink } from '#client/ui/in-app-link.tsx';
import { NamedIcon } from '#client/ui/named-icon.tsx';
import { DASHBOARD_COPY } from '#content/copy/dashboard.ts';
import type { TopicStatus } from './overview.ts';
import { StatusLine } from './status-line.tsx';

type TopicCardProps = {
  topic: TopicStatus;
  onOpen: () => void;
  onDelete: () => void;
  /** Other information about its plan; app/ passes it in. */
  mark?: ReactNode;
  isWriting?: boolean;
};

// Four states that differ at a glance. Gold means a plan; gray, as on the wall, three answers.
const LOOKS: Record<TopicStatus['state'], { card: string; icon: string }> = {
  new: { card: 'border-line bg-surface shadow-lift', icon: 'bg-sunken text-ink' },
  begun: { card: 'border-dashed border-edge bg-surface shadow-lift', icon: 'bg-sunken text-ink' },
  answered: { card: 'border-edge bg-surface shadow-lift', icon: 'bg-edge text-surface' },
  written: { card: 'border-gold bg-surface shadow-lift', icon: 'bg-gold-soft text-gold-text' },
};

/** One link fills the card; the delete button lies above it as a separate control. */
export function TopicCard({ topic, onOpen, onDelete, isWriting = false, mark }: TopicCardProps) {
  const id = useId();
  const { title, description, icon } = topic.outline;
  const { state } = topic;
  return (
    <article
      data-state={state}
      className={classNames(
        'relative grid h-full grid-cols-[2.75rem_minmax(0,1fr)] gap-x-4 @max-[13rem]:grid-cols-[minmax(0,1fr)] rounded-2xl border p-4 transition-[box-shadow,border-color,transform] duration-200 group-hover:-translate-y-0.5 group-hover:border-gold group-hover:shadow-lift-2 sm:flex sm:flex-col sm:p-5',
        LOOKS[state].card,
      )}
    >
      <div className="flex items-start justify-between">
        <span
          className={classNames('flex size-11 items-center justify-center rounded-xl', LOOKS[state].icon)}
        >
          <NamedIcon name={icon} className="size-5.5" />
        </span>
        {topic.isCompleted && <Tick />}
      </div>
      <div className="flex min-w-0 grow flex-col">
        {/* Hidden from screen readers, which would read it before every title: the order of the cards says it. */}
        <span aria-hidden="true" className="text-[0.8125rem] text-faint tabular-nums sm:mt-4">
          {DASHBOARD_COPY.number(topic.number)}
        </span>
        <h3 className="pr-9 font-serif text-lg leading-snug font-semibold [overflow-wrap:anywhere] sm:pr-0">
          <InAppLink
            href={`/blueprints/${topic.outline.type}`}
            onGo={onOpen}
            aria-describedby={`${id}-text ${id}-status`}
            className="outline-none after:absolute after:inset-0 after:rounded-2xl focus-visible:after:outline-[2.5px] focus-visible:after:outline-offset-2 focus-visible:after:outline-[var(--c-focus)]"
          >
            {title}
          </InAppLink>
        </h3>
        <p
          id={`${id}-text`}
          className="mt-0.5 mb-2 text-[0.9375rem] leading-normal text-soft sm:mt-1 sm:mb-4"
        >
          {description}
        </p>
        <div className="mt-auto flex items-end justify-between gap-2 text-sm @max-[13rem]:flex-wrap">
          <span className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1 sm:flex-col sm:items-start sm:gap-y-1.5">
            <span id={`${id}-status`} className="empty:hidden">
              <StatusLine topic={topic} isWriting={isWriting} />
              {!isWriting && mark}
            </span>
            <span className="inline-flex items-center gap-1.5 font-semibold text-gold-text">
              {DASHBOARD_COPY.hint[state]}
              <ArrowRight
                aria-hidden="true"
                className="size-4 transition-transform duration-200 group-hover:translate-x-1"
              />
            </span>
          </span>
          {topic.isCompleted && (
            <IconButton
              tone="danger"
              label={DASHBOARD_COPY.deleteTopic(title)}
              title={DASHBOARD_COPY.deleteButton}
              icon={<Trash2 aria-hidden="true" className="size-4" />}
              onClick={onDelete}
              className="relative z-10 -mr-2.5 -mb-2.5"
            />
          )}
        </div>
      </div>
    </article>
  );
}

function Tick() {
  return (
    <span className="absolute top-4 right-4 flex size-7 items-center justify-center rounded-full bg-gold-bright text-[#14213d] shadow-lift">
      <Check aria-hidden="true" className="size-4" strokeWidth={3} />
      <span className="sr-only">{DASHBOARD_COPY.completed}</span>
    </span>
  );
}
