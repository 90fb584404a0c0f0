import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BOOT_ELEMENT_ID, type Boot } from '#domain/api-contract.ts';

export type PageTemplate = {
  /** For somebody signed in: the plain page. */
  signedIn: Split;
  /** For a visitor: with the sign-in screen already drawn, when the build made one. */
  visitor: Split;
  /** Hash of the style block inside the visitor's page, for the content security policy. */
  styleHashes: string[];
};

type Split = { before: string; after: string };

const ROOT = '<div id="root"></div>';
const STYLESHEET = /[ \t]*<link rel="stylesheet"[^>]*>\n?/g;
const NOT_BUILT =
  '<!doctype html><html lang="en-US"><head><meta charset="utf-8" /><title>Business Launch Blueprint</title></head><body><div id="root"></div><p>The pages are not built yet. Run <code>npm run build</code>, then start again.</p></body></html>';

/** Read once: the page changes only with a build, and a build with a restart. */
export function loadPageTemplate(distDirectory: string, brandName: string): PageTemplate {
  const html = readIfThere(join(distDirectory, 'client', 'index.html')) ?? NOT_BUILT;
  const fragment = readIfThere(join(distDirectory, 'prerender', 'sign-in.html'));
  const css = readIfThere(join(distDirectory, 'prerender', 'sign-in.css'));
  const plain = split(html);
  if (fragment === undefined) return { signedIn: plain, visitor: plain, styleHashes: [] };
  const drawn = fragment.trim().replaceAll('{{brandName}}', () => escapeHtml(brandName));
  const filled = html.replace(ROOT, () => `<div id="root">${drawn}</div>`);
  if (css === undefined) return { signedIn: plain, visitor: split(filled), styleHashes: [] };
  return {
    signedIn: plain,
    visitor: split(inlineStyle(filled, css)),
    styleHashes: [`sha256-${createHash('sha256').update(css).digest('base64')}`],
  };
}

// The stylesheet moves behind the drawn screen: in the head it would hold back the first paint, which the
// inlined rules already cover.
function inlineStyle(html: string, css: string): string {
  const links = html.match(STYLESHEET)?.join('') ?? '';
  return html
    .replaceAll(STYLESHEET, '')
    .replace('</head>', () => `<style>${css}</style></head>`)
    .replace('</body>', () => `${links}</body>`);
}

function split(html: string): Split {
  const at = html.lastIndexOf('</body>');
  return at === -1 ? { before: html, after: '' } : { before: html.slice(0, at), after: html.slice(at) };
}

/** `blueprintsJson` is the list as the store keeps it, already JSON. */
export function renderPage(template: Split, boot: Omit<Boot, 'blueprints'>, blueprintsJson: string): string {
  const json = `{"user":${JSON.stringify(boot.user)},"config":${JSON.stringify(boot.config)},"blueprints":${blueprintsJson}}`;
  return `${template.before}<script type="application/json" id="${BOOT_ELEMENT_ID}">${escapeScript(json)}</script>${template.after}`;
}

// `</script>` or `<!--` in somebody's answer would end the data block early and run as markup.
function escapeScript(json: string): string {
  return json.replaceAll('<', '\\u003c');
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function readIfThere(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
