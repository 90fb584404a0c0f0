import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { createSoundStore } from '#client/adapters/recording/sound-store.ts';
import { lifeOf } from '#client/app/testing/life.ts';
import type { Workspace } from '#client/saving/workspace.ts';
import { DeviceCare } from './device-care.tsx';

class FakeWorkers extends EventTarget {
  controller: object | null = {};
  readonly messages: unknown[] = [];
  readonly registration = Object.assign(new EventTarget(), {
    waiting: null as object | null,
    installing: null as EventTarget | null,
    active: { postMessage: (message: unknown) => this.messages.push(message) },
    update: async () => undefined,
    unregister: vi.fn(async () => true),
  });
  readonly ready = Promise.resolve(this.registration);
  register = vi.fn(async () => this.registration);
  getRegistration = async () => this.registration;
  getRegistrations = async () => [this.registration];

  /** A new version has been downloaded, and waits. */
  install() {
    const installing = new EventTarget();
    this.registration.installing = installing;
    this.registration.dispatchEvent(new Event('updatefound'));
    this.registration.installing = null;
    this.registration.waiting = Object.assign(installing, {
      state: 'installed',
      postMessage: (message: unknown) => this.messages.push(message),
    });
    installing.dispatchEvent(new Event('statechange'));
  }
}

const room = { estimate: async () => ({ quota: 1e9, usage: 1e6 }), persisted: async () => false };
const { serviceWorker, storage } = navigator;
const had = { serviceWorker, storage, connection: undefined };
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  for (const [name, value] of Object.entries(had))
    Object.defineProperty(navigator, name, { value, configurable: true });
});

function open(given: { isWorkerOff?: boolean; storage?: object } = {}) {
  const workers = new FakeWorkers();
  const persist = vi.fn(async () => true);
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true });
  Object.defineProperty(navigator, 'storage', {
    value: { ...room, persist, ...given.storage },
    configurable: true,
  });
  const store = createStore(() => ({ saveStatus: 'idle', conflicts: [], blocked: [], deletedElsewhere: [] }));
  const life = lifeOf('ann');
  const workspace = { ...life.workspace, store: store as unknown as Workspace['store'] };
  const config = { ...life.config, isWorkerOff: given.isWorkerOff };
  render(<DeviceCare life={{ ...life, workspace, config }} place={{ view: 'dashboard' }} />);
  return { workers, store, persist };
}

describe('a device’s offline copy', () => {
  it('lets the worker download every screen, silently', async () => {
    const { workers } = open();
    await waitFor(() => expect(workers.messages).toEqual([{ type: 'fetch-rest' }]));
    expect(workers.register).toHaveBeenCalledWith('/worker.js', { updateViaCache: 'none' });
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('prefetches nothing in data-saving mode', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    vi.useFakeTimers();
    const { workers } = open();
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(workers.register).toHaveBeenCalled();
    expect(workers.messages).toEqual([]);
  });

  it('unregisters the worker when the operator withdraws it', async () => {
    const { workers } = open({ isWorkerOff: true });
    await waitFor(() => expect(workers.registration.unregister).toHaveBeenCalled());
    expect(workers.register).not.toHaveBeenCalled();
  });

  it('asks the browser for persistent storage after the first save', async () => {
    const { store, persist } = open();
    expect(persist).not.toHaveBeenCalled();
    act(() => store.setState({ saveStatus: 'saved' }));
    await waitFor(() => expect(persist).toHaveBeenCalledTimes(1));
  });

  it('warns that the device is almost full', async () => {
    open({ storage: { estimate: async () => ({ quota: 1e9, usage: 0.99e9 }) } });
    expect(
      await screen.findByText(
        'This device is almost out of space. Free up some space so we can keep your work here when you’re offline.',
      ),
    ).toBeDefined();
  });
});

describe('a new version', () => {
  it('is offered, and installed only on request', async () => {
    const { workers } = open();
    await waitFor(() => expect(workers.messages).toHaveLength(1));
    act(() => workers.install());
    const button = await screen.findByRole('button', { name: 'Update now' });
    expect(workers.messages).toEqual([{ type: 'fetch-rest' }]);
    // The next step, reloading the page, belongs to renew-page: this test's clock must not reach it.
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    fireEvent.click(button);
    for (let step = 0; step < 10; step += 1) await Promise.resolve();
    expect(workers.messages).toEqual([{ type: 'fetch-rest' }, { type: 'take-over' }]);
  });

  it('can be put off', async () => {
    const { workers } = open();
    await waitFor(() => expect(workers.messages).toHaveLength(1));
    act(() => workers.install());
    await userEvent.click(await screen.findByRole('button', { name: 'Later' }));
    expect(screen.queryByRole('button', { name: 'Update now' })).toBeNull();
    expect(workers.messages).toEqual([{ type: 'fetch-rest' }]);
  });

  it('is not announced to a page without an earlier one', async () => {
    const { workers } = open();
    workers.controller = null;
    await waitFor(() => expect(workers.messages).toHaveLength(1));
    act(() => workers.install());
    expect(screen.queryByRole('button', { name: 'Update now' })).toBeNull();
  });

  it('installed by another tab is announced, and this page stays unchanged', async () => {
    const { workers } = open();
    await waitFor(() => expect(workers.messages).toHaveLength(1));
    act(() => void workers.dispatchEvent(new Event('controllerchange')));
    expect(await screen.findByRole('button', { name: 'Reload the page' })).toBeDefined();
  });
});

it('keeps the focus off the top of the page when a button removes itself', async () => {
  open();
  render(
    <section>
      <h2>Dates</h2>
      <div>
        <button type="button">Not now</button>
      </div>
    </section>,
  );
  const button = screen.getByRole('button', { name: 'Not now' });
  button.focus();
  button.remove();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Dates' })));
});

it('sound older than seven days is deleted from this device, even if nobody opens Tell it once', async () => {
  const sound = createSoundStore(indexedDB);
  const keptFor = (days: number) => ({
    uid: 'ann',
    id: `kept ${days} days`,
    at: new Date(Date.now() - days * 86_400_000).toISOString(),
    type: 'audio/webm',
    ms: 4_000,
  });
  await sound.keep(keptFor(8));
  await sound.keep(keptFor(6));
  open();
  await waitFor(async () => expect((await sound.list('ann')).map(({ id }) => id)).toEqual(['kept 6 days']));
});
