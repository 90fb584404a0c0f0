/** One change of a source: replaces the characters from `start` to `end`. */
export type Mutant = {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly what: string;
};

/** A token of a pattern: an escape, a class, the beginning of a group, a quantifier, or one character. */
const PIECES =
  /\\{1,2}(?:[pPu]\{[^}]*\}|k<\w+>|[^\\])|\[(?:\\{1,2}.|[^\]\\])*\]|\(\?<?[=!]|\(\?(?::|<\w+>)?|[*+?]\??|\{\d+(?:,\d*)?\}\??|[^\\]/gsu;

/** Removes quantifiers, anchors and boundaries, and inverts classes and lookarounds. In a string literal the backslash is doubled. */
export function regexMutants(pattern: string, isText = false): readonly Mutant[] {
  const boundary = isText ? /^\\\\[bB]$/ : /^\\[bB]$/;
  return [...pattern.matchAll(PIECES)].flatMap(({ 0: piece, index: start }): Mutant[] => {
    const end = start + piece.length;
    const put = (text: string, what: string): Mutant[] => [
      { start, end, text, what: `${what} in a pattern` },
    ];
    if (piece === '^' || piece === '$' || boundary.test(piece)) return put('', `${piece} left out`);
    if (/^(?:[*+?]\??|\{\d.*)$/.test(piece)) return put('', `${piece} left out`);
    if (/^\[\^./s.test(piece)) return put(`[${piece.slice(2)}`, 'class turned round');
    if (/^\(\?<?[=!]$/.test(piece))
      return put(
        piece.replace(/[=!]$/, (sign) => (sign === '=' ? '!' : '=')),
        'lookaround turned round',
      );
    return [];
  });
}
