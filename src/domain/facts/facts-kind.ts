import type { DocumentKind } from '#domain/documents/document-kind.ts';
import { laterTime } from '#domain/documents/later-time.ts';
import { historyOf } from '#domain/documents/replaced-texts.ts';
import { isRecord } from '#domain/documents/shape.ts';
import { threeWay } from '#domain/merging/three-way.ts';
import { blankFactSheet, FACT_SHEET_ID, type FactSheet } from './fact-sheet.ts';
import { FACT_FIELDS } from './fields.ts';

export const factsKind: DocumentKind<FactSheet> = {
  names: { one: 'facts', many: 'facts' },
  formerName: 'launch',
  only: { id: FACT_SHEET_ID, begin: blankFactSheet },
  hasShape: ({ facts, notNow, own, settled }) =>
    isRecord(facts) && isRecord(notNow) && Array.isArray(own) && Array.isArray(settled),
  reportedOn: () => ['facts', 'kit', 'launch', 'next', 'week'],
  fields: FACT_FIELDS,
  slotOf: () => FACT_SHEET_ID,
  replacedTexts: historyOf(FACT_FIELDS),
  blankLike: ({ createdAt }) => blankFactSheet(createdAt),
  mergeRest: (base, mine, theirs) => ({
    ...theirs,
    updatedAt: threeWay(base.updatedAt, mine.updatedAt, theirs.updatedAt, laterTime),
  }),
};
