import { expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { changePlans, type PlanKeeper } from './change-plans.ts';

function lifeWith(plans: Record<string, string>) {
  const blueprintOf = (text: string) => ({ content: { aiOutput: text } });
  const store = createStore(() => ({
    user: { uid: 'ann' },
    blueprints: Object.fromEntries(Object.entries(plans).map(([id, text]) => [id, blueprintOf(text)])),
  }));
  const editOutput = (id: string, text: string) =>
    store.setState(({ blueprints }) => ({ blueprints: { ...blueprints, [id]: blueprintOf(text) } }));
  const keepVersion = vi.fn(async () => {
    throw new Error('offline');
  });
  const life = {
    workspace: { store, actions: { editOutput, flush: () => {} } },
    services: { api: { keepVersion } },
  } as unknown as PlanKeeper;
  const text = (id: string) => store.getState().blueprints[id]?.content.aiOutput;
  return { life, keepVersion, editOutput, text };
}

it('keeps what each plan said as a version of its own, also when the server cannot be reached', () => {
  const { life, keepVersion, text } = lifeWith({ a: 'old a', b: 'old b' });
  changePlans(life, [
    { id: 'a', text: 'new a' },
    { id: 'b', text: 'new b' },
  ]);
  expect([text('a'), text('b')]).toEqual(['new a', 'new b']);
  const version = { field: 'aiOutput', text: 'old a', origin: 'replaced' };
  expect(keepVersion).toHaveBeenCalledWith('blueprint', 'ann', 'a', version);
});

it('puts the old texts back, except where somebody has typed since', () => {
  const { life, editOutput, text } = lifeWith({ a: 'old a', b: 'old b' });
  const { undo } = changePlans(life, [
    { id: 'a', text: 'new a' },
    { id: 'b', text: 'new b' },
  ]);
  editOutput('b', 'new b, and more');
  undo();
  expect([text('a'), text('b')]).toEqual(['old a', 'new b, and more']);
});
