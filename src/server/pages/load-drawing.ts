import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AllDocuments } from '#domain/all-documents.ts';

/** The HTML of a person's dashboard, shown until the app has started. */
export type RenderDashboard = (documents: AllDocuments) => string;

/** The build makes it from the client's components: the server has no words or styles of its own. */
export async function loadRenderer(dist: string): Promise<RenderDashboard | undefined> {
  const file = join(dist, 'prerender', 'draw-dashboard.js');
  if (!existsSync(file)) return undefined;
  const { drawDashboard } = await import(/* @vite-ignore */ pathToFileURL(resolve(file)).href);
  return drawDashboard;
}
