import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TOPICS } from '#content/catalog.ts';
import { QuestionHint } from './question-hint.tsx';

describe('the hint of a question', () => {
  const hints = TOPICS.flatMap(({ type, questions }) =>
    questions.map(({ hint }, index) => [`${type}.${index}`, hint] as const),
  );

  it.each(hints)('sets its example apart: %s', (_, hint) => {
    const { container } = render(<QuestionHint hint={hint} />);
    const [advice, example] = [...container.querySelectorAll('span > span')].map((part) => part.textContent);
    expect(example).toMatch(/^For example/);
    expect(`${advice} ${example}`).toBe(hint);
  });
});
