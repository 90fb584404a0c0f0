import type { Document } from '#domain/documents/document.ts';
import type { DocumentKind } from '#domain/documents/document-kind.ts';
import { laterTime } from '#domain/documents/later-time.ts';
import { historyOf } from '#domain/documents/replaced-texts.ts';
import { threeWay } from '#domain/merging/three-way.ts';
import { blankLaunch } from './change-launch.ts';
import { LAUNCH_FIELDS } from './fields.ts';
import { LAUNCH_ID, type Launch } from './launch.ts';

export function isLaunch(doc: Document): doc is Launch {
  return doc.id === LAUNCH_ID;
}

export const launchKind: DocumentKind<Launch> = {
  fields: LAUNCH_FIELDS,
  slotOf: () => LAUNCH_ID,
  replacedTexts: historyOf(LAUNCH_FIELDS),
  blankLike: ({ createdAt }) => blankLaunch(createdAt),
  mergeRest: (base, mine, theirs) => ({
    ...theirs,
    updatedAt: threeWay(base.updatedAt, mine.updatedAt, theirs.updatedAt, laterTime),
  }),
};
