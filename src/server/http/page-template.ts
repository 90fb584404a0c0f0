import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BOOT_ELEMENT_ID, type Boot } from '#domain/api-contract.ts';
import { escapeHtml } from '#domain/escape-html.ts';

/** The page around its data block. */
type Split = { before: string; after: string };

export type PageTemplate = {
  signedIn: Split;
  /** With the sign-in screen already drawn, when the build made one. */
  visitor: Split;
  /** Hash of the style block inside the visitor's page, for the content security policy. */
  styleHashes: string[];
};

const ROOT = '<div id="root"></div>';
const STYLESHEET = /[ \t]*<link rel="stylesheet"[^>]*>\n?/g;
const NOT_BUILT = `<!doctype html><html lang="en-US"><head><meta charset="utf-8" /><title>Business Launch Blueprint</title></head><body>${ROOT}<p>The pages are not built yet. Run <code>npm run build</code>, then start again.</p></body></html>`;

type Choice = { brandName: string; mailEnabled: boolean };

/** Read once: the page changes only with a build, and a build with a restart. */
export function loadPageTemplate(dist: string, { brandName, mailEnabled }: Choice): PageTemplate {
  const html = readIfThere(join(dist, 'client', 'index.html')) ?? NOT_BUILT;
  const part = (name: string) => readIfThere(join(dist, 'prerender', name));
  const signedIn = split(html.replace('</head>', () => `${part('signed-in-head.html') ?? ''}</head>`));
  const drawn = part(mailEnabled ? 'sign-in-mail.html' : 'sign-in.html');
  const css = part('sign-in.css');
  if (drawn === undefined || css === undefined) return { signedIn, visitor: split(html), styleHashes: [] };
  const filled = drawn.replaceAll('{{brandName}}', () => escapeHtml(brandName));
  return {
    signedIn,
    visitor: withStyle(
      html.replace(ROOT, () => `<div id="root">${filled}</div>`),
      css,
      part('sign-in-head.html'),
    ),
    styleHashes: [`sha256-${createHash('sha256').update(css).digest('base64')}`],
  };
}

// The rules of the drawn screen come with the page, and all others after it: a stylesheet in the head would hold back
// the first paint. At the end it holds back only the scripts, which then find every rule in place.
function withStyle(html: string, css: string, head = ''): Split {
  const links = (html.match(STYLESHEET) ?? []).map((link) => link.trim());
  const { before, after } = split(html.replaceAll(STYLESHEET, ''));
  return {
    before: before.replace('</head>', () => `${head}<style>${css}</style></head>`),
    after: `${links.join('')}${after}`,
  };
}

function split(html: string): Split {
  const at = html.lastIndexOf('</body>');
  return at === -1 ? { before: html, after: '' } : { before: html.slice(0, at), after: html.slice(at) };
}

/** `blueprintsJson` is the list as the store keeps it, already JSON. */
export function renderPage(
  page: Split,
  { user, config }: Omit<Boot, 'blueprints'>,
  blueprintsJson: string,
): string {
  const json = `{"user":${JSON.stringify(user)},"config":${JSON.stringify(config)},"blueprints":${blueprintsJson}}`;
  // `</script>` or `<!--` in somebody's answer would end the data block early and run as markup.
  const safe = json.replaceAll('<', '\\u003c');
  return `${page.before}<script type="application/json" id="${BOOT_ELEMENT_ID}">${safe}</script>${page.after}`;
}

function readIfThere(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
