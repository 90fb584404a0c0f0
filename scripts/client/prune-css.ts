import { type Selector, transform, type Variable, type Visitor } from 'lightningcss';

/** The rules that can apply to this HTML. Rules for classes it does not have are left out, and what only those need. */
export function pruneCss(css: string, html: string): string {
  const used = new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)),
  );
  // Of the selector itself: a rule for what is *not* of a class applies to elements without it.
  const dropUnused = (parts: Selector) =>
    parts.some((part) => part.type === 'class' && !used.has(part.name)) ? [] : undefined;
  return withoutUnasked(transformed(css, { Selector: dropUnused }));
}

/** Custom properties that are declared for rules which are no longer there go as well. */
function withoutUnasked(css: string): string {
  const declared = new Set<string>();
  const asked = new Set<string>();
  const onVariable = ({ name }: Variable) => void asked.add(name.ident);
  transformed(css, {
    Rule: { property: ({ value }) => void declared.add(value.name) },
    Variable: onVariable,
  });
  return transformed(
    css,
    {},
    [...declared].filter((name) => !asked.has(name)),
  );
}

function transformed(css: string, visitor: Visitor<never>, unusedSymbols: string[] = []): string {
  const code = Buffer.from(css);
  return transform({ filename: 'page.css', code, minify: true, visitor, unusedSymbols }).code.toString();
}
