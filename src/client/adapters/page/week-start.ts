// For browsers that don't report it: English-speaking regions whose week begins on Sunday.
const SUNDAY_FIRST = new Set(['US', 'CA', 'AU', 'IN', 'IL', 'JP', 'PH', 'ZA', 'BR', 'MX']);

type WeekInfo = { firstDay: number };
type WithWeekInfo = { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };

/** The first day of the week in this language and region; 0 is Sunday. */
export function firstDayOf(language: string): number {
  try {
    const locale: Intl.Locale & WithWeekInfo = new Intl.Locale(language);
    const info = locale.getWeekInfo?.() ?? locale.weekInfo;
    if (info) return info.firstDay % 7;
    return SUNDAY_FIRST.has(locale.maximize().region ?? '') ? 0 : 1;
  } catch {
    return 0;
  }
}

export function browserFirstDay(): number {
  return firstDayOf(navigator.language);
}
