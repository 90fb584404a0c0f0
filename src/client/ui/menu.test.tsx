import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Menu, MenuItem } from './menu.tsx';
import { openMenu } from './testing/open-menu.ts';

afterEach(cleanup);

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
