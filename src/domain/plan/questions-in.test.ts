import { describe, expect, it } from 'vitest';
import { questionsIn, withAnswer } from './questions-in.ts';

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

describe('notes with an answer', () => {
  it('keep their words, and add each only once', () => {
    const begun = withAnswer('My own note.', 'Who pays?', '', 'T');
    expect(begun).toBe('My own note.\n\nWho pays?\nT');
    expect(withAnswer(begun, 'Who pays?', 'T', ' The church. ')).toBe(
      'My own note.\n\nWho pays?\nThe church.',
    );
  });
  it('have no unanswered question', () => {
    expect(withAnswer('', 'When?', '', ' ')).toBe('');
    expect(withAnswer('Before.\n\nWhen?\nIn May\n\nAfter.', 'When?', 'In May', '')).toBe('Before.\n\nAfter.');
  });
  it('keep changes from another device, before it, after it and within', () => {
    const both = 'My note.\n\nWho pays?\nT\n\nTyped on the phone.';
    expect(withAnswer(both, 'Who pays?', 'T', 'Th')).toBe('My note.\n\nWho pays?\nTh\n\nTyped on the phone.');
    const longer = 'Who pays?\nThe church.';
    expect(withAnswer(longer, 'Who pays?', 'T', 'Th')).toBe(`${longer}\n\nWho pays?\nTh`);
    expect(withAnswer('Rewritten there.', 'Who pays?', 'T', 'Th')).toBe('Rewritten there.\n\nWho pays?\nTh');
  });
});
