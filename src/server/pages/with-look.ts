import { lookIn } from '#domain/look.ts';

/** The attributes of `<html>` for the device's theme and text size; empty for the defaults. */
export function lookMarks(cookies: string | undefined): string {
  const { theme, textSize } = lookIn(cookies);
  const marks = [
    ...(theme === 'system' ? [] : [` data-theme="${theme}"`]),
    ...(textSize === 100 ? [] : [` data-text="${textSize}"`]),
  ];
  return marks.join('');
}

/** The page in the device's theme and text size. */
export function withLook(html: string, cookies: string | undefined): string {
  const marks = lookMarks(cookies);
  return marks === '' ? html : html.replace('<html', () => `<html${marks}`);
}
