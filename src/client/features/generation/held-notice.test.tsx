import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { HeldReason } from '#client/state/generation-state.ts';
import { HeldNotice } from './held-notice.tsx';

afterEach(cleanup);

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

describe('the notice beside a text that is not the saved plan', () => {
  it.each([
    ['length', ['Continue', 'Keep this text', 'Discard it']],
    ['stopped', ['Keep this text', 'Discard it']],
    ['broken', ['Keep this text', 'Discard it']],
    ['unsaved', ['Keep this text', 'Discard it']],
  ] as const)('offers to continue only what reached the length limit: %s', (reason, buttons) => {
    expect(show(reason)).toEqual(buttons);
  });

  it('says that an earlier plan is safe where there is one', () => {
    show('stopped', true);
    expect(screen.getByText(/Your earlier plan is unchanged\./)).toBeDefined();
    cleanup();
    show('stopped');
    expect(screen.queryByText(/Your earlier plan is unchanged\./)).toBeNull();
  });
});
