import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DeletedButton } from './deleted-button.tsx';

afterEach(() => vi.unstubAllGlobals());

function show(ask: () => Promise<boolean>) {
  const draw = (topics: number, isRecent = false) => (
    <DeletedButton isRecent={isRecent} topics={topics} ask={ask} onOpen={() => undefined} />
  );
  const { rerender } = render(draw(1));
  return (topics: number, isRecent = false) => rerender(draw(topics, isRecent));
}

const button = () => screen.queryByRole('button', { name: 'Deleted topics' });

describe('Deleted topics', () => {
  it('is not there on an account that never deleted anything', async () => {
    const ask = vi.fn(async () => false);
    show(ask);
    await waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
    await act(async () => {});
    expect(button()).toBeNull();
  });

  it('appears once something can be restored, and goes when all of it is restored', async () => {
    let isAny = true;
    const again = show(async () => isAny);
    await waitFor(() => expect(button()).not.toBeNull());
    isAny = false;
    again(2);
    await waitFor(() => expect(button()).toBeNull());
  });

  it('appears at once after something was deleted, without a request', () => {
    const ask = vi.fn(async () => new Promise<boolean>(() => {}));
    const again = show(ask);
    again(0, true);
    expect(button()).not.toBeNull();
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('appears when the request failed: its list says why', async () => {
    show(async () => Promise.reject(new Error('offline')));
    await waitFor(() => expect(button()).not.toBeNull());
  });

  it('sends no request before it comes near', () => {
    let come = () => {};
    class Sight {
      constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
        come = () => seen([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    }
    vi.stubGlobal('IntersectionObserver', Sight);
    const ask = vi.fn(async () => false);
    show(ask);
    expect(ask).not.toHaveBeenCalled();
    act(come);
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
