import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { escapeHtml } from '#domain/plan/render/escape-html.ts';
import type { Config } from '#server/config.ts';
import { type ClientFile, etagOf } from './client-files.ts';
import { policyHash } from './policy-hash.ts';
import { textIfThere } from './read-if-there.ts';

export const INFO_PATHS = ['/help', '/privacy'] as const;

type About = Pick<Config, 'brandName' | 'contact' | 'analytics'>;

/** Public pages. As files, so that a device can store them and show them offline. */
export function loadInfoPages(dist: string, about: About): Map<string, ClientFile> {
  const css = textIfThere(join(dist, 'prerender', 'info.css'));
  if (css === undefined) return new Map();
  const policy = `default-src 'none'; script-src 'self'; connect-src 'self'; style-src '${policyHash(css)}'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  return new Map(
    INFO_PATHS.flatMap((path) => {
      const name = path === '/privacy' && about.analytics ? '/privacy-analytics' : path;
      const drawn = textIfThere(join(dist, 'prerender', `${name}.html`));
      if (drawn === undefined) return [];
      const html = `<!doctype html>${drawn
        .replaceAll('{{brandName}}', () => escapeHtml(about.brandName))
        .replaceAll('{{contact}}', () => contactLink(about.contact))
        .replace('</head>', () => `<style>${css}</style></head>`)}`;
      return [[path, pageFile(html, policy)] as const];
    }),
  );
}

function pageFile(html: string, policy: string): ClientFile {
  const plain = Buffer.from(html);
  return {
    contentType: 'text/html; charset=utf-8',
    isImmutable: false,
    etag: etagOf(plain),
    plain,
    br: undefined,
    gzip: gzipSync(plain),
    policy,
  };
}

function contactLink(contact: string | undefined): string {
  if (contact === undefined) return 'the person who runs this site';
  const words = escapeHtml(contact.replace(/^https:\/\//, '').replace(/\/$/, ''));
  const href = contact.startsWith('https:') ? contact : `mailto:${contact}`;
  // The same style as the page's other links.
  return `<a href="${escapeHtml(href)}" class="font-semibold text-gold-text underline underline-offset-4">${words}</a>`;
}
