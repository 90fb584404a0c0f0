export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** In percent of the device's setting. */
export const TEXT_SIZES = [100, 110, 125, 150] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

/** How this device shows the app. Not a document: a phone at night and a large screen at noon need different settings. */
export type Look = { theme: Theme; textSize: TextSize };

export const PLAIN_LOOK: Look = { theme: 'system', textSize: 100 };

/** A cookie, not storage: the server renders the first screen with it, so nothing flashes or jumps. */
export const LOOK_COOKIE = 'look';

export const lookWords = ({ theme, textSize }: Look) => `${theme}.${textSize}`;

/** From a whole cookie header; anything invalid is ignored. */
export function lookIn(cookies: string | undefined): Look {
  const [, theme, size] = /(?:^|;\s*)look=([a-z]+)\.(\d+)(?:;|$)/.exec(cookies ?? '') ?? [];
  return {
    theme: THEMES.find((known) => known === theme) ?? PLAIN_LOOK.theme,
    textSize: TEXT_SIZES.find((known) => String(known) === size) ?? PLAIN_LOOK.textSize,
  };
}
