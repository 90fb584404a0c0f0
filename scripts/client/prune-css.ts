import { type Selector, type SelectorComponent, transform, type Variable, type Visitor } from 'lightningcss';

// Parts of date, file, number and search fields, absent without such a field.
const PART_OF_FIELD = /^(?:-webkit-(?:date|calendar|search|inner-spin|outer-spin)|file-selector)/;
const FIELD_WITH_PARTS = /<input[^>]* type="(?:date|datetime-local|file|month|number|search|time|week)"/;

/**
 * The rules that can apply to this HTML, without those for missing classes and elements, and without values used only
 * by them. Each rule is parsed before the first paint, and the whole stylesheet follows.
 */
export function pruneCss(css: string, html: string): string {
  const classes = new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => unescaped(names).split(/\s+/)),
  );
  const elements = new Set([
    'html',
    'body',
    ...[...html.matchAll(/<([a-z][\w-]*)/g)].map(([, name]) => name),
  ]);
  const hasParts = FIELD_WITH_PARTS.test(html);
  const isNowhere = (part: SelectorComponent) => {
    if (part.type === 'class') return !classes.has(part.name);
    if (part.type === 'type') return !elements.has(part.name);
    return !hasParts && PART_OF_FIELD.test(pseudoElement(part));
  };
  // Only in the selector itself: a rule with `:not(.class)` applies to elements without the class.
  const dropUnused = (parts: Selector) => (parts.some(isNowhere) ? [] : undefined);
  return withoutUnasked(transformed(css, { Selector: dropUnused }));
}

/** HTML escapes class names for nested elements: "[&amp;&gt;a]:fixed". */
function unescaped(names: string): string {
  return names
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}

function pseudoElement(part: SelectorComponent): string {
  if (part.type !== 'pseudo-element') return '';
  return part.kind === 'custom' ? part.name : part.kind;
}

/** Also removes custom properties that only removed rules used, recursively. */
function withoutUnasked(css: string): string {
  const declared = new Set<string>();
  const asked = new Set<string>();
  const onVariable = ({ name }: Variable) => void asked.add(name.ident);
  transformed(css, {
    Rule: { property: ({ value }) => void declared.add(value.name) },
    DeclarationExit: { custom: ({ name }) => void declared.add(name) },
    Variable: onVariable,
  });
  const unasked = [...declared].filter((name) => name.startsWith('--') && !asked.has(name));
  if (unasked.length === 0) return css;
  const next = transformed(css, {}, unasked);
  // Some can't be removed from their declaration: without this the loop would never end.
  return next === css ? css : withoutUnasked(next);
}

function transformed(css: string, visitor: Visitor<never>, unusedSymbols: string[] = []): string {
  const code = Buffer.from(css);
  return transform({ filename: 'page.css', code, minify: true, visitor, unusedSymbols }).code.toString();
}
