import {
  type ComponentProps,
  createContext,
  type ReactNode,
  type ToggleEvent,
  use,
  useId,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { classNames } from './class-names.ts';

const PanelId = createContext('');

type MenuProps = {
  /** Accessible name of the button that opens the menu. */
  label: string;
  trigger: ReactNode;
  triggerClassName?: string;
  children: ReactNode;
};

/** A button with a popover panel: Escape and a click elsewhere close it, natively. */
export function Menu({ label, trigger, triggerClassName, children }: MenuProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  // A list of a hundred rows has a hundred menus, and mostly nobody opens one: what is in it is drawn when it opens.
  const [isDrawn, setIsDrawn] = useState(false);

  function prepare({ newState }: ToggleEvent) {
    if (newState === 'open') flushSync(() => setIsDrawn(true));
    place();
  }

  // The top layer ignores where the button sits in the page, so the panel is placed as it opens.
  function place() {
    const box = button.current?.getBoundingClientRect();
    if (!box || !panel.current) return;
    // Low on the screen it opens upward: what is fixed below the edge cannot be scrolled to.
    const isLow = box.bottom > innerHeight * 0.6;
    panel.current.style.top = isLow ? 'auto' : `${box.bottom + 8}px`;
    panel.current.style.bottom = isLow ? `${innerHeight - box.top + 8}px` : 'auto';
    // A button on the left of a phone: held by its right edge alone, the panel would begin outside the screen.
    panel.current.style.right = `clamp(12px, ${document.documentElement.clientWidth - box.right}px, 100vw - 18.75rem)`;
  }

  return (
    <>
      <button
        type="button"
        ref={button}
        popoverTarget={id}
        aria-label={label}
        title={label}
        aria-expanded={isOpen}
        className={triggerClassName}
      >
        {trigger}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        onBeforeToggle={prepare}
        onToggle={(event) => setIsOpen(event.newState === 'open')}
        className="fixed inset-auto m-0 w-72 max-w-[calc(100vw-1.5rem)] rounded-2xl border border-line bg-surface p-2 text-ink shadow-lift-3"
      >
        <PanelId value={id}>{isDrawn && children}</PanelId>
      </div>
    </>
  );
}

type MenuItemProps = ComponentProps<'button'> & { icon?: ReactNode };

export function MenuItem({ icon, className, children, ...rest }: MenuItemProps) {
  const panelId = use(PanelId);
  return (
    <button
      type="button"
      popoverTarget={panelId}
      popoverTargetAction="hide"
      onKeyDown={(event) => moveFocus(event.key, event.currentTarget) && event.preventDefault()}
      {...rest}
      className={classNames(
        'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-xl px-3 text-left text-[0.9375rem] font-medium hover:bg-sunken disabled:cursor-not-allowed disabled:text-faint',
        className,
      )}
    >
      {icon && <span className="text-faint">{icon}</span>}
      {children}
    </button>
  );
}

function moveFocus(key: string, from: HTMLElement): boolean {
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return false;
  const panel = from.closest('[popover]');
  const items = [...(panel?.querySelectorAll<HTMLElement>('button:not(:disabled)') ?? [])];
  const next = items.indexOf(from) + (key === 'ArrowDown' ? 1 : -1);
  items.at(next % items.length)?.focus();
  return true;
}
