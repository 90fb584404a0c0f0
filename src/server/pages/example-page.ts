import { join } from 'node:path';
import { escapeHtml } from '#domain/plan/render/escape-html.ts';
import { policyHash } from './policy-hash.ts';
import { textIfThere } from './read-if-there.ts';

/** The first and the third recorded person. */
export const EXAMPLE_PATHS = ['/example', '/example/ruth'] as const;

export type ExamplePage = { html: string; policy: string };

/** The example books by path, rendered by the build: the same for everybody, without an account or any script. */
export function loadExamplePages(dist: string, brandName: string): ReadonlyMap<string, ExamplePage> {
  const pages = EXAMPLE_PATHS.flatMap((path) => {
    const file = join(dist, 'prerender', path.slice(1).replaceAll('/', '-'));
    const drawn = textIfThere(`${file}.html`);
    const css = textIfThere(`${file}.css`);
    return drawn === undefined || css === undefined
      ? []
      : [[path, examplePage(drawn, css, brandName)] as const];
  });
  return new Map(pages);
}

function examplePage(drawn: string, css: string, brandName: string): ExamplePage {
  return {
    html: `<!doctype html>${drawn
      .replaceAll('{{brandName}}', () => escapeHtml(brandName))
      .replace('</head>', () => `<style>${css}</style></head>`)}`,
    // No script may run here, so nothing can connect, except that page checkers such as Lighthouse fetch robots.txt
    // from inside the page.
    policy: `default-src 'none'; connect-src 'self'; style-src '${policyHash(css)}'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  };
}
