import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { App } from './app.tsx';
import { createRouteStore } from './route.ts';
import { createSession } from './session.ts';

const CONFIG = { brandName: 'Cornerstone', mailEnabled: false, aiOrigins: [] };
const ANN = { uid: 'ann', displayName: null, email: 'ann@example.org', photoURL: null };

it('is loading, without a user, until the session is known', () => {
  const session = createSession(null);
  expect(session.getState()).toMatchObject({ isLoading: true, user: null });
  session.setUser(ANN);
  expect(session.getState()).toMatchObject({ isLoading: false, user: ANN });
  session.setUser(null);
  expect(session.getState()).toMatchObject({ isLoading: false, user: null });
});

it('shows a spinner while loading, and the sign-in screen for a visitor', async () => {
  const session = createSession(null);
  render(<App config={CONFIG} session={session} route={createRouteStore(window)} initial={null} />);
  expect(screen.getByRole('status').textContent).toBe('Checking whether you’re signed in...');
  expect(screen.queryByRole('heading')).toBeNull();
  session.setUser(null);
  expect(await screen.findByRole('heading', { name: 'Welcome Back' })).toBeTruthy();
  expect(screen.queryByText('Checking whether you’re signed in...')).toBeNull();
});
