import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AppError, type ErrorCode } from '#domain/errors.ts';
import { GenerationError } from './generation-error.tsx';

function show(code: ErrorCode, detail = '', isOpenAi = true, { message } = new AppError(code)) {
  const asked: string[] = [];
  render(
    <GenerationError
      place={{ current: null }}
      failure={{ code, message, detail }}
      onOpenSettings={() => asked.push('settings')}
      onChooseModel={() => asked.push('model')}
      isOpenAi={isOpenAi}
      assistant={<button type="button">Copy prompt</button>}
    />,
  );
  return asked;
}

describe('an error while writing a plan', () => {
  it.each([
    ['ai-model-not-found', 'Choose a model', 'model'],
    ['ai-unauthorized', 'Open Settings', 'settings'],
    ['ai-context-length', 'Open Settings', 'settings'],
  ] as const)('leads to Settings where that mends it: %s', (code, name, place) => {
    const asked = show(code);
    screen.getByRole('button', { name }).click();
    expect(asked).toEqual([place]);
  });

  it('without credit, links to the billing page in a new tab, and to a chat assistant', async () => {
    show('ai-insufficient-quota');
    const link = screen.getByRole<HTMLAnchorElement>('link', {
      name: 'Open the billing page (opens in a new tab)',
    });
    expect([link.href, link.target]).toEqual([
      'https://platform.openai.com/settings/organization/billing/overview',
      '_blank',
    ]);
    expect(screen.queryByRole('button', { name: 'Copy prompt' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Use a chat assistant instead' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'With a chat assistant' }));
    expect(screen.getByRole('button', { name: 'Copy prompt' })).toBeDefined();
  });

  it('links to no billing page of an unknown service', () => {
    show('ai-insufficient-quota', '', false);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('button', { name: 'Use a chat assistant instead' })).toBeDefined();
  });

  it.each([
    ['generation-failed', 'An error occurred', 'Nothing was lost. Wait a minute and try again.'],
    ['ai-timeout', 'Request timed out.', 'The AI service took too long. Try again, or choose another model.'],
    ['not-authenticated', 'User not authenticated', 'Sign in again. What you typed is kept.'],
    ['load-failed', 'Failed to load blueprints', 'Check your internet connection, then try again.'],
    ['save-failed', 'Failed to save content', 'Your work is kept on this device. We’ll keep trying.'],
    [
      'prompt-not-found',
      'Prompt not found for this blueprint type',
      'Reload the page to get the newest version.',
    ],
  ] as const)('says what to do on a second line, below the sentence as it was: %s', (code, first, second) => {
    show(code);
    const [sentence, more] = [screen.getByText(first), screen.getByText(second)];
    expect(sentence.contains(more)).toBe(false);
    expect(sentence.compareDocumentPosition(more)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('has no link when waiting is all there is to do', () => {
    show('ai-rate-limited');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    ['ai-forbidden', 'This AI service doesn’t work in your country or region.', 2],
    ['ai-blocked', 'The AI service answers, but it doesn’t let this page read the answer.', 2],
    ['ai-rate-limited', 'The AI service asks you to wait about an hour.', 1],
  ] as const)('leads to a chat assistant where this service is no help now: %s', (code, words, buttons) => {
    show(code, '', true, Object.assign(new AppError(code), { message: words }));
    expect(screen.getByText(words)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Use a chat assistant instead' })).toBeDefined();
    expect(screen.getAllByRole('button')).toHaveLength(buttons);
  });

  it('quotes the AI service only if our own sentence cannot know the cause', () => {
    show('ai-bad-request', 'Unknown field: tools');
    expect(screen.getByText('The AI service said: “Unknown field: tools”')).toBeDefined();
    cleanup();
    show('ai-rate-limited', 'Rate limit reached for org-123');
    expect(screen.queryByText(/Rate limit reached for/)).toBeNull();
  });
});
