import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { DocumentPanel } from './document-panel.tsx';
import type { StreamSource } from './follow-stream.ts';

afterEach(cleanup);

const PLAN = '## Steps\n\nFirst **this**.\n\n- [ ] Call Luis\n- [x] Rest\n';

type ShownProps = { text: string; edits: string[]; isReadOnly?: boolean };

function Shown({ text: initial, edits, isReadOnly = false }: ShownProps) {
  const [text, setText] = useState(initial);
  return (
    <DocumentPanel
      text={text}
      stream={null}
      isReadOnly={isReadOnly}
      onEdit={(edited) => {
        edits.push(edited);
        setText(edited);
      }}
    />
  );
}

function show(options: { text?: string; isReadOnly?: boolean } = {}) {
  const edits: string[] = [];
  const { text = PLAN, isReadOnly = false } = options;
  render(<Shown text={text} edits={edits} isReadOnly={isReadOnly} />);
  return { edits, user: userEvent.setup() };
}

const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });

describe('a plan as a document', () => {
  it('is shown formatted, and showing it changes nothing', async () => {
    const { edits } = show();
    expect(await screen.findByRole('heading', { name: 'Steps' })).toBeDefined();
    expect(screen.getByRole('region', { name: 'Your plan' }).textContent).toBe(
      'StepsFirst this.Call LuisRest',
    );
    expect(edits).toEqual([]);
  });

  it('is ticked by one character, and back', async () => {
    const { edits, user } = show();
    await user.click(await box('Call Luis'));
    expect((await box('Call Luis')).checked).toBe(true);
    await user.click(await box('Rest'));
    await user.click(await box('Rest'));
    await user.click(await box('Call Luis'));
    expect(edits).toEqual([
      PLAN.replace('[ ]', '[x]'),
      PLAN.replace('[ ]', '[x]').replace('[x] Rest', '[ ] Rest'),
      PLAN.replace('[ ]', '[x]'),
      PLAN,
    ]);
  });

  it('cannot be ticked while it waits to be kept', async () => {
    show({ isReadOnly: true });
    expect((await box('Call Luis')).disabled).toBe(true);
  });

  it('is drawn formatted while it is written, and stays as it is when it is finished', async () => {
    let text = '';
    const listeners = new Set<() => void>();
    const stream: StreamSource = {
      read: () => text,
      subscribe: (changed) => {
        listeners.add(changed);
        return () => listeners.delete(changed);
      },
    };
    const view = (isWriting: boolean) => (
      <DocumentPanel
        text={isWriting ? '' : text}
        stream={isWriting ? stream : null}
        isReadOnly={isWriting}
        onEdit={() => undefined}
      />
    );
    const { rerender } = render(view(true));
    const write = (words: string) =>
      act(async () => {
        text += words;
        for (const listener of listeners) listener();
      });
    await write('## Ste');
    const heading = await screen.findByRole('heading', { name: 'Ste' });
    expect(screen.getByRole('region', { name: 'Your plan' }).ariaBusy).toBe('true');
    await write('ps\n\nFirst **thi');
    await waitFor(() => expect(heading.textContent).toBe('Steps'));
    await write('s**.\n\n- [ ] Call');
    rerender(view(false));
    expect(screen.getByRole('heading', { name: 'Steps' })).toBe(heading);
    expect((await box('Call')).disabled).toBe(false);
    expect(screen.getByRole('region', { name: 'Your plan' }).ariaBusy).toBe('false');
  });
});
