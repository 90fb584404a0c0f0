import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { DocumentPanel } from './document-panel.tsx';
import type { StreamSource } from './follow-stream.ts';
import { fetchParts, NO_AI, NO_OTHERS, ShownDocument } from './testing/shown-document.tsx';

beforeAll(fetchParts);
// jsdom doesn't have it, since it renders nothing.
document.elementFromPoint = () => null;
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect = () => new DOMRect();

const PLAN = '## Steps\n\nFirst **this**.\n\n- [ ] Call Luis\n- [x] Rest\n';

function show(options: { text?: string; isReadOnly?: boolean } = {}) {
  const edits: string[] = [];
  const { text = PLAN, isReadOnly = false } = options;
  render(<ShownDocument text={text} edits={edits} isReadOnly={isReadOnly} />);
  return { edits, user: userEvent.setup() };
}

const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });

describe('a plan as a document', () => {
  it('is shown formatted, and showing it changes nothing', async () => {
    const { edits } = show();
    expect(await screen.findByRole('heading', { name: 'Steps' })).toBeDefined();
    const { textContent } = screen.getByRole('document', { name: 'Your plan' });
    expect(textContent).toContain('First this.Call LuisRest');
    expect(textContent).not.toMatch(/##|\*\*|\[ \]/);
    expect(edits).toEqual([]);
  });

  it('has its words in the first frame if the parser is loaded, so that a book does not jump', () => {
    const frames: string[] = [];
    const watch = new MutationObserver(() => {});
    watch.observe(document.body, { childList: true, subtree: true });
    show();
    for (const { addedNodes } of watch.takeRecords()) {
      for (const node of addedNodes) frames.push(node.textContent ?? '');
    }
    watch.disconnect();
    expect(frames.length).toBeGreaterThan(0);
    expect(frames.filter((words) => !words.includes('Call Luis'))).toEqual([]);
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

  it('cannot be ticked before it is kept', async () => {
    show({ isReadOnly: true });
    expect((await box('Call Luis')).disabled).toBe(true);
  });

  it('is rendered formatted while it is written, and stays unchanged when it is finished', async () => {
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
        readText={() => text}
        stream={isWriting ? stream : null}
        isReadOnly={isWriting}
        onEdit={() => undefined}
        gaps={NO_OTHERS}
        asking={NO_AI}
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

describe('editing', () => {
  const field = (name: string) => screen.findByRole('textbox', { name });

  it('begins with a click into the words and changes nothing by itself', async () => {
    const { edits, user } = show();
    await user.click(await screen.findByText('First', { exact: false }));
    expect((await field('Edit “Steps”')).textContent).toContain('First this.');
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(edits).toEqual([]);
  });

  it('begins with Enter, and Escape puts the focus back', async () => {
    const { user } = show();
    const page = await screen.findByRole('document', { name: 'Your plan' });
    page.focus();
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(document.activeElement).toBe(await field('Edit “Steps”'));
    await user.keyboard('{Escape}');
    expect(document.activeElement?.textContent).toBe('First this.');
  });

  it('changes the bytes of one block: a box ticked in the editor is one character', async () => {
    const { edits, user } = show();
    await user.click(await screen.findByText('First', { exact: false }));
    await field('Edit “Steps”');
    await user.click(await box('Call Luis'));
    expect(edits).toEqual([PLAN.replace('[ ]', '[x]')]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(edits.at(-1)).toBe(PLAN);
  });

  function plan(text: string) {
    const ways = { onEdit: () => undefined, gaps: NO_OTHERS, asking: NO_AI };
    return <DocumentPanel text={text} readText={() => text} stream={null} isReadOnly={false} {...ways} />;
  }

  it('applies changes from another device', async () => {
    const view = render(plan(PLAN));
    await userEvent.setup().click(await screen.findByText('First', { exact: false }));
    const words = await field('Edit “Steps”');
    view.rerender(plan(PLAN.replace('First', 'At first')));
    await waitFor(() => expect(words.textContent).toContain('At first this.'));
    expect(document.activeElement).toBe(words);
  });

  it('ends with a message if another device has removed the section', async () => {
    const view = render(plan(`${PLAN}\n## More\n\nWords.\n`));
    await userEvent.setup().click(await screen.findByText('First', { exact: false }));
    await field('Edit “Steps”');
    view.rerender(plan('## More\n\nWords.\n'));
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(
      screen.getByText(
        'This section was removed or rewritten somewhere else while you were in it. Older versions are under Earlier versions.',
      ),
    ).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('document', { name: 'Your plan' }));
  });

  it('is not possible while the plan is read-only', async () => {
    const { user } = show({ isReadOnly: true });
    await user.click(await screen.findByText('First', { exact: false }));
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByText('Click any words to change them.')).toBeNull();
  });
});
