import { expect, it } from 'vitest';
import { keepOneTick } from './kept-tick.ts';

it('what is held is Node’s own record of a tick: of anything else, no shape would be remembered', async () => {
  const tick = await keepOneTick();
  expect(Object.keys(tick)).toEqual(['callback', 'args']);
  expect(Object.getOwnPropertySymbols(tick).map(String)).toContain('Symbol(async_id_symbol)');
});
