import type { Boot } from '#domain/api/api-contract.ts';

/** What the server wrote into the page; null where there is none (the development server). Not parsed by
 * schema: it comes with the page from the same origin, and the schemas would weigh on the first screen. */
export function readBoot(page: Document): Boot | null {
  const text = page.getElementById('boot')?.textContent;
  return text ? JSON.parse(text) : null;
}
