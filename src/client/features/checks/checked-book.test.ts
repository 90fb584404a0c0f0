import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CARD } from '#client/saving/testing/begun-workspace.ts';
import { SimulatedDevice } from '#client/saving/testing/simulated-deps.ts';
import { createWorkspace } from '#client/saving/workspace.ts';
import { confirmFact } from '#domain/facts/change-facts.ts';
import { setMark } from '#domain/facts/settle.ts';
import { checkedBookOf } from './checked-book.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function open(output: string) {
  const workspace = createWorkspace(new SimulatedDevice().tab());
  const { actions } = workspace;
  const id = actions.openTopic('sales', CARD);
  actions.submitAnswer(id, 0, '$290 in full');
  actions.editOutput(id, output);
  let close = () => {};
  const onClose = (run: () => void) => {
    close = run;
  };
  const book = checkedBookOf({ workspace, onClose });
  const rest = () => vi.advanceTimersByTime(5_000);
  await vi.dynamicImportSettled();
  rest();
  const findings = () => book.getState().get(id) ?? [];
  return {
    actions,
    close: () => close(),
    rest,
    words: () => findings().map(({ words }) => words),
    findings,
    book,
    id,
  };
}

it('knows what to check in each plan, and follows the plan, the facts and dismissals', async () => {
  const { actions, rest, words, findings, id } = await open('Add a songbook for $35. It costs $290.');
  expect(words()).toEqual(['$35']);
  const mark = findings()[0]?.mark ?? '';
  const callFine = (isFine: boolean) =>
    actions.changeFacts((sheet, now) => setMark(sheet, mark, isFine, now));
  callFine(true);
  rest();
  expect(words()).toEqual([]);
  callFine(false);
  actions.changeFacts((sheet, now) => confirmFact(sheet, 'offerPrice', '$320', now));
  rest();
  expect(words()).toEqual(['$35', '$290']);
  actions.editOutput(id, 'The price is $290.');
  rest();
  expect(words()).toEqual(['$290']);
});

it('another mark notifies nobody', async () => {
  const { actions, book, rest, words } = await open('Add a songbook for $35.');
  const told = vi.fn();
  book.subscribe(told);
  actions.changeFacts((sheet, now) => setMark(sheet, 'kit:used:1', true, now));
  rest();
  expect(words()).toEqual(['$35']);
  expect(told).not.toHaveBeenCalled();
});

it('reads nothing more when the life has ended', async () => {
  const { actions, close, rest, words, id } = await open('All is well.');
  close();
  actions.editOutput(id, 'Add a songbook for $35.');
  rest();
  expect(words()).toEqual([]);
});
