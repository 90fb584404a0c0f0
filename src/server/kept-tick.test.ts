import { expect, it } from 'vitest';
import { keepOneTick } from './kept-tick.ts';

it('holds Node’s own tick object: no other one would keep the shape', async () => {
  const tick = await keepOneTick();
  expect(Object.keys(tick)).toEqual(['callback', 'args']);
  expect(Object.getOwnPropertySymbols(tick).map(String)).toContain('Symbol(async_id_symbol)');
});
