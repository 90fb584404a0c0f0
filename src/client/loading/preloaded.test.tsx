import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PartGone } from '#client/adapters/page/fetch-then-import.ts';
import { preloadable } from './preloadable.ts';
import { Preloaded } from './preloaded.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

/** Fails until a test makes it succeed. */
function failing(error: Error = new Error('offline')) {
  const state = { canCome: false, tries: 0 };
  const part = preloadable(async () => {
    state.tries += 1;
    if (!state.canCome) throw error;
    return { Greeting };
  }, 'Greeting');
  return { part, state };
}

const goOffline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

describe('Preloaded', () => {
  it('renders a loaded part at once, without its fallback', async () => {
    const part = preloadable(async () => ({ Greeting }), 'Greeting');
    await part.preload();
    render(<Preloaded of={part} props={{ name: 'Ana' }} fallback={<p>Wait</p>} />);
    expect(screen.getByText('Hello Ana')).toBeTruthy();
  });

  it('shows the fallback until the part has arrived', async () => {
    const part = preloadable(async () => ({ Greeting }), 'Greeting');
    render(<Preloaded of={part} props={{ name: 'Ana' }} fallback={<p>Wait</p>} />);
    expect(screen.getByText('Wait')).toBeTruthy();
    await waitFor(() => screen.getByText('Hello Ana'));
  });

  it('offers another try when the download fails', async () => {
    const { part, state } = failing();
    render(<Preloaded of={part} props={{ name: 'Ana' }} />);
    await waitFor(() => screen.getByText('This part of the app didn’t load.'));
    state.canCome = true;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => screen.getByText('Hello Ana'));
  });

  it('says that it waits for the connection, and loads by itself once there is one', async () => {
    const offline = goOffline();
    const { part, state } = failing();
    render(<Preloaded of={part} props={{ name: 'Ana' }} />);
    await waitFor(() => screen.getByText('You’re offline, so this part of the app can’t be downloaded yet.'));
    expect(screen.getByText(/It will open by itself as soon as you’re back online\./)).toBeTruthy();
    state.canCome = true;
    offline.mockReturnValue(true);
    fireEvent(window, new Event('online'));
    await waitFor(() => screen.getByText('Hello Ana'));
  });

  it('does not cache a failed preload', async () => {
    const { part, state } = failing();
    await part.preload();
    state.canCome = true;
    render(<Preloaded of={part} props={{ name: 'Ana' }} fallback={<p>Wait</p>} />);
    expect(screen.getByText('Wait')).toBeTruthy();
    await waitFor(() => screen.getByText('Hello Ana'));
    expect(state.tries).toBe(2);
  });

  it('asks for a reload when the server has a newer version', async () => {
    const { part } = failing(new PartGone('/assets/old.js'));
    render(<Preloaded of={part} props={{ name: 'Ana' }} />);
    await waitFor(() => screen.getByText('There’s a newer version of this app.'));
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy();
  });

  it('shows no error for an optional part, and renders it once it loads', async () => {
    const { part, state } = failing();
    render(<Preloaded of={part} isOptional props={{ name: 'Ana' }} fallback={<p>Plain</p>} />);
    await waitFor(() => expect(part.current()).toBe('failed'));
    expect(screen.getByText('Plain')).toBeTruthy();
    state.canCome = true;
    fireEvent(window, new Event('online'));
    await waitFor(() => screen.getByText('Hello Ana'));
  });
});
