import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { allDocuments, isAllDocuments, memberOf } from '#domain/all-documents.ts';
import { API, DOCUMENT_API } from '#domain/api/api.ts';
import { deletedBlueprintsResponseSchema, errorBodySchema } from '#domain/api/api-contract.ts';
import { BLUEPRINT_TYPES } from '#domain/blueprint/blueprint-types.ts';
import { createBlueprint } from '#domain/blueprint/change-blueprint.ts';
import { kindOf as domainKind, KIND_NAMES, type KindName } from '#domain/kinds.ts';
import { arbitraryDocument } from '#domain/testing/arbitrary-document.ts';
import { errorIn, isPutAnswer, isSessionAnswer, isUserAnswer, restoredIn } from './answer-shape.ts';
import { isDeletedAnswer } from './deleted-api.ts';
import { isEmailStateAnswer } from './email-api.ts';
import { isVersionAnswer, isVersionsAnswer } from './versions-api.ts';

const stored = {
  ...createBlueprint({
    id: '6f0c1b1e-4f3b-4c8e-9d55-0a6f6a0d1c11',
    type: 'identity',
    title: 'Your Identity',
    description: 'Uncover the core of who you are',
    now: '2026-01-01T00:00:00.000Z',
  }),
  version: 1,
};

describe('answers of our server', () => {
  it('are accepted when they are ours', () => {
    expect(isUserAnswer({ user: { uid: 'u', displayName: null, email: null, photoURL: null } })).toBe(true);
    expect(isSessionAnswer({ user: null })).toBe(true);
    expect(isAllDocuments({ ...allDocuments([]), blueprints: [stored] })).toBe(true);
    expect(isPutAnswer({ version: 2, updatedAt: '2026-01-01T00:00:00.000Z' })).toBe(true);
  });

  it('are accepted from a server of the previous release, without tellings', () => {
    const { telling: _, ...before } = allDocuments([]);
    expect(isAllDocuments({ ...before, blueprints: [stored] })).toBe(true);
  });

  it.each([
    ['a page of a hotel', '<html>'],
    ['nothing', undefined],
    ['null', null],
    ['a list', []],
    ['an empty object', {}],
    ['a user without id', { user: { uid: '' } }],
  ])('are refused when they are %s', (_, body) => {
    expect([isUserAnswer(body), isAllDocuments(body), isPutAnswer(body)]).toEqual([false, false, false]);
  });

  it.each([
    ['of an unknown type', { ...stored, type: 'other' }],
    ['without a version', { ...stored, version: undefined }],
    ['without content', { ...stored, content: undefined }],
    ['with an answer that is no text', { ...stored, content: { ...stored.content, answers: { 0: 1 } } }],
  ])('are refused with a blueprint %s', (_, blueprint) => {
    expect(isAllDocuments({ ...allDocuments([]), blueprints: [stored, blueprint] })).toBe(false);
  });

  it('name their error, and contain the stored blueprint', () => {
    const error = { code: 'version-mismatch', message: 'm', requestId: 'r' };
    expect(errorIn({ error, current: stored })).toEqual({ error, current: stored });
    expect(errorIn({ error, current: 'x' })).toEqual({ error });
    expect(errorIn({ message: 'no' })).toBeUndefined();
  });
});

type Guard = (body: unknown) => boolean;
type Case = {
  name: string;
  schema: z.ZodMiniType;
  guard: Guard;
  replies: fc.Arbitrary<unknown>;
  read: string[];
};

const version = fc.integer({ min: 1, max: 2 ** 40 });
const moment = fc
  .date({ noInvalidDate: true, min: new Date(0), max: new Date('2100') })
  .map((at) => at.toISOString());
const storedOf = (kind: KindName) =>
  fc.tuple(arbitraryDocument(kind), version).map(([doc, number]) => ({ ...doc, version: number }));
const whatThereIs = (kind: KindName): fc.Arbitrary<unknown> =>
  domainKind(kind).only ? fc.option(storedOf(kind)) : fc.array(storedOf(kind), { maxLength: 3 });
const storedBlueprint = storedOf('blueprint');
const name = fc.option(fc.string());
const user = fc.record({ uid: fc.string({ minLength: 1 }), displayName: name, email: name, photoURL: name });
const origin = fc.constantFrom('generated', 'edited', 'pasted', 'restored', 'conflict', 'replaced');
const summary = { versionId: fc.string(), savedAt: moment, origin };

const BLUEPRINT = [
  'id',
  'title',
  'description',
  'type',
  'version',
  'content',
  'content.answers',
  'content.answers.0',
  'progress',
  'progress.currentStep',
];
const READ: { readonly [Name in KindName]?: readonly string[] } = {
  blueprint: BLUEPRINT,
  facts: ['id', 'version', 'facts', 'own', 'notNow', 'settled'],
};
const under = (place: string) => [place, ...BLUEPRINT.map((path) => `${place}.${path}`)];

