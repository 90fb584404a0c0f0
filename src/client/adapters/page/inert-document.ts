type Policy = { createHTML: (html: string) => string };
type TrustedTypes = { createPolicy: (name: string, rules: Policy) => Policy };

let policy: Policy | undefined;

const STYLES = /<style\b[\s\S]*?(?:<\/style\s*>|$)/gi;
// Not across another "<": from each of many that nothing closes, the whole rest would be read again.
const TAG = /<[a-z][^<>]*>/gi;
const STYLE = /(\s)style(?=\s*=)/gi;

/**
 * HTML from elsewhere, as a document that is never shown: nothing in it runs, and nothing is fetched. Only to be read;
 * whoever puts its elements on the page brings their scripts along. What stood in `style` is in `data-style`: our page
 * forbids styles, and would report each of them as an attack.
 */
export function inertDocument(html: string): Document {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('inert-document', { createHTML: (given) => given });
  const plain = html.replace(STYLES, '').replace(TAG, (tag) => tag.replace(STYLE, '$1data-style'));
  return new DOMParser().parseFromString(policy?.createHTML(plain) ?? plain, 'text/html');
}
