import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from '#domain/plan/render/escape-html.ts';

export const EXAMPLE_PATH = '/example';

export type ExamplePage = { html: string; policy: string };

/** The example book, drawn by the build: for everybody alike, without an account, and without any script. */
export function loadExamplePage(dist: string, brandName: string): ExamplePage | undefined {
  const drawn = readIfThere(join(dist, 'prerender', 'example.html'));
  const css = readIfThere(join(dist, 'prerender', 'example.css'));
  if (drawn === undefined || css === undefined) return undefined;
  const styleHash = createHash('sha256').update(css).digest('base64');
  return {
    html: `<!doctype html>${drawn
      .replaceAll('{{brandName}}', () => escapeHtml(brandName))
      .replace('</head>', () => `<style>${css}</style></head>`)}`,
    policy: `default-src 'none'; style-src 'sha256-${styleHash}'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  };
}

function readIfThere(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
