import { lookIn } from '#domain/look.ts';

/** Whether this device has chosen another look than the usual one. */
export function hasLook(cookies: string | undefined): boolean {
  return withLook('<html', cookies) !== '<html';
}

/** The page in the theme and text size that this device has chosen. */
export function withLook(html: string, cookies: string | undefined): string {
  const { theme, textSize } = lookIn(cookies);
  const marks = [
    ...(theme === 'system' ? [] : [`data-theme="${theme}"`]),
    ...(textSize === 100 ? [] : [`data-text="${textSize}"`]),
  ];
  return marks.length === 0 ? html : html.replace('<html', () => `<html ${marks.join(' ')}`);
}
