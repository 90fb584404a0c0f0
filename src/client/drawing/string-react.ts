/**
 * Replaces React where a screen is only rendered to a string: on the server and in the service worker, which must
 * answer before React itself would be loaded. scripts/client/build-drawing.test.ts compares it with React, byte for
 * byte.
 */
type Props = Readonly<Record<string, unknown>>;
type Component = (props: Props, ref?: null) => unknown;

class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export const Fragment = Symbol('fragment');

const VOID = new Set(['br', 'hr', 'img', 'input', 'link', 'meta']);
const NOT_WRITTEN = new Set(['children', 'key', 'ref']);
const NAMES: Readonly<Record<string, string>> = {
  className: 'class',
  htmlFor: 'for',
  tabIndex: 'tabindex',
  defaultValue: 'value',
  autoFocus: 'autofocus',
};
const KEBAB = /^(?:stroke|fill|clip|font|text)[A-Z]/;
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

function escaped(text: string): string {
  return /[&<>"']/.test(text) ? text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '') : text;
}

function textOf(node: unknown): string {
  if (node instanceof Html) return node.text;
  if (Array.isArray(node)) return node.map(textOf).join('');
  return typeof node === 'string' || typeof node === 'number' ? escaped(String(node)) : '';
}

function attribute([name, value]: [string, unknown]): string {
  if (NOT_WRITTEN.has(name) || typeof value === 'function' || value === null || value === undefined)
    return '';
  const isWord = name.startsWith('aria-') || name.startsWith('data-');
  if (value === false && !isWord) return '';
  const kebab = () => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const written = NAMES[name] ?? (KEBAB.test(name) ? kebab() : name);
  return ` ${written}="${value === true && !isWord ? '' : escaped(String(value))}"`;
}

export function jsx(type: string | symbol | Component, props: Props): Html {
  if (typeof type === 'function') return new Html(textOf(type(props)));
  if (typeof type === 'symbol') return new Html(textOf(props.children));
  if (type === 'textarea') return textArea(props);
  const open = `<${type}${Object.entries(props).map(attribute).join('')}`;
  return new Html(VOID.has(type) ? `${open}/>` : `${open}>${textOf(props.children)}</${type}>`);
}
export const jsxs = jsx;

// HTML drops the first line break after the tag: a typed one needs another before it.
function textArea({ defaultValue = '', ...props }: Props): Html {
  const text = String(defaultValue);
  const open = `<textarea${Object.entries(props).map(attribute).join('')}>`;
  return new Html(`${open}${text.startsWith('\n') ? '\n' : ''}${escaped(text)}</textarea>`);
}

export function createElement(
  type: string | symbol | Component,
  props: Props | null,
  ...children: unknown[]
) {
  return jsx(type, children.length > 0 ? { ...props, children } : (props ?? {}));
}

export const forwardRef =
  (render: Component): Component =>
  (props) =>
    render(props, null);
export const memo = (component: Component): Component => component;
export const createContext = <Value>(value: Value) => ({ value });
export const useContext = <Value>(context: { value: Value }): Value => context.value;
export const use = useContext;
export const useState = <State>(initial: State | (() => State)) => [
  typeof initial === 'function' ? (initial as () => State)() : initial,
  () => undefined,
];
export const useMemo = <Value>(make: () => Value): Value => make();
export const useRef = <Value>(current: Value) => ({ current });
export const useDeferredValue = <Value>(value: Value, first = value): Value => first;
export const useEffect = () => undefined;
export const useLayoutEffect = useEffect;
let lastId = 0;
export function useId(): string {
  lastId += 1;
  return `drawn-${lastId}`;
}

export function renderToStaticMarkup(drawn: Html): string {
  lastId = 0;
  return drawn.text;
}
