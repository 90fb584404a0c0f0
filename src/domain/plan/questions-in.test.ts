import { describe, expect, it } from 'vitest';
import { notesWith, questionsIn } from './questions-in.ts';

describe('questions in a reply', () => {
  it.each([
    ['1. Who pays?\n2) When do you start?\n- Where?', ['Who pays?', 'When do you start?', 'Where?']],
    ['Here are my questions:\n\n1. **Who pays?**\n\nThank you!', ['Who pays?']],
    ['1. a?\n2. b?\n3. c?\n4. d?', ['a?', 'b?', 'c?']],
    ['Who pays?', ['Who pays?']],
    ['NONE', []],
    ['', []],
  ])('%j', (reply, questions) => {
    expect(questionsIn(reply)).toEqual(questions);
  });
});

it('notes keep what they said, and what was answered', () => {
  expect(
    notesWith('My own note.', [
      { question: 'Who pays?', answer: ' The church. ' },
      { question: 'When?', answer: ' ' },
    ]),
  ).toBe('My own note.\n\nWho pays?\nThe church.');
  expect(notesWith('', [])).toBe('');
});
