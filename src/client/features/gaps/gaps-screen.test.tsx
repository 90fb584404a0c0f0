import { fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { needsIn, openPointsIn } from '#domain/plan/gaps/gap-list.ts';
import { sampleBlueprint } from '#domain/testing/sample-blueprint.ts';
import { GapsScreen, type GapsScreenProps } from './gaps-screen.tsx';

const PLANS = [
  sampleBlueprint({
    type: 'fulfillment',
    output: 'Refunds: [ADD: refund terms].\n\n## Still to confirm\n\n- Ask Luis.',
  }),
  { ...sampleBlueprint({ type: 'sales', output: 'Money back: [ADD: your refund terms].' }), id: 'sales' },
];

type KeptProps = Pick<GapsScreenProps, 'onDone' | 'onRemove' | 'stray'> & {
  known: string | undefined;
  actions: Pick<GapsScreenProps['actions'], 'fill' | 'show' | 'flush'>;
};

/** The screen over a place that keeps what is typed, up to a limit. */
function Kept({ known, actions, onDone, stray, onRemove }: KeptProps) {
  const [kept, setKept] = useState('');
  function type(_need: string, words: string): string | undefined {
    if (words.length > 2_000) return 'Too long to be kept.';
    setKept(words);
    return undefined;
  }
  return (
    <GapsScreen
      needs={needsIn(PLANS)}
      points={openPointsIn(PLANS, [])}
      factFor={() => known}
      typedFor={() => kept}
      actions={{ ...actions, type }}
      onShowPoint={vi.fn()}
      onDone={onDone}
      stray={stray}
      onRemove={onRemove}
      places={null}
    />
  );
}

function show(known?: string, stray: GapsScreenProps['stray'] = []) {
  const actions = { fill: vi.fn(), show: vi.fn(), flush: vi.fn() };
  const [onDone, onRemove] = [vi.fn(), vi.fn()];
  render(<Kept known={known} actions={actions} onDone={onDone} stray={stray} onRemove={onRemove} />);
  return { actions, onDone, onRemove };
}
const card = () => within(screen.getByRole('listitem', { name: /Refund terms/ }));

it('lists each need once, with its sentences, and fills it everywhere', () => {
  const { actions } = show();
  expect(screen.getByText('2 gaps in 2 plans')).toBeTruthy();
  expect(card().getByText('Refunds: [refund terms].')).toBeTruthy();
  expect(card().getByText('Money back: [your refund terms].')).toBeTruthy();
  const fill = card().getByRole<HTMLButtonElement>('button', { name: 'Fill in 2 places' });
  expect(fill.disabled).toBe(true);
  fireEvent.change(card().getByRole('textbox'), { target: { value: 'in full until week two' } });
  fireEvent.click(card().getByRole('checkbox', { name: 'Also keep it in My facts' }));
  fireEvent.click(fill);
  const expected = expect.objectContaining({ need: 'refund terms' });
  expect(actions.fill).toHaveBeenCalledWith(expected, 'in full until week two', true);
});

it('offers what was confirmed already', () => {
  const { actions } = show('until week two');
  expect(card().getByText('You said: until week two', { exact: false })).toBeTruthy();
  fireEvent.click(card().getByRole('button', { name: 'Use this' }));
  fireEvent.click(card().getByRole('button', { name: 'Fill in 2 places' }));
  expect(actions.fill).toHaveBeenCalledWith(expect.anything(), 'until week two', false);
});

it('leads to the place, and ends a point that is done', () => {
  const { actions, onDone } = show();
  fireEvent.click(card().getAllByRole('button', { name: /^Show in plan/ })[0] as HTMLElement);
  expect(actions.show).toHaveBeenCalledWith(expect.objectContaining({ type: 'fulfillment' }));
  fireEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(onDone).toHaveBeenCalledWith(expect.objectContaining({ text: 'Ask Luis.' }));
});

it('says why words cannot be kept, keeps them in the box, and does not fill in half of them', () => {
  const { actions } = show();
  const box = card().getByRole<HTMLTextAreaElement>('textbox');
  fireEvent.change(box, { target: { value: 'x'.repeat(2_001) } });
  expect(card().getByText('Too long to be kept.')).toBeTruthy();
  expect(box.value).toHaveLength(2_001);
  fireEvent.click(card().getByRole('button', { name: 'Fill in 2 places' }));
  expect(actions.fill).not.toHaveBeenCalled();
  fireEvent.change(box, { target: { value: 'until week two' } });
  expect(card().queryByText('Too long to be kept.')).toBeNull();
});

it('shows words whose gap is gone, whole, and removes only the ones that are meant', () => {
  const stray = [
    { of: '*/room key', words: 'Ask Luis.\nHe has two.' },
    { of: 'brand/0/price', words: '$290' },
  ];
  const { onRemove } = show(undefined, stray);
  const section = within(screen.getByRole('region', { name: 'Words without a gap' }));
  expect(section.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Room keyAsk Luis.\nHe has two.Remove',
    'Price$290Remove',
  ]);
  fireEvent.click(section.getByRole('button', { name: 'Remove: price' }));
  expect(onRemove).toHaveBeenCalledExactlyOnceWith(stray[1]);
});

it('says nothing of such words where there are none', () => {
  show();
  expect(screen.queryByText('Words without a gap')).toBeNull();
});
