import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openMenu } from '#client/ui/testing/open-menu.ts';
import { UserMenu } from './user-menu.tsx';

const ANN = { uid: 'ann', displayName: 'Ann Reed', email: 'ann@example.org', photoURL: null };
const nothing = () => undefined;

it('shows the name, the email and Sign Out, in this order', () => {
  render(<UserMenu user={ANN} onSignOut={nothing} />);
  openMenu(screen.getByRole('button', { name: 'Your account' }));
  const words = document.body.textContent ?? '';
  const places = ['Ann Reed', 'ann@example.org', 'Sign Out'].map((word) => words.indexOf(word));
  expect(places.every((place) => place >= 0)).toBe(true);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

it('has a photo on its button, or an icon if there is none or it cannot be shown', () => {
  const { rerender } = render(<UserMenu user={ANN} onSignOut={nothing} />);
  const button = screen.getByRole('button', { name: 'Your account' });
  expect([button.querySelector('img'), button.querySelector('svg')]).toEqual([null, expect.anything()]);
  rerender(<UserMenu user={{ ...ANN, photoURL: '/ann.png' }} onSignOut={nothing} />);
  const photo = button.querySelector('img');
  expect(photo?.getAttribute('src')).toBe('/ann.png');
  if (photo) fireEvent.error(photo);
  expect([button.querySelector('img'), button.querySelector('svg')]).toEqual([null, expect.anything()]);
});

it('is absent when nobody is signed in', () => {
  const { container } = render(<UserMenu user={null} onSignOut={nothing} />);
  expect(container.childElementCount).toBe(0);
});
