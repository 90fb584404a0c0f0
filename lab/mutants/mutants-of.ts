import { parseAst } from 'vite';
import { type Mutant, regexMutants } from './regex-mutants.ts';

type Node = { readonly type: string; readonly start: number; readonly end: number } & Record<string, unknown>;

const TURNED: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
};
/** Calls that may be removed, since they return the same type as their receiver. */
const LEFT_OUT = new Set([
  'filter',
  'slice',
  'trim',
  'trimEnd',
  'toLowerCase',
  'replace',
  'replaceAll',
  'sort',
  'reverse',
]);
const SWAPPED: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  floor: 'ceil',
  ceil: 'floor',
};
/** Nodes without executable code. */
const NOT_RUN = /^(?:TS(?!As|NonNull|Satisfies)|ImportDeclaration|ExportAllDeclaration)/;

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** Every change of one expression or statement that a test should notice, in source order. */
export function mutantsOf(source: string): readonly Mutant[] {
  const found: Mutant[] = [];
  const words = ({ start, end }: Node) => source.slice(start, end);
  const put = (node: Node, text: string, what: string) => {
    if (words(node) !== text) found.push({ start: node.start, end: node.end, text, what });
  };
  const isText = (node: unknown): boolean =>
    isNode(node) && (node.type === 'TemplateLiteral' || typeof node.value === 'string');

  const condition = (test: unknown, fates: readonly string[]) => {
    if (!isNode(test)) return;
    for (const fate of fates) put(test, fate, `condition always ${fate}`);
    // A comparison is inverted separately.
    const isTurned = test.type === 'BinaryExpression' && /^[!=]==$/.test(String(test.operator));
    if (!isTurned) put(test, `!(${words(test)})`, 'condition negated');
  };

  const literal = (node: Node) => {
    const { value, regex } = node;
    if (typeof value === 'boolean') put(node, String(!value), 'boolean flipped');
    if (typeof value === 'number') {
      put(node, String(value + 1), 'number + 1');
      put(node, `(${value - 1})`, 'number - 1');
    }
    if (typeof value === 'string') put(node, value === '' ? "'mutant'" : "''", 'text emptied');
    if (regex !== undefined)
      regexPlaces(node, node.start + 1, String(Object(regex).pattern), String(Object(regex).flags));
  };
  const regexPlaces = (node: Node, at: number, pattern: string, flags: string) => {
    for (const { start, end, text, what } of regexMutants(pattern))
      found.push({ start: at + start, end: at + end, text, what });
    if (flags.includes('i')) {
      const flag = source.indexOf('i', at + pattern.length + 1);
      if (flag < node.end) found.push({ start: flag, end: flag + 1, text: '', what: 'flag i left out' });
    }
  };

  const binary = (node: Node) => {
    const { left, right } = node;
    const turned = TURNED[String(node.operator)];
    if (turned === undefined || !isNode(left) || !isNode(right)) return;
    if (isText(left) || isText(right)) {
      if (!/^[!=]==$/.test(String(node.operator))) return;
    }
    put(node, `${words(left)} ${turned} ${words(right)}`, `${String(node.operator)} is ${turned}`);
  };

  const logical = (node: Node) => {
    const { left, right, operator } = node;
    if (!isNode(left) || !isNode(right)) return;
    put(node, `(${words(left)})`, `right side of ${String(operator)} left out`);
    if (operator === '??') return;
    put(node, `(${words(right)})`, `left side of ${String(operator)} left out`);
    const other = operator === '&&' ? '||' : '&&';
    put(node, `(${words(left)}) ${other} (${words(right)})`, `${String(operator)} is ${other}`);
  };

  const call = (node: Node) => {
    const { callee } = node;
    if (!isNode(callee) || callee.type !== 'MemberExpression' || callee.computed === true) return;
    const { object, property } = callee;
    if (!isNode(object) || !isNode(property)) return;
    const name = words(property);
    if (LEFT_OUT.has(name)) put(node, words(object), `.${name}() left out`);
    const swapped = SWAPPED[name];
    if (swapped !== undefined) put(property, swapped, `.${name} is .${swapped}`);
  };

  const pattern = (node: Node) => {
    const [first] = Array.isArray(node.arguments) ? node.arguments : [];
    if (!isNode(node.callee) || words(node.callee) !== 'RegExp' || !isNode(first)) return;
    for (const part of Array.isArray(first.quasis) ? first.quasis : [first]) {
      if (!isNode(part) || (part.type !== 'TemplateElement' && part.type !== 'Literal')) continue;
      // Its range ends with the quote, the backtick or the `${` around it.
      const end = part.end - (source.startsWith('${', part.end - 2) ? 2 : 1);
      const at = part.start + 1;
      for (const mutant of regexMutants(source.slice(at, end), true))
        found.push({ ...mutant, start: at + mutant.start, end: at + mutant.end });
    }
  };

  const visit = (node: Node, isKey = false) => {
    if (NOT_RUN.test(node.type)) return;
    if (!isKey) seen(node);
    for (const [key, value] of Object.entries(node)) {
      const isName =
        (key === 'key' && node.computed !== true) || key === 'typeAnnotation' || key === 'source';
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, isName);
    }
  };
  const seen = (node: Node) => {
    const { type } = node;
    if (type === 'Literal') literal(node);
    else if (type === 'TemplateLiteral') put(node, '``', 'text emptied');
    else if (type === 'ArrayExpression') put(node, '[]', 'list emptied');
    else if (type === 'BinaryExpression') binary(node);
    else if (type === 'LogicalExpression') logical(node);
    else if (type === 'UnaryExpression' && node.operator === '!' && isNode(node.argument))
      put(node, words(node.argument), '! left out');
    else if (type === 'CallExpression') call(node);
    else if (type === 'NewExpression') pattern(node);
    else if (type === 'IfStatement' || type === 'ConditionalExpression')
      condition(node.test, ['true', 'false']);
    else if (type === 'WhileStatement') condition(node.test, ['false']);
    else if (/^(?:Expression|Continue|Break|Throw)Statement$/.test(type))
      put(node, ';', 'statement left out');
    else if (type === 'ReturnStatement' && node.argument === null) put(node, ';', 'return left out');
  };
  visit(parseAst(source, { lang: 'ts' }) as unknown as Node);
  return found.sort((one, other) => one.start - other.start || one.end - other.end);
}

export function applyMutant(source: string, { start, end, text }: Mutant): string {
  return source.slice(0, start) + text + source.slice(end);
}
