import { useSyncExternalStore } from 'react';
import { followOnline, isOnline } from '#client/adapters/page/online.ts';

export function useOnline(): boolean {
  return useSyncExternalStore(followOnline, isOnline, () => true);
}
