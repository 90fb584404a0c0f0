import { expect, it } from 'vitest';
import { openSignedInLife } from './signed-in-life.ts';

const CONFIG = { brandName: 'Cornerstone', mailEnabled: false, aiOrigins: [] };
const ANN = { uid: 'ann', email: 'ann@example.org', displayName: null, photoURL: null };
const open = (user = ANN) =>
  openSignedInLife({ user, config: CONFIG, initial: { docs: [], isFromDevice: false } });

it('starts once, however often React renders it, and again after it has ended', () => {
  const life = open();
  expect(open()).toBe(life);
  life.close();
  const next = open();
  expect(next).not.toBe(life);
  expect(open()).toBe(next);
  next.close();
});

it('is a new one for the next person who signs in', () => {
  const [ann, bob] = [open(), open({ ...ANN, uid: 'bob' })];
  expect(bob).not.toBe(ann);
  expect(open()).toBe(ann);
  ann.close();
  bob.close();
});
