type Policy = { createHTML: (html: string) => string };
type TrustedTypes = { createPolicy: (name: string, rules: Policy) => Policy };

let policy: Policy | undefined;

// Unicode keeps this one free for use inside of programs: no text has it.
const GUARD = '\uFDD0';
// Read by the parser as a `<style>` would be, and never applied.
const INSTEAD_OF_STYLE = `noframes ${GUARD}`;
const STYLE_TAG = /(<\/?)(?=style[\s/>])/gi;
// Every place where the name of an attribute can begin, and more: which of them are words is known after parsing only.
// To look for tags first is to lose one behind a comment or a quotation mark that nothing closes.
const NAME = /[\s/"'](?=on[a-z]|style)/gi;
// The slash of an end tag is such a place too: there the name must still begin with a letter.
const TAG = /<\/?(?=on[a-z]|style)/gi;
const INSTEAD_OF_TAG = `x${GUARD}`;

/**
 * HTML from elsewhere, as a document that is never shown: nothing in it runs, and nothing is fetched. Only to be read;
 * anyone who puts its elements on the page brings their links along. What stood in `style` is in `data-style`; styles,
 * scripts and handlers are gone. Our page forbids them, and a browser reports each as an attack as soon as it parses
 * one, also in a document without a window (Chromium since 156; styles always).
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
