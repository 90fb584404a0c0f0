import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from '@playwright/test';
import { readMarks, slowDown, slowPage, typeAndTime } from './page-measures.ts';

const PARAGRAPH =
  '<!doctype html><html lang="en"><title>One</title><p>A paragraph and nothing else.</p></html>';

/** The largest paint of a page with a single paragraph: the best this machine and network allow. */
export async function paintParagraph(chrome: Browser): Promise<number> {
  const server = createServer((_, reply) => reply.setHeader('content-type', 'text/html').end(PARAGRAPH));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const lcp = await paintOf(chrome, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  server.close();
  return lcp;
}

/** In a separate visit: checking whether a page responds runs a script in it, just before its first frame. */
export async function paintOf(chrome: Browser, url: string): Promise<number> {
  const { context, page } = await slowPage(chrome, url);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const { lcp } = await readMarks(page);
  await context.close();
  return lcp;
}

/** From each keystroke to its frame, in a box on an otherwise empty page. */
export async function typeIntoBareBox(chrome: Browser, keys: number): Promise<number[]> {
  const context = await chrome.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.setContent('<textarea rows="10" cols="30"></textarea>');
  await slowDown(page, false);
  const times = await typeAndTime(page, keys);
  await context.close();
  return times;
}
