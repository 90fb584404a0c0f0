import type { LaunchTitles } from '#domain/week/kinds/launch-day.ts';

/** Two of the launch's own days have one name everywhere: in the picture, in the list and in other calendars. */
export const SIGN_UP_DAYS = { doorsOpen: 'Sign-up opens', doorsClose: 'Sign-up closes' } as const;

/** Calendar titles for launch days. The event has its own name, as in the picture. */
export const LAUNCH_TITLES: LaunchTitles = {
  eventDate: (name) => name || 'Your event',
  doorsOpen: () => SIGN_UP_DAYS.doorsOpen,
  doorsClose: () => SIGN_UP_DAYS.doorsClose,
  startDate: (name) => (name === '' ? 'Your group starts' : `${name} starts`),
};
