import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openMenu } from '#client/ui/testing/open-menu.ts';
import { ExportMenu } from './export-menu.tsx';

const chapter = (text: string) => ({ type: 'event', number: 7, title: 'Marketing Event', text }) as const;

function show(text: string) {
  const onChoose = vi.fn();
  render(
    <ExportMenu label="Export" look="button" isPrintReady chapters={[chapter(text)]} onChoose={onChoose} />,
  );
  openMenu(screen.getByRole('button', { name: 'Export' }));
  return onChoose;
}
const choose = () => fireEvent.click(screen.getByText('Text file with formatting marks (.md)'));

it('says how many gaps will be blanks before an export starts', () => {
  show('Refunds: [ADD: refund terms]. Write to [ADD: contact].');
  expect(screen.getByText('2 gaps will be left as blanks to fill in by hand.')).toBeTruthy();
  expect(screen.queryByText('Include private lines')).toBeNull();
});

it('leaves private lines out unless asked', () => {
  const onChoose = show('**Goal (owner only):** $2,400 a month');
  expect(screen.getByText('Your private lines, such as income goals, are left out.')).toBeTruthy();
  choose();
  expect(onChoose).toHaveBeenLastCalledWith('markdown', false);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Include private lines', hidden: true }));
  choose();
  expect(onChoose).toHaveBeenLastCalledWith('markdown', true);
});
