import type { LucideIcon } from 'lucide-react';
import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  type ReactNode,
  type ToggleEvent,
  use,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { classNames } from './class-names.ts';

const PanelId = createContext('');

// The height for touch: `min-h-11` below. `ROOM` is the space between the button, the panel and the edge of the screen.
const ITEM_HEIGHT = 44;
const ROOM = 16;

type MenuProps = {
  /** The accessible name of the menu's button. */
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
  // A list of a hundred rows has a hundred menus, most never opened: render the content on opening.
  const [isDrawn, setIsDrawn] = useState(false);

  function prepare({ newState }: ToggleEvent) {
    if (newState === 'open') flushSync(() => setIsDrawn(true));
    place();
  }

  // The top layer ignores the button's place in the page, so position the panel when it opens.
  function place() {
    const box = button.current?.getBoundingClientRect();
    if (!box || !panel.current) return;
    // Low on the screen it opens upward, and scrolls if it doesn't fit: fixed content beyond the edge can't be reached.
    const [above, below] = [box.top - ROOM, innerHeight - box.bottom - ROOM];
    const wanted = ITEM_HEIGHT * (panel.current.querySelectorAll('button, a').length + 0.5);
    const isLow = box.bottom > innerHeight * 0.6 || (wanted > below && above > below);
    panel.current.style.maxHeight = `${Math.max(2 * ITEM_HEIGHT, isLow ? above : below)}px`;
    panel.current.style.top = isLow ? 'auto' : `${box.bottom + 8}px`;
    panel.current.style.bottom = isLow ? `${innerHeight - box.top + 8}px` : 'auto';
    // For a button on the left of a phone, aligning the right edges would put the panel off screen.
    panel.current.style.right = `clamp(12px, ${document.documentElement.clientWidth - box.right}px, 100vw - 18.75rem)`;
  }

  // Left open after Tab, it would cover the focused element.
  useEffect(() => {
    if (!isOpen) return;
    const closeBehind = (focused: EventTarget | null) => {
      const isInside = focused === button.current || panel.current?.contains(focused as Node);
      if (!isInside) panel.current?.hidePopover();
    };
    const onFocus = ({ target }: FocusEvent) => closeBehind(target);
    document.addEventListener('focusin', onFocus);
    // A fast user has left it before this listens.
    if (document.activeElement !== document.body) closeBehind(document.activeElement);
    return () => document.removeEventListener('focusin', onFocus);
  }, [isOpen]);

  return (
    <>
      <button
        type="button"
        ref={button}
        popoverTarget={id}
        onKeyDown={(event) => isOpen && moveFocus(event, panel.current)}
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
        className="fixed inset-auto m-0 w-72 max-w-[calc(100vw-1.5rem)] overflow-y-auto overscroll-contain rounded-2xl border border-line bg-surface p-2 text-ink shadow-lift-3"
      >
        <PanelId value={id}>{isDrawn && children}</PanelId>
      </div>
    </>
  );
}

const ITEM =
  'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-xl px-3 text-left text-[0.9375rem] font-medium hover:bg-sunken';

type MenuItemProps = ComponentProps<'button'> & { icon?: LucideIcon | undefined };

export function MenuItem({ icon: Icon, className, onClick, children, ...rest }: MenuItemProps) {
  const panelId = use(PanelId);
  return (
    <button
      type="button"
      popoverTarget={panelId}
      popoverTargetAction="hide"
      onKeyDown={(event) => moveFocus(event, event.currentTarget.closest('[popover]'))}
      {...rest}
      onClick={(event) => {
        // A dialog returns the focus to the element that had it: this item is hidden by then.
        document.querySelector<HTMLElement>(`[popovertarget="${panelId}"]`)?.focus();
        onClick?.(event);
      }}
      className={classNames(ITEM, 'disabled:cursor-not-allowed disabled:text-faint', className)}
    >
      {Icon && (
        <span className="text-faint">
          <Icon aria-hidden="true" className="size-5" />
        </span>
      )}
      {children}
    </button>
  );
}

type MenuLinkProps = { href: string; icon: LucideIcon; children: ReactNode };

/** To a page outside the app. */
export function MenuLink({ href, icon: Icon, children }: MenuLinkProps) {
  return (
    <a
      href={href}
      onKeyDown={(event) => moveFocus(event, event.currentTarget.closest('[popover]'))}
      className={ITEM}
    >
      <span className="text-faint">
        <Icon aria-hidden="true" className="size-5" />
      </span>
      {children}
    </a>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>, panel: Element | null): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  event.preventDefault();
  const items = [...(panel?.querySelectorAll<HTMLElement>('button:not(:disabled), a') ?? [])];
  const at = items.indexOf(event.currentTarget);
  items.at((event.key === 'ArrowDown' ? at + 1 : Math.max(at, 0) - 1) % items.length)?.focus();
}
