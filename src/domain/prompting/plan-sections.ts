export type PlanSection = { readonly heading: string; readonly body: string };

/** The sections of a written plan, by its headings of any level. Text before the first heading is left out. */
export function planSections(plan: string): PlanSection[] {
  const [, ...parts] = plan.replaceAll('\r\n', '\n').split(/^#{1,6}[ \t]+/m);
  return parts.map((part) => {
    const [heading = '', ...lines] = part.split('\n');
    return { heading: heading.trim(), body: lines.join('\n').trim() };
  });
}
