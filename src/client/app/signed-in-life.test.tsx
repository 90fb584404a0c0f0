import { expect, it } from 'vitest';
import { openSignedInLife } from './signed-in-life.ts';

const CONFIG = { brandName: 'Cornerstone', mailEnabled: false, aiOrigins: [] };
const ANN = { uid: 'ann', email: 'ann@example.org', displayName: null, photoURL: null };
const open = (user = ANN) =>
  openSignedInLife({ user, config: CONFIG, initial: { docs: [], isFromDevice: false } });

it('begins once, however often React begins to draw it, and anew after it has ended', () => {
  const life = open();
  expect(open()).toBe(life);
  life.close();
  const next = open();
  expect(next).not.toBe(life);
  expect(open()).toBe(next);
  next.close();
});

it('is another one for whoever signs in next', () => {
  const [ann, bob] = [open(), open({ ...ANN, uid: 'bob' })];
  expect(bob).not.toBe(ann);
  expect(open()).toBe(ann);
  ann.close();
  bob.close();
});
