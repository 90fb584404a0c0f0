import { DOMParser, type Fragment, type Node, Slice } from 'prosemirror-model';
import { TextSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { inertDocument } from '#client/adapters/page/inert-document.ts';
import { looksLikeMarkdown } from '#domain/reading/markdown-signs.ts';
import { PLAN_SCHEMA } from './plan-schema.ts';
import { readSection } from './read-section.ts';

const parser = DOMParser.fromSchema(PLAN_SCHEMA);
// As in adapters/markdown/html-to-markdown.ts: a page with deeper nesting is hostile.
const DEEPEST = 60;

/**
 * From Word, Google Docs or a chat, inserts only what the schema knows. The HTML is parsed in a document that is never
 * shown and runs nothing. False if the editor should paste it by itself, which must not be HTML: it would create a
 * Trusted Types policy that our page refuses, and fail.
 */
export function pasteInto(view: EditorView, data: DataTransfer | null): boolean {
  if (!data) return false;
  const html = data.getData('text/html');
  const text = data.getData('text/plain');
  // In code the editor pastes plain text; without any, it would parse the HTML.
  if (view.state.selection.$from.parent.type.spec.code)
    return text === '' && html !== '' && view.pasteText(inertDocument(html).body.textContent ?? '');
  const slice = html ? fromHtml(html) : looksLikeMarkdown(text) ? fromMarkdown(text) : null;
  if (!slice) return false;
  if (slice.size === 0) return html !== '' && (text === '' || view.pasteText(text));
  view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView().setMeta('paste', true));
  return true;
}

/** Dropped from elsewhere; the editor handles drags within itself. */
export function dropInto(view: EditorView, event: DragEvent): boolean {
  if (view.dragging || !event.dataTransfer?.getData('text/html')) return false;
  const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
  if (place) {
    view.dispatch(view.state.tr.setSelection(TextSelection.near(view.state.doc.resolve(place.pos))));
    pasteInto(view, event.dataTransfer);
    view.focus();
  }
  return true;
}

function fromHtml(html: string): Slice {
  const { body } = inertDocument(html);
  if (isTooDeep(body)) return Slice.empty;
  // Google Docs wraps everything in a bold element that isn't bold.
  for (const wrapper of body.querySelectorAll('b[id^="docs-internal"]'))
    wrapper.replaceWith(...wrapper.childNodes);
  for (const dead of body.querySelectorAll('script, style, template, title')) dead.remove();
  return opened(parser.parse(body).content);
}

function fromMarkdown(text: string): Slice {
  return opened(readSection(text.trim()).doc.content);
}

/** Words join the words around them; a pasted list or table stays separate. */
function opened(content: Fragment): Slice {
  const isOpen = (node: Node | null) => (node?.type.name === 'paragraph' ? 1 : 0);
  return new Slice(content, isOpen(content.firstChild), isOpen(content.lastChild));
}

function isTooDeep(body: HTMLElement): boolean {
  const walk = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_ELEMENT);
  for (let depth = 0; ; ) {
    if (walk.firstChild()) depth += 1;
    else {
      while (!walk.nextSibling()) {
        if (!walk.parentNode()) return false;
        depth -= 1;
      }
    }
    if (depth > DEEPEST) return true;
  }
}
