import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { drawDialogs } from '#client/ui/testing/draw-dialogs.ts';
import { FACT_TABLES } from '#content/facts/fact-tables.ts';
import { changesIn, type Settling } from '#domain/decisions/rewrite-plans.ts';
import { sampleBlueprint } from '#domain/testing/sample-blueprint.ts';
import { ReplaceDialog } from './replace-dialog.tsx';

drawDialogs();

const settling: Settling = {
  matter: { fact: 'paymentTerms' },
  value: 'in full, today',
  others: ['two payments of $95'],
  terms: 'in full, today',
  today: '2026-11-16',
  cues: FACT_TABLES.cues,
  fills: () => false,
};

it('says when nothing can be changed automatically, and opens each plan', () => {
  const sales = sampleBlueprint({ type: 'sales', output: 'It is $180, or two payments of $95.' });
  const onOpen = vi.fn();
  const ignore = () => undefined;
  const plans = changesIn([sales], settling);
  render(<ReplaceDialog {...{ settling, plans, onOpen }} onClose={ignore} onReplace={ignore} />);
  const dialog = within(screen.getByRole('dialog', { name: 'Check these sentences in your plans' }));
  expect(dialog.queryByText('These may no longer add up')).toBeNull();
  expect(dialog.queryByRole('button', { name: /^Change/ })).toBeNull();
  expect(dialog.getByText('It is $180, or two payments of $95.')).toBeTruthy();
  const link = dialog.getByRole('link', { name: sales.title });
  expect(link.getAttribute('href')).toBe('/blueprints/sales');
  fireEvent.click(link);
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('sales');
});
