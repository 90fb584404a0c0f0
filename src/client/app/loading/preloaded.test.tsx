import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { preloadable } from './preloadable.ts';
import { Preloaded } from './preloaded.tsx';

afterEach(cleanup);

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

describe('Preloaded', () => {
  it('draws a part that is already there at once, without its fallback', async () => {
    const part = preloadable(async () => Greeting);
    await part.preload();
    render(<Preloaded of={part} props={{ name: 'Ana' }} fallback={<p>Wait</p>} />);
    expect(screen.getByText('Hello Ana')).toBeTruthy();
  });

  it('shows the fallback until the part has arrived', async () => {
    const part = preloadable(async () => Greeting);
    render(<Preloaded of={part} props={{ name: 'Ana' }} fallback={<p>Wait</p>} />);
    expect(screen.getByText('Wait')).toBeTruthy();
    await waitFor(() => screen.getByText('Hello Ana'));
  });

  it('offers another try when the download fails', async () => {
    let tries = 0;
    const part = preloadable(async () => {
      tries += 1;
      if (tries === 1) throw new Error('offline');
      return Greeting;
    });
    render(<Preloaded of={part} props={{ name: 'Ana' }} />);
    await waitFor(() => screen.getByText('This part of the app didn’t load.'));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => screen.getByText('Hello Ana'));
  });

  it('says nothing of an optional part that fails', async () => {
    const part = preloadable<{ name: string }>(async () => {
      throw new Error('offline');
    });
    render(<Preloaded of={part} isOptional props={{ name: 'Ana' }} fallback={<p>Plain</p>} />);
    await waitFor(() => expect(part.current()).toBe('failed'));
    expect(screen.getByText('Plain')).toBeTruthy();
  });
});
