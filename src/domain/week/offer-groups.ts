import { addDays, type IsoDay, weekStart } from '#domain/reading/calendar.ts';
import type { OfferedDate } from './offered-dates.ts';

/** Dates to be added together: one such group at a time, never a hundred and fifty dates. */
export type OfferGroup =
  | { readonly kind: 'launch' | 'sends' | 'sendsLater' | 'mentions'; readonly offers: readonly OfferedDate[] }
  | { readonly kind: 'tasks'; readonly week: IsoDay; readonly offers: readonly OfferedDate[] };

const SOON_DAYS = 28;

/** Launch days and the next messages, then tasks week by week, then tasks that can wait. */
export function groupOffers(
  offered: readonly OfferedDate[],
  { today, firstDay }: { readonly today: IsoDay; readonly firstDay: number },
): OfferGroup[] {
  const soon = addDays(today, SOON_DAYS);
  const of = (wanted: (offer: OfferedDate) => boolean) => offered.filter(wanted);
  const weeks = Map.groupBy(
    of(({ kind }) => kind === 'task'),
    ({ entry }) => weekStart(entry.date, firstDay),
  );
  const groups: OfferGroup[] = [
    { kind: 'launch', offers: of(({ kind }) => kind === 'launch') },
    { kind: 'sends', offers: of(({ kind, entry }) => kind === 'send' && entry.date <= soon) },
    ...[...weeks].map(([week, offers]) => ({ kind: 'tasks' as const, week, offers })),
    { kind: 'sendsLater', offers: of(({ kind, entry }) => kind === 'send' && entry.date > soon) },
    { kind: 'mentions', offers: of(({ kind }) => kind === 'mention') },
  ];
  return groups.filter(({ offers }) => offers.length > 0);
}

/** Preselected dates: no mere mentions, and neither of two days for one start, but every evening of an event. */
export function wantedAtFirst({ kind, offers }: OfferGroup): ReadonlySet<string> {
  if (kind === 'mentions') return new Set();
  const days = Map.groupBy(offers, ({ launchDay }) => launchDay);
  const isDisputed = ({ launchDay, isOneOfSeveral }: OfferedDate) =>
    launchDay !== undefined &&
    !isOneOfSeveral &&
    new Set(days.get(launchDay)?.map(({ entry }) => entry.date)).size > 1;
  return new Set(offers.filter((offer) => !isDisputed(offer)).map(({ key }) => key));
}
