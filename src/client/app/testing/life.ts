import { createStore } from 'zustand/vanilla';
import { browserServices, createSignedInLife, type SignedInLife } from '#client/app/signed-in-life.ts';
import type { Workspace } from '#client/saving/workspace.ts';

const CONFIG = { brandName: 'Cornerstone', mailEnabled: false, aiOrigins: [] };

/** A signed-in life with an inert workspace. */
export function lifeOf(uid: string, onClosed: () => void = () => undefined): SignedInLife {
  const store = createStore(() => ({ blueprints: {} })) as unknown as Workspace['store'];
  const workspace = { store, lateStore: store, actions: {} as Workspace['actions'], close: onClosed };
  return createSignedInLife({ uid, config: CONFIG, services: browserServices(), workspace });
}
