import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Menu, MenuItem } from './menu.tsx';
import { openMenu } from './testing/open-menu.ts';

it('draws what is in it when it is opened, and not before', () => {
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

it('gives the focus back to its button before a choice is followed, so that a dialog finds it there', async () => {
  const seen: (string | null | undefined)[] = [];
  const { user } = show(() => seen.push(document.activeElement?.getAttribute('aria-label')));
  await user.click(screen.getByText('Copy'));
  expect(seen).toEqual(['More']);
});

it('is moved through with arrows, from its button on', async () => {
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

it('closes when Tab leads out of it, and not while it leads through it', async () => {
  const { button, hidePopover } = show();
  screen.getByText('Edit').focus();
  button.focus();
  expect(hidePopover).not.toHaveBeenCalled();
  screen.getByText('After').focus();
  expect(hidePopover).toHaveBeenCalledOnce();
});

it('over the keyboard of a phone it is no higher than the larger side, and scrolls', () => {
  vi.stubGlobal('innerHeight', 420);
  render(
    <Menu label="More" trigger="…">
      <MenuItem>Copy</MenuItem>
    </Menu>,
  );
  const button = screen.getByRole('button', { name: 'More' });
  button.getBoundingClientRect = () => new DOMRect(300, 220, 80, 44);
  openMenu(button);
  const panel = document.getElementById(button.getAttribute('popovertarget') ?? '');
  expect(panel?.style).toMatchObject({ maxHeight: '204px', top: 'auto', bottom: '208px' });
  button.getBoundingClientRect = () => new DOMRect(300, 60, 80, 44);
  openMenu(button);
  expect(panel?.style).toMatchObject({ maxHeight: '300px', top: '112px', bottom: 'auto' });
  vi.unstubAllGlobals();
});
