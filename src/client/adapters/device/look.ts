import { LOOK_COOKIE, type Look, lookIn, lookWords } from '#domain/look.ts';

const YEAR_SECONDS = 31_536_000;

export type LookKeeper = { read: () => Look; keep: (look: Look) => void };

/** Applies the look at once and stores it on this device. */
export const deviceLook: LookKeeper = {
  read: () => lookIn(document.cookie),
  keep(look) {
    document.cookie = `${LOOK_COOKIE}=${lookWords(look)}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
    const { dataset } = document.documentElement;
    if (look.theme === 'system') delete dataset.theme;
    else dataset.theme = look.theme;
    if (look.textSize === 100) delete dataset.text;
    else dataset.text = String(look.textSize);
  },
};
