const HEADING = /^(#{1,6})\s+(.*)$/;
const MARK = /^\s*[*_(]{0,2}owner only[.)]?[*_]{0,2}\s*$/i;
const MARKED_LINE =
  /^\s*(?:[-*]\s+)?\*\*[^*\n]*\(owner only\)[^*\n]*\*\*|^\s*(?:[-*]\s+)?[^:*|\n]{1,60}\(owner only\)\s*:/i;

/**
 * A plan without what its owner wrote for themselves alone: sections whose heading or first line says "Owner only", and
 * labeled lines that say so. For books and files that are shared; on the owner's screen everything stays.
 */
export function withoutOwnerOnly(plan: string): string {
  const lines = plan.split('\n');
  const kept: string[] = [];
  let hiddenLevel: number | undefined;
  for (const [index, line] of lines.entries()) {
    const [, marks = '', title = ''] = HEADING.exec(line) ?? [];
    if (marks !== '' && (hiddenLevel === undefined || marks.length <= hiddenLevel)) {
      const first = lines.slice(index + 1).find((next) => next.trim() !== '') ?? '';
      hiddenLevel = /\(owner only\)/i.test(title) || MARK.test(first) ? marks.length : undefined;
    }
    if (hiddenLevel === undefined && !MARKED_LINE.test(line)) kept.push(line);
  }
  return kept.join('\n');
}

export function hasOwnerOnly(plan: string): boolean {
  return withoutOwnerOnly(plan) !== plan;
}
