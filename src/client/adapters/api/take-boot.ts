import type { Boot } from '#domain/api/api-contract.ts';

/**
 * What the server wrote into the page; null where there is none (the development server). Not parsed by schema: it
 * comes with the page from the same origin, and the schemas would weigh on the first screen. Taken out of the page: it
 * is everything of one person, and another may sign in here without a reload.
 */
export function takeBoot(page: Document): Boot | null {
  const block = page.getElementById('boot');
  block?.remove();
  return block?.textContent ? JSON.parse(block.textContent) : null;
}
