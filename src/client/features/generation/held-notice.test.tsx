import { cleanup, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { HeldNotice } from './held-notice.tsx';
import type { HeldReason } from './writing/generation-state.ts';

function show(reason: HeldReason, hasEarlierPlan = false) {
  const nothing = () => undefined;
  render(
    <HeldNotice
      reason={reason}
      hasEarlierPlan={hasEarlierPlan}
      onContinue={nothing}
      onKeep={nothing}
      onDiscard={nothing}
    />,
  );
  return screen.getAllByRole('button').map(({ textContent }) => textContent);
}

describe('the notice about a text that is not the saved plan', () => {
  it.each([
    ['length', ['Continue', 'Keep this draft', 'Discard this draft']],
    ['stopped', ['Continue', 'Keep this draft', 'Discard this draft']],
    ['broken', ['Continue', 'Keep this draft', 'Discard this draft']],
    ['unsaved', ['Keep this draft', 'Discard this draft']],
    ['pasted', ['Use as my plan', 'Discard this draft']],
  ] as const)('offers to continue whatever is not finished: %s', (reason, buttons) => {
    expect(show(reason)).toEqual(buttons);
  });

  it('says that the earlier plan is safe, if there is one', () => {
    show('stopped', true);
    expect(screen.getByText(/Your earlier plan hasn’t changed\./)).toBeDefined();
    cleanup();
    show('stopped');
    expect(screen.queryByText(/Your earlier plan hasn’t changed\./)).toBeNull();
  });
});
