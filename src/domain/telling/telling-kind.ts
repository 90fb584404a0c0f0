import type { DocumentKind } from '#domain/documents/document-kind.ts';
import { laterTime } from '#domain/documents/later-time.ts';
import { historyOf } from '#domain/documents/replaced-texts.ts';
import { threeWay } from '#domain/merging/three-way.ts';
import { TELLING_FIELDS } from './fields.ts';
import { TELLING_ID, type Telling } from './telling.ts';

export function blankTelling(now: string): Telling {
  return { id: TELLING_ID, createdAt: now, updatedAt: now, sources: [], proposals: [] };
}

export const tellingKind: DocumentKind<Telling> = {
  names: { one: 'telling', many: 'tellings' },
  only: { id: TELLING_ID, begin: blankTelling },
  hasShape: ({ sources, proposals }) => Array.isArray(sources) && Array.isArray(proposals),
  reportedOn: () => [],
  fields: TELLING_FIELDS,
  slotOf: () => TELLING_ID,
  replacedTexts: historyOf(TELLING_FIELDS),
  blankLike: ({ createdAt }) => blankTelling(createdAt),
  mergeRest: (base, mine, theirs) => ({
    ...theirs,
    updatedAt: threeWay(base.updatedAt, mine.updatedAt, theirs.updatedAt, laterTime),
  }),
};
