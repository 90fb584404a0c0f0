import { describe, expect, it } from 'vitest';
import { createBlueprint } from '#domain/blueprint/change-blueprint.ts';
import { errorIn, isListingAnswer, isPutAnswer, isSessionAnswer, isUserAnswer } from './answer-shape.ts';

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
  it('are taken when they are ours', () => {
    expect(isUserAnswer({ user: { uid: 'u', displayName: null, email: null, photoURL: null } })).toBe(true);
    expect(isSessionAnswer({ user: null })).toBe(true);
    expect(isListingAnswer({ blueprints: [stored] })).toBe(true);
    expect(isPutAnswer({ version: 2, updatedAt: '2026-01-01T00:00:00.000Z' })).toBe(true);
  });

  it.each([
    ['a page of a hotel', '<html>'],
    ['nothing', undefined],
    ['null', null],
    ['a list', []],
    ['an empty object', {}],
    ['a user without id', { user: { uid: '' } }],
  ])('are refused when they are %s', (_, body) => {
    expect([isUserAnswer(body), isListingAnswer(body), isPutAnswer(body)]).toEqual([false, false, false]);
  });

  it.each([
    ['of an unknown type', { ...stored, type: 'other' }],
    ['without a version', { ...stored, version: undefined }],
    ['without content', { ...stored, content: undefined }],
    ['with an answer that is no text', { ...stored, content: { ...stored.content, answers: { 0: 1 } } }],
  ])('are refused with a blueprint %s', (_, blueprint) => {
    expect(isListingAnswer({ blueprints: [stored, blueprint] })).toBe(false);
  });

  it('name their error, and bring the stored blueprint along', () => {
    const error = { code: 'version-mismatch', message: 'm', requestId: 'r' };
    expect(errorIn({ error, current: stored })).toEqual({ error, current: stored });
    expect(errorIn({ error, current: 'x' })).toEqual({ error });
    expect(errorIn({ message: 'no' })).toBeUndefined();
  });
});