// `read`: values that the page uses unchecked. There the guard must catch every wrong type.
const CASES: Case[] = [
  {
    name: 'signIn',
    schema: API.signIn.reply,
    guard: isUserAnswer,
    replies: user.map((signedIn) => ({ ...allDocuments([]), user: signedIn })),
    read: ['user', 'user.uid'],
  },
  {
    name: 'session',
    schema: API.session.reply,
    guard: isSessionAnswer,
    replies: fc.record({ user: fc.option(user) }),
    read: ['user.uid'],
  },
  {
    name: 'emailState',
    schema: API.emailState.reply,
    guard: isEmailStateAnswer,
    replies: fc.record({ state: fc.constantFrom('confirmed', 'unconfirmed', 'unasked') }),
    read: ['state'],
  },
  {
    name: 'listDocuments',
    schema: API.listDocuments.reply,
    guard: isAllDocuments,
    replies: fc.record(Object.fromEntries(KIND_NAMES.map((kind) => [memberOf(kind), whatThereIs(kind)]))),
    read: KIND_NAMES.flatMap((kind) => {
      const place = domainKind(kind).only ? memberOf(kind) : `${memberOf(kind)}.0`;
      return [memberOf(kind), ...(READ[kind] ?? ['id', 'version']).map((path) => `${place}.${path}`)];
    }),
  },
  {
    name: 'saveBlueprint',
    schema: DOCUMENT_API.blueprint.save.reply,
    guard: isPutAnswer,
    replies: fc.record({ version, updatedAt: moment }),
    read: ['version', 'updatedAt'],
  },
  {
    name: 'restoreBlueprint',
    schema: DOCUMENT_API.blueprint.restore.reply,
    guard: (body) => restoredIn(body, 'blueprint') !== undefined,
    replies: fc.record({ blueprint: storedBlueprint }),
    read: under('blueprint'),
  },
  {
    name: 'listDeletedBlueprints',
    schema: deletedBlueprintsResponseSchema,
    guard: isDeletedAnswer,
    replies: fc.record({
      deleted: fc.array(
        fc.record({
          id: fc.uuid(),
          type: fc.constantFrom(...BLUEPRINT_TYPES),
          title: fc.string(),
          deletedAt: moment,
          answered: fc.nat(),
          hasPlan: fc.boolean(),
        }),
        { maxLength: 3 },
      ),
    }),
    read: [
      'deleted',
      'deleted.0',
      ...['id', 'type', 'title', 'deletedAt', 'answered', 'hasPlan'].map((name) => `deleted.0.${name}`),
    ],
  },
  {
    name: 'listVersions',
    schema: DOCUMENT_API.blueprint.listVersions.reply,
    guard: isVersionsAnswer,
    replies: fc.record({
      versions: fc.array(fc.record({ ...summary, field: fc.string(), length: fc.nat() }), { maxLength: 3 }),
    }),
    read: [
      'versions',
      'versions.0',
      'versions.0.versionId',
      'versions.0.savedAt',
      'versions.0.origin',
      'versions.0.length',
    ],
  },
  {
    name: 'readVersion',
    schema: DOCUMENT_API.blueprint.readVersion.reply,
    guard: isVersionAnswer,
    replies: fc.record({ version: fc.record({ ...summary, field: fc.string(), text: fc.string() }) }),
    read: [
      'version',
      'version.versionId',
      'version.savedAt',
      'version.origin',
      'version.field',
      'version.text',
    ],
  },
];

const kindOf = (value: unknown) => (Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value);

/** The reply with another type of value at that path; undefined if the reply has no such path. */
function withAt(reply: unknown, path: string, value: unknown): unknown {
  const copy: unknown = JSON.parse(JSON.stringify(reply));
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let holder = copy as Record<string, unknown> | undefined;
  for (const key of keys) holder = holder?.[key] as Record<string, unknown> | undefined;
  if (holder?.[last] === undefined || kindOf(holder[last]) === kindOf(value)) return undefined;
  holder[last] = value;
  return copy;
}

describe.each(CASES)('the guard of $name, held to the contract', ({ schema, guard, replies, read }) => {
  it('accepts everything that the contract allows', () => {
    fc.assert(
      fc.property(replies, (reply) => {
        const sent: unknown = JSON.parse(JSON.stringify(reply));
        expect([schema.safeParse(sent).success, guard(sent)]).toEqual([true, true]);
      }),
    );
  });

  it('refuses another kind of value wherever the page reads one', () => {
    const other = fc.constantFrom<unknown>('text', 7, true, null, [], {}, [1], 1.5);
    fc.assert(
      fc.property(replies, fc.constantFrom(...read), other, (reply, path, value) => {
        const wrong = withAt(reply, path, value);
        if (wrong === undefined || schema.safeParse(wrong).success) return;
        expect(guard(wrong)).toBe(false);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a refusal, held to the contract', () => {
  it('is recognized exactly when the contract allows it', () => {
    const error = fc.record({ code: fc.string(), message: fc.string(), requestId: fc.string() });
    const refusals = fc.record(
      { error, current: storedBlueprint, existing: storedBlueprint },
      { requiredKeys: ['error'] },
    );
    fc.assert(
      fc.property(refusals, (refusal) => {
        const sent: unknown = JSON.parse(JSON.stringify(refusal));
        expect(errorIn(sent)).toEqual(errorBodySchema.parse(sent));
      }),
    );
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        if (errorIn(value)) expect(typeof (value as { error: { code: unknown } }).error.code).toBe('string');
      }),
    );
  });
});
