import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { drawDialogs } from '#client/ui/testing/draw-dialogs.ts';
import type { DeletedBlueprint } from '#domain/api/api-contract.ts';
import { AppError } from '#domain/errors.ts';
import { DeletedDialog } from './deleted-dialog.tsx';

drawDialogs();
const IDENTITY: DeletedBlueprint = {
  id: 'a',
  type: 'identity',
  title: 'Your Identity',
  deletedAt: new Date(2026, 10, 10, 12).toISOString(),
  answered: 3,
  hasPlan: true,
};
const SALES: DeletedBlueprint = {
  ...IDENTITY,
  id: 'b',
  type: 'sales',
  title: 'Sales Follow-Up',
  answered: 1,
  hasPlan: false,
};

function show(deleted: DeletedBlueprint[] | AppError, fails = false) {
  const back: string[] = [];
  render(
    <DeletedDialog
      list={async () => {
        if (deleted instanceof AppError) throw deleted;
        return deleted;
      }}
      bringBack={async (id) => {
        if (fails) throw new AppError('network-request-failed');
        back.push(id);
      }}
      isTaken={(type) => type === 'sales'}
      onClose={() => undefined}
    />,
  );
  return back;
}

describe('a deleted topic', () => {
  it('is listed with its content, and restored with one click', async () => {
    const back = show([IDENTITY]);
    expect((await screen.findByRole('listitem')).textContent).toMatch(
      /^Your Identity3 of 3 answered, with a plan\. Deleted Nov 10, 2026, /,
    );
    fireEvent.click(screen.getByRole('button', { name: /^Bring back: Your Identity, deleted Nov 10, 2026/ }));
    await screen.findByText('There’s nothing to bring back.');
    expect(back).toEqual(['a']);
  });

  it('says what to do first if the topic was started again', async () => {
    show([SALES]);
    await screen.findByText(
      'You’ve started this topic again. Delete the new one first, and then bring this one back.',
    );
    expect(screen.queryByRole('button', { name: /^Bring back/ })).toBeNull();
  });

  it('stays in the list with the reason if it could not be restored', async () => {
    show([IDENTITY], true);
    fireEvent.click(await screen.findByRole('button', { name: /^Bring back/ }));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/internet connection/));
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });

  it('says why it cannot be listed', async () => {
    show(new AppError('network-request-failed'));
    expect((await screen.findByRole('alert')).textContent).toMatch(/internet connection/);
  });
});
