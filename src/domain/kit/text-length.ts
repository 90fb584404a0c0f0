// GSM 03.38: what a text message of 160 characters is made of. One other character, and only 70 fit.
const BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const EXTENDED = '|^€{}[]~\\\f';
const WIDTHS = new Map<string, number>([
  ...[...BASIC].map((sign) => [sign, 1] as const),
  ...[...EXTENDED].map((sign) => [sign, 2] as const),
]);

export type TextLength = { readonly characters: number; readonly messages: number };

/** How many text messages a phone splits it into. A two-unit character is never cut in half, so it may start the next one. */
export function textLength(text: string): TextLength {
  const isGsm = [...text].every((sign) => WIDTHS.has(sign));
  const widths = isGsm ? [...text].map((sign) => WIDTHS.get(sign) ?? 1) : graphemesOf(text);
  const characters = widths.reduce((sum, width) => sum + width, 0);
  const [single, joined] = isGsm ? [160, 153] : [70, 67];
  if (characters <= single) return { characters, messages: characters === 0 ? 0 : 1 };
  let messages = 1;
  let room = joined;
  for (const width of widths) {
    if (width > room) {
      messages += 1;
      room = joined;
    }
    room -= width;
  }
  return { characters, messages };
}

function graphemesOf(text: string): number[] {
  return [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].map(
    ({ segment }) => segment.length,
  );
}
