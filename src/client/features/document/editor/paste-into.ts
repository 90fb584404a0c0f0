import { DOMParser, Fragment, type Node, Slice } from 'prosemirror-model';
import type { EditorView } from 'prosemirror-view';
import { inertDocument } from '#client/adapters/page/inert-document.ts';
import { isSafeLink } from '#domain/plan/book-document.ts';
import { PLAN_SCHEMA } from './plan-schema.ts';
import { readSection } from './read-section.ts';

const parser = DOMParser.fromSchema(PLAN_SCHEMA);
const MARKDOWN = /^(?:#{1,6} |[-*+] |\d{1,3}[.)] |> |\|.*\|\s*$)|\*\*\S/m;

/**
 * From Word, Google Docs or a chat only what the schema knows comes in. The HTML is read in a document that is never
 * shown and runs nothing. False where there is nothing that the editor would not paste better by itself.
 */
export function pasteInto(view: EditorView, data: DataTransfer | null): boolean {
  if (!data || view.state.selection.$from.parent.type.spec.code) return false;
  const html = data.getData('text/html');
  const text = data.getData('text/plain');
  const slice = html ? fromHtml(html) : MARKDOWN.test(text) ? fromMarkdown(text) : null;
  if (!slice || slice.size === 0) return false;
  view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView().setMeta('paste', true));
  return true;
}

function fromHtml(html: string): Slice {
  const { body } = inertDocument(html);
  // Google Docs wraps everything in a bold element that is not bold.
  for (const wrapper of body.querySelectorAll('b[id^="docs-internal"]'))
    wrapper.replaceWith(...wrapper.childNodes);
  for (const dead of body.querySelectorAll('script, style, template, title')) dead.remove();
  return opened(clean(parser.parse(body).content));
}

function fromMarkdown(text: string): Slice {
  return opened(readSection(text.trim()).doc.content);
}

/** Words join the words around them; what is pasted as a list or a table stays one of its own. */
function opened(content: Fragment): Slice {
  const isOpen = (node: Node | null) => (node?.type.name === 'paragraph' ? 1 : 0);
  return new Slice(content, isOpen(content.firstChild), isOpen(content.lastChild));
}

/** Without links that nobody may follow. */
function clean(content: Fragment): Fragment {
  const nodes: Node[] = content.content.map((node) => {
    if (!node.isText) return node.copy(clean(node.content));
    return node.mark(
      node.marks.filter(({ type, attrs }) => type.name !== 'link' || isSafeLink(String(attrs.href))),
    );
  });
  return Fragment.fromArray(nodes);
}
