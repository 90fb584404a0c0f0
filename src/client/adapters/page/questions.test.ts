import { describe, expect, it } from 'vitest';
import { BLUEPRINT_TYPES } from '#domain/blueprint/blueprint-types.ts';
import { createQuestionLoader } from './questions.ts';

describe('createQuestionLoader', () => {
  it('has three questions for every type, and reads them synchronously once loaded', async () => {
    const book = createQuestionLoader();
    expect(book.read('identity')).toBeNull();
    for (const type of BLUEPRINT_TYPES) expect(await book.load(type)).toHaveLength(3);
    expect(book.read('identity')?.[0].text).toBe('What do people already come to you for help with?');
  });
});
