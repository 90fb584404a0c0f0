import { settle } from './change-launch.ts';
import type { Launch } from './launch.ts';

const MARK = 'way/first-client';

export function takesShortWay(launch: Launch | null): boolean {
  return launch?.settled.includes(MARK) ?? false;
}

/** Kept with everything else that this person has settled, so that every device shows the same way. */
export function chooseWay(launch: Launch, isShort: boolean, now: string): Launch {
  return settle(launch, MARK, isShort, now);
}
