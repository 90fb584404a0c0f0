type Policy = { createHTML: (html: string) => string };
type TrustedTypes = { createPolicy: (name: string, rules: Policy) => Policy };

let policy: Policy | undefined;

// Unicode reserves this one for internal use: no text contains it.
const GUARD = '\uFDD0';
// Parsed like a `<style>`, but never applied.
const INSTEAD_OF_STYLE = `noframes ${GUARD}`;
const STYLE_TAG = /(<\/?)(?=style[\s/>])/gi;
// Every possible beginning of an attribute name, and more: only parsing shows which of them are plain words. Looking
// for tags first would miss one after an unclosed comment or quotation mark.
const NAME = /[\s/"'](?=on[a-z]|style)/gi;
// The slash of an end tag is such a place too: there the name must still begin with a letter.
const TAG = /<\/?(?=on[a-z]|style)/gi;
const INSTEAD_OF_TAG = `x${GUARD}`;

/**
 * Foreign HTML as a document that is never shown: nothing in it runs or is fetched. For reading only: inserting its
 * elements into the page would bring their links along. `style` attributes become `data-style`; styles, scripts and
 * handlers are removed. Our policy forbids them, and a browser reports each as an attack while parsing, even in a
 * document without a window (Chromium since 156; styles always).
 */
export function inertDocument(html: string): Document {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('inert-document', { createHTML: (given) => given });
  const guarded = html
    .replace(STYLE_TAG, `$1${INSTEAD_OF_STYLE}`)
    .replace(TAG, `$&${INSTEAD_OF_TAG}`)
    .replace(NAME, `$&${GUARD}`);
  const read = new DOMParser().parseFromString(policy?.createHTML(guarded) ?? guarded, 'text/html');
  for (const dead of read.querySelectorAll('script, noframes')) dead.remove();
  const walk = read.createTreeWalker(read, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const node = walk.currentNode;
    if (node instanceof Element) unguardAttributes(node);
    else if (node.nodeValue?.includes(GUARD)) node.nodeValue = unguard(node.nodeValue);
  }
  return read;
}

function unguardAttributes(element: Element): void {
  for (const attribute of [...element.attributes]) {
    const { name, value } = attribute;
    if (name === `${GUARD}style`) element.setAttribute('data-style', unguard(value));
    if (name.includes(GUARD)) element.removeAttributeNode(attribute);
    else if (value.includes(GUARD)) attribute.value = unguard(value);
  }
}

function unguard(text: string): string {
  return text.replaceAll(INSTEAD_OF_STYLE, '').replaceAll(INSTEAD_OF_TAG, '').replaceAll(GUARD, '');
}
