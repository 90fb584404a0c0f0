import type { Node } from 'prosemirror-model';
import type { EditorView, NodeView } from 'prosemirror-view';

/** A list item, with a box to tick if it has one. */
export class CheckItemView implements NodeView {
  readonly dom = document.createElement('li');
  readonly contentDOM: HTMLElement;
  readonly #box: HTMLInputElement | null;

  constructor(node: Node, view: EditorView, place: () => number | undefined) {
    this.dom.dir = 'auto';
    if (node.attrs.isTicked === null) {
      this.contentDOM = this.dom;
      this.#box = null;
      return;
    }
    this.dom.className = 'check-item';
    this.contentDOM = document.createElement('div');
    this.contentDOM.className = 'item-body';
    this.#box = document.createElement('input');
    this.#box.type = 'checkbox';
    this.#box.className = 'check-box';
    this.#box.contentEditable = 'false';
    this.#box.addEventListener('change', () => {
      const at = place();
      if (at !== undefined) view.dispatch(view.state.tr.setNodeAttribute(at, 'isTicked', this.#box?.checked));
    });
    this.dom.append(this.#box, this.contentDOM);
    this.update(node);
  }

  update(node: Node): boolean {
    if (node.type.name !== 'list_item' || (node.attrs.isTicked === null) !== (this.#box === null))
      return false;
    if (this.#box) {
      this.#box.checked = node.attrs.isTicked === true;
      this.#box.ariaLabel = node.firstChild?.textContent ?? '';
    }
    return true;
  }

  stopEvent(event: Event): boolean {
    return event.target === this.#box;
  }

  ignoreMutation({ target }: { target: globalThis.Node }): boolean {
    return target === this.#box;
  }
}
