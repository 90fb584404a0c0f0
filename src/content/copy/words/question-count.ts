import { QUESTION_COUNT } from '#domain/blueprint/blueprint-types.ts';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

/** How many questions a blueprint asks, as it is said in a sentence. */
export const questionCount = NUMBERS[QUESTION_COUNT] ?? String(QUESTION_COUNT);
