import { QUESTION_COUNT } from '#domain/blueprint/blueprint-types.ts';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

/** The number of questions per blueprint, in words. */
export const questionCount = NUMBERS[QUESTION_COUNT] ?? String(QUESTION_COUNT);
