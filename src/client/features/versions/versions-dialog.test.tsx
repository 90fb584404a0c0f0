import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { drawDialogs } from '#client/ui/testing/draw-dialogs.ts';
import type { Version } from '#domain/api/api-contract.ts';
import { AppError } from '#domain/errors.ts';
import { sampleBlueprint } from '#domain/testing/sample-blueprint.ts';
import { VersionsDialog } from './versions-dialog.tsx';

drawDialogs();
const VERSIONS: Version[] = [
  {
    versionId: 'v2',
    savedAt: '2026-11-12T09:30:00.000Z',
    origin: 'edited',
    field: 'aiOutput',
    text: 'The plan',
  },
  {
    versionId: 'v1',
    savedAt: '2026-11-10T09:30:00.000Z',
    origin: 'conflict',
    field: 'answers.1',
    text: 'Their two',
  },
];

function openDialog(overrides: Partial<Parameters<typeof VersionsDialog>[0]> = {}) {
  const props = {
    open: true,
    onClose: vi.fn(),
    blueprint: sampleBlueprint({ answers: ['One', 'My two', 'Three'], output: 'The new plan' }),
    list: async () => VERSIONS.map(({ text, ...rest }) => ({ ...rest, length: text.length })),
    read: async (versionId: string) => {
      const found = VERSIONS.find((version) => version.versionId === versionId);
      if (!found) throw new AppError('not-found');
      return found;
    },
    onRestore: vi.fn(async () => true),
    ...overrides,
  };
  render(<VersionsDialog {...props} />);
  return { ...props, user: userEvent.setup() };
}

describe('VersionsDialog', () => {
  it('gives each version’s length difference in words, not characters', async () => {
    const now = 'One two three four five six. '.repeat(100);
    openDialog({
      blueprint: sampleBlueprint({ answers: ['One', 'My two', 'Three'], output: now }),
      list: async () =>
        [now.length + 58, now.length - 1_450, now.length + 1].map((length, index) => ({
          versionId: `v${index}`,
          savedAt: `2026-11-1${index}T09:30:00.000Z`,
          origin: 'edited' as const,
          field: 'aiOutput',
          length,
        })),
    });
    const rows = await screen.findAllByRole('listitem');
    expect(rows.map((row) => /About.*/.exec(row.textContent ?? '')?.[0])).toEqual([
      'About 12 words longer than your current plan',
      'About 300 words shorter than your current plan',
      'About as long as your current plan',
    ]);
  });

  it('compares a version with the plan as it is now and restores it', async () => {
    const { user, onRestore, onClose } = openDialog();
    await user.click(await screen.findByRole('button', { name: /Edited by hand/ }));
    expect(await screen.findByText('Since this version: +1 word.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Restore this version' }));
    expect(onRestore).toHaveBeenCalledWith('aiOutput', 'The plan');
    expect(onClose).toHaveBeenCalled();
  });

  it('says when a box was ticked but no word has changed', async () => {
    const { user } = openDialog({
      blueprint: sampleBlueprint({ output: '- [x] Call the library' }),
      read: async () => ({ ...VERSIONS[0], text: '- [ ] Call the library' }) as Version,
    });
    await user.click(await screen.findByRole('button', { name: /Edited by hand/ }));
    expect(
      await screen.findByText('Only checkboxes or formatting have changed since this version.'),
    ).toBeTruthy();
  });

  it('compares an answer that lost a conflict with the current one', async () => {
    const { user, onRestore } = openDialog();
    await user.click(await screen.findByRole('button', { name: /From another device.*Answer 2/ }));
    expect(await screen.findByText('Their')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Restore this version' }));
    expect(onRestore).toHaveBeenCalledWith('answers.1', 'Their two');
  });

  it('stays open and says so when restoring fails', async () => {
    const { user, onClose } = openDialog({ onRestore: async () => false });
    await user.click(await screen.findByRole('button', { name: /Edited by hand/ }));
    await user.click(await screen.findByRole('button', { name: 'Restore this version' }));
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t restore this version');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('says why the list cannot be shown', async () => {
    openDialog({ list: () => Promise.reject(new AppError('network-request-failed')) });
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t reach the server.');
  });
});
