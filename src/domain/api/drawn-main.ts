const MAIN = /(<main\b[^>]*>)[\s\S]*?(?=<\/main>)/;

/** The page with this in its main part, in place of what every page of this kind has there. */
export function withRenderedMain(html: string, drawn: string): string {
  return html.replace(MAIN, (_, open: string) => `${open}${drawn}`);
}
