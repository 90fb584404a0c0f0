import { lookIn } from '#domain/look.ts';

/** What `<html` says about the theme and text size that this device has chosen; empty for the usual ones. */
export function lookMarks(cookies: string | undefined): string {
  const { theme, textSize } = lookIn(cookies);
  const marks = [
    ...(theme === 'system' ? [] : [` data-theme="${theme}"`]),
    ...(textSize === 100 ? [] : [` data-text="${textSize}"`]),
  ];
  return marks.join('');
}

/** The page in the theme and text size that this device has chosen. */
export function withLook(html: string, cookies: string | undefined): string {
  const marks = lookMarks(cookies);
  return marks === '' ? html : html.replace('<html', () => `<html${marks}`);
}
