type Block = { prelude: string; body: string | null };

const GROUP = /^@(?:media|supports|layer|container)\b/;

/** The rules that can apply to this HTML. Rules for classes it does not have are left out, and what only those need. */
export function pruneCss(css: string, html: string): string {
  const used = new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)),
  );
  const kept = keep(css, (selector) => classesIn(selector).every((name) => used.has(name)));
  return kept.replaceAll(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name: string) =>
    new RegExp(`var\\(${name}\\b`).test(kept) ? rule : '',
  );
}

function keep(css: string, canApply: (selector: string) => boolean): string {
  return blocksOf(css)
    .map(({ prelude, body }) => {
      if (body === null) return `${prelude};`;
      if (GROUP.test(prelude)) {
        const inner = keep(body, canApply);
        // An empty layer still has its place among the others: left out, it would later come last and win.
        return inner === '' && !prelude.startsWith('@layer') ? '' : `${prelude}{${inner}}`;
      }
      if (prelude.startsWith('@')) return `${prelude}{${body}}`;
      const selectors = splitAt(prelude, ',').filter(canApply);
      return selectors.length === 0 ? '' : `${selectors.join(',')}{${body}}`;
    })
    .join('');
}

// A rule for what is *not* of a class applies to elements without it.
function classesIn(selector: string): string[] {
  const bare = selector.replaceAll(/:not\((?:[^()]|\([^()]*\))*\)|(?<!\\)\[[^\]]*\]/g, '');
  return [...bare.matchAll(/\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/g)].map(([, name = '']) => unescaped(name));
}

function unescaped(name: string): string {
  return name.replaceAll(/\\(?:([0-9a-f]{1,6}) ?|(.))/g, (_, hex?: string, letter?: string) =>
    hex ? String.fromCodePoint(Number.parseInt(hex, 16)) : (letter ?? ''),
  );
}

function blocksOf(css: string): Block[] {
  const blocks: Block[] = [];
  const text = css.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  for (let at = 0; at < text.length; ) {
    const open = find(text, at, '{;');
    const prelude = text.slice(at, open).trim();
    if (text[open] === '{') {
      const close = closing(text, open);
      blocks.push({ prelude, body: text.slice(open + 1, close) });
      at = close + 1;
    } else {
      if (prelude !== '') blocks.push({ prelude, body: null });
      at = open + 1;
    }
  }
  return blocks;
}

function closing(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at = find(text, at + 1, '{}')) {
    depth += text[at] === '{' ? 1 : -1;
    if (depth === 0) return at;
  }
  throw new Error('The rules to put into the page have a block without an end.');
}

function splitAt(text: string, mark: string): string[] {
  const at = find(text, 0, mark);
  return at >= text.length ? [text] : [text.slice(0, at), ...splitAt(text.slice(at + 1), mark)];
}

/** The next of these characters that stands for itself: outside quotes, brackets and escapes. */
function find(text: string, from: number, marks: string): number {
  const token = /\\.|"(?:\\.|[^"])*"|'(?:\\.|[^'])*'|[\s\S]/g;
  token.lastIndex = from;
  let depth = 0;
  for (let match = token.exec(text); match; match = token.exec(text)) {
    const [found] = match;
    if (found === '(' || found === '[') depth += 1;
    else if (found === ')' || found === ']') depth -= 1;
    else if (depth === 0 && marks.includes(found)) return match.index;
  }
  return text.length;
}
