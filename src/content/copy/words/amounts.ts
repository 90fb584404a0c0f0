const TOKENS_PER_PAGE = 650;

// By hand: the first use of the browser's own number format takes a slow phone longer than a frame.
export const thousands = (value: number) => String(value).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** Most people don't know what a token is. A printed page is about 500 words. */
export function pagesOf(tokens: number): string {
  const pages = Math.max(1, Math.round(tokens / TOKENS_PER_PAGE));
  return pages === 1 ? '1 page' : `${thousands(pages)} pages`;
}

/** Rounded up: nobody minds paying less. */
export function centsOf(cents: number): string {
  if (cents < 1) return 'less than 1 cent';
  const whole = Math.ceil(cents);
  if (whole === 1) return '1 cent';
  return whole < 100 ? `${whole} cents` : `$${(whole / 100).toFixed(2)}`;
}

export function aboutCents(cents: number): string {
  return cents < 1 ? centsOf(cents) : `about ${centsOf(cents)}`;
}
