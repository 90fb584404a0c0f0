import type { Document } from '#domain/documents/document.ts';
import type { DocumentKind } from '#domain/documents/document-kind.ts';
import { laterTime } from '#domain/documents/later-time.ts';
import { historyOf } from '#domain/documents/replaced-texts.ts';
import { isRecord, isText } from '#domain/documents/shape.ts';
import { threeWay } from '#domain/merging/three-way.ts';
import type { Blueprint } from './blueprint.ts';
import { isBlueprintType } from './blueprint-types.ts';
import { FIELDS } from './fields.ts';

/** Documents of other kinds have no type. */
export function isBlueprint(doc: Document): doc is Blueprint {
  return 'type' in doc && 'content' in doc;
}

export const blueprintKind: DocumentKind<Blueprint> = {
  names: { one: 'blueprint', many: 'blueprints' },
  hasShape: ({ title, description, type, content, progress }) =>
    isText(title) &&
    isText(description) &&
    isBlueprintType(type) &&
    isRecord(content) &&
    isRecord(content.answers) &&
    Object.values(content.answers).every(isText) &&
    isRecord(progress) &&
    Number.isInteger(progress.currentStep),
  titleOf: ({ title }) => title,
  reportedOn: ({ type }, field) => [`blueprint ${type}`, ...(field === 'timeline' ? ['week'] : [])],
  fields: FIELDS,
  slotOf: ({ type }) => type,
  replacedTexts: historyOf(FIELDS),
  blankLike: (doc) => ({
    ...doc,
    status: 'active',
    updatedAt: doc.createdAt,
    participants: 0,
    content: { objectives: [], timeline: [], answers: {}, aiOutput: '' },
    progress: { completed: false, currentStep: 0 },
  }),
  mergeRest(base, mine, theirs) {
    function settle<T>(read: (doc: Blueprint) => T, both: (my: T, their: T) => T): T {
      return threeWay(read(base), read(mine), read(theirs), both);
    }
    return {
      id: theirs.id,
      title: theirs.title,
      type: theirs.type,
      description: theirs.description,
      status: settle(({ status }) => status, furtherStatus),
      createdAt: theirs.createdAt,
      updatedAt: settle(({ updatedAt }) => updatedAt, laterTime),
      participants: settle(({ participants }) => participants, Math.max),
      content: theirs.content,
      progress: {
        completed: settle(
          ({ progress }) => progress.completed,
          (my, their) => my || their,
        ),
        currentStep: settle(({ progress }) => progress.currentStep, Math.max),
      },
    };
  },
};

function furtherStatus(mine: Blueprint['status'], theirs: Blueprint['status']): Blueprint['status'] {
  const order = ['draft', 'active', 'completed'] as const;
  return order.indexOf(mine) > order.indexOf(theirs) ? mine : theirs;
}
