import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TOPICS } from '#content/catalog.ts';
import { QuestionHint } from './question-hint.tsx';

describe('the hint of a question', () => {
  it('sets its example apart, under a small label and in quotes', () => {
    const example = 'I’ve taught piano to about 200 adults.';
    render(<QuestionHint question={{ text: 'What?', hint: 'Start with your name.', example }} />);
    expect(screen.getByText('Start with your name.')).toBeDefined();
    expect(screen.getByText('Example: Ana, piano teacher')).toBeDefined();
    expect(screen.getByText('“I’ve taught piano to about 200 adults.”')).toBeDefined();
  });

  it('names the invented teacher once, in the label, and nowhere in the 57 hints', () => {
    const hints = TOPICS.flatMap(({ questions }) => questions.map(({ hint }) => hint));
    expect(hints.filter((hint) => /For example|who teaches piano|Ana\b/.test(hint))).toEqual([]);
  });
});
