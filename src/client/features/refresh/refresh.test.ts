import { describe, expect, it } from 'vitest';
import { eventually } from '#domain/testing/eventually.ts';
import { createRefresh, type PlanWriter } from './refresh.ts';

type Generation = ReturnType<PlanWriter['stateOf']>;
type Ending = Generation | 'wait';

const failure = { code: null, message: 'No credit left.', detail: '' } as const;

const WRITTEN: Generation = { status: 'idle', arrived: 'generated' };

/** A generation that ends as told, or waits until it is stopped. */
function fakeGeneration(endings: Record<string, Ending>, before: Record<string, Generation> = {}) {
  const states: Record<string, Generation> = { ...before };
  const stops = new Map<string, () => void>();
  const order: string[] = [];
  return {
    order,
    stateOf: (id: string): Generation => states[id] ?? { status: 'idle' },
    async generate(id: string) {
      order.push(id);
      const ending = endings[id] ?? WRITTEN;
      if (ending === 'wait') {
        states[id] = { status: 'generating' };
        await new Promise<void>((resolve) => stops.set(id, resolve));
        states[id] = { status: 'held' };
      } else states[id] = ending;
    },
    stop: (id: string) => stops.get(id)?.(),
  };
}

const statuses = (refresh: ReturnType<typeof createRefresh>) =>
  refresh.store.getState().steps.map(({ status }) => status);

describe('createRefresh', () => {
  it('writes one after the other, in the order given', async () => {
    const generation = fakeGeneration({});
    const refresh = createRefresh({ generation, heldMessage: 'held' });
    await refresh.start(['a', 'b', 'c']);
    expect(generation.order).toEqual(['a', 'b', 'c']);
    expect(refresh.store.getState().status).toBe('finished');
    expect(statuses(refresh)).toEqual(['done', 'done', 'done']);
  });

  it('ends at the first failure, says why, and keeps finished plans', async () => {
    const generation = fakeGeneration({ b: { status: 'failed', failure } });
    const refresh = createRefresh({ generation, heldMessage: 'held' });
    await refresh.start(['a', 'b', 'c']);
    expect(generation.order).toEqual(['a', 'b']);
    expect(refresh.store.getState().steps).toEqual([
      { id: 'a', status: 'done' },
      { id: 'b', status: 'failed', message: 'No credit left.' },
      { id: 'c', status: 'stopped' },
    ]);
  });

  it('can be stopped in the middle of a plan', async () => {
    const generation = fakeGeneration({ b: 'wait' });
    const refresh = createRefresh({ generation, heldMessage: 'held' });
    const running = refresh.start(['a', 'b', 'c']);
    await eventually(() => expect(statuses(refresh)).toEqual(['done', 'writing', 'waiting']));
    refresh.stop();
    expect(refresh.store.getState().status).toBe('stopping');
    await running;
    expect(generation.order).toEqual(['a', 'b']);
    expect(statuses(refresh)).toEqual(['done', 'stopped', 'stopped']);
  });

  it('counts a plan that was completed just as Stop was pressed', async () => {
    const generation = fakeGeneration({ a: 'wait' });
    const refresh = createRefresh({
      generation: { ...generation, stateOf: () => WRITTEN },
      heldMessage: 'held',
    });
    const running = refresh.start(['a', 'b']);
    await eventually(() => expect(statuses(refresh)).toEqual(['writing', 'waiting']));
    refresh.stop();
    await running;
    expect(statuses(refresh)).toEqual(['done', 'stopped']);
  });

  it('does not count a plan of which no word had come when Stop was pressed', async () => {
    const generation = fakeGeneration({ a: 'wait' });
    const refresh = createRefresh({
      generation: { ...generation, stateOf: () => ({ status: 'idle' }) },
      heldMessage: 'held',
    });
    const running = refresh.start(['a', 'b']);
    await eventually(() => expect(statuses(refresh)).toEqual(['writing', 'waiting']));
    refresh.stop();
    await running;
    expect(statuses(refresh)).toEqual(['stopped', 'stopped']);
  });

  it('does not write over a text that waits to be kept', async () => {
    const generation = fakeGeneration({}, { a: { status: 'held' } });
    const refresh = createRefresh({ generation, heldMessage: 'Keep or discard it first.' });
    await refresh.start(['a', 'b']);
    expect(generation.order).toEqual([]);
    expect(refresh.store.getState().steps[0]).toEqual({
      id: 'a',
      status: 'failed',
      message: 'Keep or discard it first.',
    });
  });

  it('does not start twice, and can be cleared only when it ended', async () => {
    const generation = fakeGeneration({ a: 'wait' });
    const refresh = createRefresh({ generation, heldMessage: 'held' });
    const running = refresh.start(['a']);
    await refresh.start(['b']);
    refresh.clear();
    expect(statuses(refresh)).toEqual(['writing']);
    refresh.stop();
    await running;
    refresh.clear();
    expect(refresh.store.getState()).toEqual({ status: 'idle', steps: [] });
  });
});
