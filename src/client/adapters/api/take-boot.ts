import type { Boot } from '#domain/api/api-contract.ts';

/**
 * The data that the server put into the page; null if there is none (development server). Not checked by schema: it is
 * same-origin, and the schemas would slow down the first screen. Removed from the page: it is all of one person's data,
 * and another may sign in here without a reload.
 */
export function takeBoot(page: Document): Boot | null {
  const block = page.getElementById('boot');
  block?.remove();
  return block?.textContent ? JSON.parse(block.textContent) : null;
}
