import { render, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { DocumentPanel } from './document-panel.tsx';
import { fetchParts, NO_OTHERS } from './testing/shown-document.tsx';

beforeAll(fetchParts);
const PLAN = Array.from(
  { length: 5 },
  (_, at) => `## Part ${at + 1}\n\n${'Words of the plan. '.repeat(12)}\n\n- [ ] Step ${at + 1}\n\n`,
).join('');

const panel = (text: string, isWritten: boolean) => (
  <DocumentPanel
    text={text}
    readText={() => text}
    stream={isWritten ? null : { read: () => text, subscribe: () => () => {} }}
    isReadOnly={false}
    gaps={NO_OTHERS}
    onEdit={() => undefined}
  />
);

it('a plan that came all at once is locked until its last word is rendered, and complete then', async () => {
  const { rerender } = render(panel('', false));
  const page = () => screen.getByRole('region', { name: 'Your plan' });
  await screen.findByRole('document');
  rerender(panel(PLAN, true));
  expect(page().ariaBusy).toBe('true');
  expect(screen.queryAllByRole<HTMLInputElement>('checkbox').every(({ disabled }) => disabled)).toBe(true);
  // Not by role: repeating that query after each rendered part takes longer than the rendering.
  const plan = page();
  await waitFor(() => expect(plan.textContent).toContain('Part 5'));
  await waitFor(() => expect(plan.ariaBusy).toBe('false'));
  const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes().length).toBe(5);
  await waitFor(() => expect(boxes().some(({ disabled }) => disabled)).toBe(false));
});
