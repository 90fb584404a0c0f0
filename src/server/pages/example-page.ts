import { join } from 'node:path';
import { escapeHtml } from '#domain/plan/render/escape-html.ts';
import { policyHash } from './policy-hash.ts';
import { textIfThere } from './read-if-there.ts';

export const EXAMPLE_PATH = '/example';

export type ExamplePage = { html: string; policy: string };

/** The example book, drawn by the build: the same for everybody, without an account and without any script. */
export function loadExamplePage(dist: string, brandName: string): ExamplePage | undefined {
  const drawn = textIfThere(join(dist, 'prerender', 'example.html'));
  const css = textIfThere(join(dist, 'prerender', 'example.css'));
  if (drawn === undefined || css === undefined) return undefined;
  return {
    html: `<!doctype html>${drawn
      .replaceAll('{{brandName}}', () => escapeHtml(brandName))
      .replace('</head>', () => `<style>${css}</style></head>`)}`,
    // No script may run here, so nothing can connect, except that page checkers such as Lighthouse fetch robots.txt
    // from inside the page.
    policy: `default-src 'none'; connect-src 'self'; style-src '${policyHash(css)}'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  };
}
