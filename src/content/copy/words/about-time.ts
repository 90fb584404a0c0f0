const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A waiting time in everyday words. Rounded up: nobody minds waiting less. */
export function aboutTime(seconds: number): string {
  if (seconds <= MINUTE) return 'about a minute';
  if (seconds <= 50 * MINUTE) return `about ${Math.ceil(seconds / MINUTE)} minutes`;
  if (seconds <= 1.25 * HOUR) return 'about an hour';
  if (seconds <= 20 * HOUR) return `about ${Math.ceil(seconds / HOUR)} hours`;
  return seconds <= 1.25 * DAY ? 'about a day' : `about ${Math.ceil(seconds / DAY)} days`;
}
