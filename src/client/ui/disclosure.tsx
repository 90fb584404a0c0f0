import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { classNames } from './class-names.ts';

type DisclosureProps = {
  title: string;
  /** Next to the title, less prominent. */
  note?: string | undefined;
  startsOpen?: boolean;
  /** While something inside needs the person. */
  staysOpen?: boolean;
  level?: 2 | 3;
  children: ReactNode;
};

/** A row that unfolds. Its content renders only then. */
export function Disclosure(props: DisclosureProps) {
  const { title, note, startsOpen = false, staysOpen = false, level = 2, children } = props;
  const [isToggled, setIsToggled] = useState(startsOpen);
  const isOpen = isToggled || staysOpen;
  // Once that is settled, the row stays open around it.
  if (staysOpen && !isToggled) setIsToggled(true);
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={level === 2 ? 'rounded-2xl border border-line bg-surface' : ''}>
      <Heading>
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setIsToggled(!isOpen)}
          className={classNames(
            'flex w-full cursor-pointer items-center gap-x-3 rounded-2xl text-left hover:bg-sunken',
            level === 2 ? 'min-h-13 px-4 py-3 sm:px-5' : 'min-h-11 px-4 py-2.5 sm:px-5',
          )}
        >
          <ChevronDown
            aria-hidden="true"
            className={classNames('size-4.5 shrink-0 text-soft', !isOpen && '-rotate-90')}
          />
          <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
            <span className={level === 2 ? 'font-serif text-lg font-semibold' : 'font-semibold'}>
              {title}
            </span>{' '}
            {note && <span className="text-sm font-normal text-soft">{note}</span>}
          </span>
        </button>
      </Heading>
      {isOpen && <div className={level === 2 ? 'px-4 pb-4 sm:px-5' : 'px-4 pb-3 sm:px-5'}>{children}</div>}
    </div>
  );
}
