import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Menu, MenuItem } from './menu.tsx';
import { openMenu } from './testing/open-menu.ts';

it('renders its content only when it is opened', () => {
  render(
    <Menu label="More" trigger="…">
      <MenuItem>Copy</MenuItem>
    </Menu>,
  );
  expect(screen.queryByText('Copy')).toBeNull();
  openMenu(screen.getByRole('button', { name: 'More' }));
  expect(screen.getByText('Copy')).toBeTruthy();
});

/** An open menu between two buttons, as a browser shows it. */
function show(onCopy = () => {}) {
  render(
    <>
      <Menu label="More" trigger="…">
        <MenuItem onClick={onCopy}>Copy</MenuItem>
        <MenuItem>Edit</MenuItem>
      </Menu>
      <button type="button">After</button>
    </>,
  );
  const button = screen.getByRole('button', { name: 'More' });
  button.focus();
  openMenu(button);
  const panel = document.getElementById(button.getAttribute('popovertarget') ?? '');
  if (!panel) throw new Error('The menu has no panel.');
  fireEvent(panel, Object.assign(new Event('toggle'), { oldState: 'closed', newState: 'open' }));
  const hidePopover = vi.fn();
  Object.assign(panel, { hidePopover });
  return { button, hidePopover, user: userEvent.setup() };
}

const focused = () => document.activeElement?.textContent;

it('returns the focus to its button before an action runs, so that a dialog finds it there', async () => {
  const seen: (string | null | undefined)[] = [];
  const { user } = show(() => seen.push(document.activeElement?.getAttribute('aria-label')));
  await user.click(screen.getByText('Copy'));
  expect(seen).toEqual(['More']);
});

it('is navigated with arrow keys, from its button on', async () => {
  const { button, user } = show();
  await user.keyboard('{ArrowDown}');
  expect(focused()).toBe('Copy');
  await user.keyboard('{ArrowDown}');
  expect(focused()).toBe('Edit');
  await user.keyboard('{ArrowDown}');
  expect(focused()).toBe('Copy');
  button.focus();
  await user.keyboard('{ArrowUp}');
  expect(focused()).toBe('Edit');
});

it('closes when Tab leaves it, but not while Tab moves within it', async () => {
  const { button, hidePopover } = show();
  screen.getByText('Edit').focus();
  button.focus();
  expect(hidePopover).not.toHaveBeenCalled();
  screen.getByText('After').focus();
  expect(hidePopover).toHaveBeenCalledOnce();
});

it('opens on the side where it fits, and is never taller than the space there', () => {
  render(
    <Menu label="More" trigger="…">
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name) => (
        <MenuItem key={name}>{name}</MenuItem>
      ))}
    </Menu>,
  );
  const button = screen.getByRole('button', { name: 'More' });
  const panel = document.getElementById(button.getAttribute('popovertarget') ?? '');
  const placed = (screenHeight: number, top: number) => {
    vi.stubGlobal('innerHeight', screenHeight);
    button.getBoundingClientRect = () => new DOMRect(0, top, 100, 44);
    openMenu(button);
    return [panel?.style.top, panel?.style.bottom, panel?.style.maxHeight];
  };
  expect(placed(844, 100)).toEqual(['152px', 'auto', '684px']);
  expect(placed(844, 440)).toEqual(['auto', '412px', '424px']);
  expect(placed(420, 228)).toEqual(['auto', '200px', '212px']);
  expect(placed(420, 100)).toEqual(['152px', 'auto', '260px']);
  vi.unstubAllGlobals();
});
