import { CONFLICT_COPY } from '#content/copy/conflict.ts';

const { fields } = CONFLICT_COPY.conflict;

/** `answers.1` -> 'Answer 2'; names come from the merge (domain/merge). */
export function conflictFieldName(field: string): string {
  const answer = /(\d)$/.exec(field)?.[1];
  if (field.includes('answers') && answer !== undefined) return fields.answer(Number(answer) + 1);
  return field.includes('aiOutput') ? fields.plan : fields.other;
}
