import { join } from 'node:path';
import { BOOT_ELEMENT_ID, type Boot } from '#domain/api/api-contract.ts';
import { escapeHtml } from '#domain/plan/render/escape-html.ts';
import type { RenderDashboard } from './load-drawing.ts';
import { policyHash } from './policy-hash.ts';
import { textIfThere } from './read-if-there.ts';

/** The page around its data block. */
export type Split = { before: string; after: string };

/** The dashboard without personal data, and the function that renders a person's own. */
export type RenderedDashboard = { split: Split; draw?: RenderDashboard | undefined };

export type PageTemplate = {
  signedIn: Split;
  /** With the dashboard already rendered, if the build made one. */
  dashboard?: RenderedDashboard;
  /** With the sign-in screen already rendered, if the build made one. */
  visitor: Split;
  /** With the sign-up form rendered instead, if the build made one. */
  signUp?: Split;
  /** Hashes of inline styles in the rendered pages, for the content security policy. */
  styleHashes: string[];
  /** And of the one inline script in a visitor's page. */
  scriptHashes: string[];
};

const ROOT = '<div id="root"></div>';
const STYLESHEET = /[ \t]*<link rel="stylesheet"[^>]*>\n?/g;
const SCRIPTS =
  /[ \t]*(?:<script (?:defer|type="module")[^>]*><\/script>|<link rel="modulepreload"[^>]*>)\n?/g;
const FIRST_ANSWER = /<script defer src="\/(assets\/first-answer-[^"]+)"><\/script>/;
const NOT_BUILT = `<!doctype html><html lang="en-US"><head><meta charset="utf-8" /><title>Business Launch Blueprint</title></head><body>${ROOT}<p>The pages aren’t built yet. Run <code>npm run build</code>, then start again.</p></body></html>`;

type Drawn = { split: Split; styleHash: string };
type Choice = { brandName: string; mailEnabled: boolean; draw?: RenderDashboard | undefined };

/** Read once: the page changes only with a build, and a build needs a restart. */
export function loadPageTemplate(
  dist: string,
  { brandName, mailEnabled, draw: drawDashboard }: Choice,
): PageTemplate {
  const html = textIfThere(join(dist, 'client', 'index.html')) ?? NOT_BUILT;
  const part = (name: string) => textIfThere(join(dist, 'prerender', name));
  const signedIn = split(html.replace('</head>', () => `${part('signed-in-head.html') ?? ''}</head>`));
  const visitor = part(mailEnabled ? 'sign-in-mail.html' : 'sign-in.html');
  const draw = (drawn: string | undefined, name: string, head: string): Drawn | undefined => {
    const css = part(`${name}.css`);
    if (drawn === undefined || css === undefined) return undefined;
    const filled = drawn.replaceAll('{{brandName}}', () => escapeHtml(brandName));
    const page = html.replace(ROOT, () => `<div id="root">${filled}</div>`);
    return {
      split: withStyle(page, css, part(head)),
      styleHash: policyHash(css),
    };
  };
  const answering = (drawn: Drawn | undefined) =>
    drawn && withFirstAnswer(drawn.split, (file) => textIfThere(join(dist, 'client', file)));
  const signIn = draw(visitor, 'sign-in', 'sign-in-head.html');
  const signUp = draw(part('sign-up.html'), 'sign-up', 'sign-in-head.html');
  const [first, forNew] = [answering(signIn), answering(signUp)];
  const dashboard = draw(part('dashboard.html'), 'dashboard', 'signed-in-head.html');
  return {
    signedIn,
    ...(dashboard && { dashboard: { split: dashboard.split, draw: drawDashboard } }),
    visitor: first?.split ?? split(html),
    ...(forNew && { signUp: forNew.split }),
    styleHashes: [signIn, signUp, dashboard].flatMap((drawn) => drawn?.styleHash ?? []),
    scriptHashes: first?.scriptHash ? [first.scriptHash] : [],
  };
}

// The rendered screen's rules are inline and all others come after it: a stylesheet in the head would delay the first
// paint. At the end it delays only the scripts, which then find every rule in place. The scripts are there too: a
// browser reads a page in chunks, and scripts before the screen would push it into the second.
function withStyle(html: string, css: string, head = ''): Split {
  const links = (html.match(STYLESHEET) ?? []).map((link) => link.trim());
  const page = html.replaceAll(STYLESHEET, '').replace('</head>', () => `${head}</head>`);
  const scripts = (page.match(SCRIPTS) ?? []).map((script) => script.trim());
  const { before, after } = split(page.replaceAll(SCRIPTS, ''));
  return {
    before: before.replace('</head>', () => `<style>${css}</style></head>`),
    after: `${paintedFirst(scripts.join(''))}${links.join('')}${after}`,
  };
}

/** Lets the sign-in screen respond from its first frame on: a separate script file would arrive a round trip later. */
function withFirstAnswer(
  { before, after }: Split,
  read: (file: string) => string | undefined,
): { split: Split; scriptHash?: string } {
  const [tag, file = ''] = FIRST_ANSWER.exec(after) ?? [];
  const text = tag === undefined ? undefined : read(file);
  if (tag === undefined || text === undefined) return { split: { before, after } };
  const script = withoutComments(text);
  return {
    split: { before: `${before}<script>${script}</script>`, after: after.replace(tag, '') },
    scriptHash: policyHash(script),
  };
}

function withoutComments(script: string): string {
  return script.replaceAll(/^\s*\/\/.*\n/gm, '').replaceAll(/^\s+/gm, '');
}

// Browsers fetch modules with the same priority as render-blocking files; here the screen paints without them.
function paintedFirst(html: string): string {
  return html.replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"');
}

function split(html: string): Split {
  const at = html.lastIndexOf('</body>');
  return at === -1 ? { before: html, after: '' } : { before: html.slice(0, at), after: html.slice(at) };
}

/** `documentsJson` is JSON text from the store: the members of an object. */
export function renderPage(
  page: Split,
  { user, ...about }: Pick<Boot, 'user' | 'config' | 'isShell' | 'isEndedElsewhere'>,
  documentsJson: string,
): string {
  const json = `{"user":${JSON.stringify(user)},${JSON.stringify(about).slice(1, -1)},${documentsJson}}`;
  // `</script>` or `<!--` in somebody's answer would end the data block early and run as markup.
  const safe = json.replaceAll('<', '\\u003c');
  return `${page.before}<script type="application/json" id="${BOOT_ELEMENT_ID}">${safe}</script>${page.after}`;
}
