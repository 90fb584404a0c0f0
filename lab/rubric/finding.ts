/** A violation of a rule of the rubric. An empty list is a pass. */
export type Finding = { readonly rule: string; readonly where: string; readonly problem: string };

export function toFindings(rule: string, where: string, problems: readonly string[]): Finding[] {
  return problems.map((problem) => ({ rule, where, problem }));
}
