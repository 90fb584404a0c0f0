import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Shell } from './shell.tsx';

it('has the brand and two icon buttons in its bar: the launch book first, Settings second', async () => {
  const opened: string[] = [];
  const opens = (name: string) => () => void opened.push(name);
  render(
    <Shell
      brandName="Cornerstone"
      onHome={opens('home')}
      onOpenBook={opens('book')}
      onOpenSettings={opens('settings')}
      userMenu={null}
    >
      {null}
    </Shell>,
  );
  const bar = screen.getByRole('banner');
  expect(within(bar).getByRole('link').textContent).toBe('Cornerstone');
  const buttons = within(bar).getAllByRole('button');
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(['Launch book', 'Settings']);
  for (const button of buttons) await userEvent.click(button);
  expect(opened).toEqual(['book', 'settings']);
});
