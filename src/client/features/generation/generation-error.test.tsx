import { cleanup, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AppError, type ErrorCode } from '#domain/errors.ts';
import { GenerationError } from './generation-error.tsx';

function show(code: ErrorCode, detail = '') {
  const { message } = new AppError(code);
  const asked: string[] = [];
  render(
    <GenerationError
      failure={{ code, message, detail }}
      onOpenSettings={() => asked.push('settings')}
      onChooseModel={() => asked.push('model')}
    />,
  );
  return asked;
}

describe('what went wrong with a plan', () => {
  it.each([
    ['ai-model-not-found', 'Choose a model', 'model'],
    ['ai-unauthorized', 'Open Settings', 'settings'],
    ['ai-context-length', 'Open Settings', 'settings'],
  ] as const)('leads to Settings where that mends it: %s', (code, name, place) => {
    const asked = show(code);
    screen.getByRole('button', { name }).click();
    expect(asked).toEqual([place]);
  });

  it('leads nowhere when waiting is all there is to do', () => {
    show('ai-rate-limited');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('quotes the AI service only where our own sentence cannot know the cause', () => {
    show('ai-bad-request', 'Unknown field: tools');
    expect(screen.getByText('The AI service said: “Unknown field: tools”')).toBeDefined();
    cleanup();
    show('ai-rate-limited', 'Rate limit reached for org-123');
    expect(screen.queryByText(/Rate limit reached for/)).toBeNull();
  });
});
