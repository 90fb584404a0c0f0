import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { onAnnounced } from '#client/ui/notices/live-region.tsx';
import { drawDialogs } from '#client/ui/testing/draw-dialogs.ts';
import type { Gap } from '#domain/plan/gaps/gaps.ts';
import { DocumentPanel } from './document-panel.tsx';
import { fetchParts, NO_OTHERS, ShownDocument } from './testing/shown-document.tsx';

drawDialogs();
beforeAll(fetchParts);
const PLAN = 'On [ADD: the event date].\n\nAgain: [ADD: event date]. At [ADD: place].\n';

function show(elsewhere: number, text = PLAN) {
  const undoElsewhere = vi.fn();
  const typed = new Map<string, string>();
  const listeners = new Set<() => void>();
  const keep = (place: string, words: string) => {
    typed.set(place, words);
    for (const listener of listeners) listener();
  };
  const services = {
    countElsewhere: vi.fn(() => elsewhere),
    fillElsewhere: vi.fn(() => ({ count: elsewhere, undo: undoElsewhere })),
    keepFact: vi.fn(),
    placeOf: (_plan: string, { range }: Gap) => `at ${range.start}`,
    typed: (place: string) => typed.get(place) ?? '',
    onTyped(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    type: vi.fn((place: string, words: string) => {
      keep(place, words);
      return words.length > 2_000 ? 'Too long.' : undefined;
    }),
    forget: vi.fn(),
  };
  const edits: string[] = [];
  render(<ShownDocument text={text} edits={edits} gaps={services} />);
  return {
    services,
    undoElsewhere,
    edits,
    typed,
    keep: (place: string, words: string) => act(() => keep(place, words)),
    user: userEvent.setup(),
  };
}

const gap = (name: string) => screen.findByRole('button', { name });

describe('a gap', () => {
  it('is filled in place and, checked by default, wherever the same need occurs', async () => {
    const { services, undoElsewhere, edits, user } = show(3);
    await user.click(await gap('the event date'));
    expect(screen.getByRole('dialog', { name: 'Fill in what’s missing' }).textContent).toContain(
      'On [the event date].',
    );
    expect(
      screen.getByRole<HTMLInputElement>('checkbox', {
        name: 'Also fill in the 4 other places that ask for this',
      }).checked,
    ).toBe(true);
    await user.type(screen.getByRole('textbox', { name: 'The event date' }), 'March 6{Enter}');
    expect(edits).toEqual(['On March 6.\n\nAgain: March 6. At [ADD: place].\n']);
    expect(services.fillElsewhere).toHaveBeenCalledWith('the event date', 'March 6');
    expect(services.keepFact).not.toHaveBeenCalled();
    expect(screen.getByText('Filled in 5 places.')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(edits.at(-1)).toBe(PLAN);
    expect(undoElsewhere).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('button', { name: 'Redo' }));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undoElsewhere).toHaveBeenCalledOnce();
  });

  it('is filled alone, or becomes a fact, if the person wants that', async () => {
    const { services, edits, user } = show(0);
    await user.click(await gap('event date'));
    await user.click(
      screen.getByRole('checkbox', { name: 'Also fill in the one other place that asks for this' }),
    );
    await user.click(
      screen.getByRole('checkbox', {
        name: 'Also save it in My facts, so new plans use it',
      }),
    );
    await user.type(screen.getByRole('textbox', { name: 'Event date' }), 'March 6');
    await user.click(screen.getByRole('button', { name: 'Fill in' }));
    expect(edits).toEqual(['On [ADD: the event date].\n\nAgain: March 6. At [ADD: place].\n']);
    expect(services.fillElsewhere).not.toHaveBeenCalled();
    expect(services.keepFact).toHaveBeenCalledWith('event date', 'March 6');
    expect(screen.getByText('Filled in. It’s in My facts, too.')).toBeDefined();
  });

  it('is announced once when it is filled, after its dialog is gone', async () => {
    const said: (string | boolean)[] = [];
    const stop = onAnnounced((words) => said.push(words, screen.queryByRole('dialog') !== null));
    const { user } = show(0);
    await user.click(await gap('place'));
    await user.type(screen.getByRole('textbox', { name: 'Place' }), 'the library{Enter}');
    expect(said).toEqual(['Filled in.', false]);
    expect(screen.queryByRole('status')).toBeNull();
    stop();
  });

  it('stays as it is when nothing is typed', async () => {
    const { edits, user } = show(0);
    await user.click(await gap('place'));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Fill in' }).disabled).toBe(true);
    expect(screen.queryByText(/other place/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(edits).toEqual([]);
  });

  it('gets the focus back when its dialog closes, even the second of two equal gaps', async () => {
    const { user } = show(0, 'On [ADD: place].\n\nIn [ADD: place].\n');
    const [, second] = await screen.findAllByRole('button', { name: 'place' });
    if (!second) throw new Error('no second gap');
    await user.click(second);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(document.activeElement).toBe(second);
    expect(second.tabIndex).toBe(0);
  });

  it('leaves the focus on its line when it is filled in, for the arrow keys', async () => {
    const { user } = show(0, '- Book [ADD: place]\n- Pray\n\nThen rest.\n');
    await user.click(await gap('place'));
    await user.type(screen.getByRole('textbox', { name: 'Place' }), 'the library{Enter}');
    expect(document.activeElement).toBe(screen.getByText('Book the library', { selector: 'li' }));
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(screen.getByText('Then rest.'));
  });

  it('moves the focus to the plan when another device has removed the gap', async () => {
    const user = userEvent.setup();
    const plan = (text: string) => (
      <DocumentPanel
        text={text}
        readText={() => text}
        stream={null}
        isReadOnly={false}
        gaps={NO_OTHERS}
        onEdit={() => undefined}
      />
    );
    const { rerender } = render(plan(PLAN));
    await user.click(await gap('place'));
    rerender(plan('Nothing is missing.\n'));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(document.activeElement).toBe(screen.getByRole('document', { name: 'Your plan' }));
  });

  describe('that another device removes while its dialog is open', () => {
    function showWith(elsewhere: number) {
      const edits: string[] = [];
      const typed = new Map<string, string>();
      const gaps = {
        ...NO_OTHERS,
        countElsewhere: () => elsewhere,
        fillElsewhere: vi.fn(() => ({ count: elsewhere, undo: () => undefined })),
        keepFact: vi.fn(),
        placeOf: (plan: string, { range }: Gap) => `${plan.slice(0, range.start).length}`,
        typed: (place: string) => typed.get(place) ?? '',
        type: (place: string, words: string) => void typed.set(place, words),
        forget: vi.fn(),
      };
      const plan = (text: string) => (
        <DocumentPanel
          text={text}
          readText={() => text}
          stream={null}
          isReadOnly={false}
          gaps={gaps}
          onEdit={(text) => edits.push(text)}
        />
      );
      const { rerender } = render(plan(PLAN));
      return { edits, gaps, typed, user: userEvent.setup(), arrive: (text: string) => rerender(plan(text)) };
    }

    it('fills nothing in, forgets nothing, and says what happened and what to do', async () => {
      const { edits, gaps, typed, user, arrive } = showWith(0);
      await user.click(await gap('place'));
      const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Place' });
      await user.type(box, 'the lib');
      arrive('Written again, and nothing is missing.\n');
      expect(box.value).toBe('the lib');
      await user.click(
        screen.getByRole('checkbox', { name: /Also save it in My facts, so new plans use it/ }),
      );
      await user.type(box, 'rary{Enter}');
      await user.click(screen.getByRole('button', { name: 'Fill in' }));
      expect(
        screen.getByText(
          'This plan was changed somewhere else and doesn’t ask for this anymore, so nothing was filled in. What you typed is kept in My facts, under Leftover text. Choose Cancel, then use it where you need it.',
          { selector: 'p' },
        ),
      ).toBeTruthy();
      expect(screen.getByRole('dialog').textContent).toContain('Again: [event date]. At [place].');
      expect(edits).toEqual([]);
      expect(gaps.forget).not.toHaveBeenCalled();
      expect(gaps.keepFact).not.toHaveBeenCalled();
      expect(screen.queryByText(/^Filled in/)).toBeNull();
      // All under one key, the one it was started with.
      expect([...typed.values()]).toEqual(['the library']);
    });

    it('is filled in elsewhere, at equal gaps, and only those are counted', async () => {
      const { edits, gaps, user, arrive } = showWith(2);
      await user.click(await gap('place'));
      await user.type(screen.getByRole('textbox', { name: 'Place' }), 'the library');
      arrive('Written again, and nothing is missing.\n');
      await user.click(screen.getByRole('button', { name: 'Fill in' }));
      expect(edits).toEqual([]);
      expect(gaps.fillElsewhere).toHaveBeenCalledWith('place', 'the library');
      expect(screen.getByText('Filled in 2 places.')).toBeDefined();
    });

    it('is filled in at its current position', async () => {
      const { edits, user, arrive } = showWith(0);
      await user.click(await gap('place'));
      await user.type(screen.getByRole('textbox', { name: 'Place' }), 'the library');
      arrive('Written again. Come to [ADD: the place].\n');
      await user.click(screen.getByRole('button', { name: 'Fill in' }));
      expect(edits).toEqual(['Written again. Come to the library.\n']);
    });
  });

  it('shows another device’s typing in its dialog, and no keystroke overwrites it', async () => {
    const { keep, typed, user } = show(0);
    await user.click(await gap('place'));
    const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Place' });
    await user.type(box, 'the');
    const [place = ''] = typed.keys();
    keep(place, 'the library');
    expect(box.value).toBe('the library');
    await user.type(box, ', upstairs');
    expect(typed.get(place)).toBe('the library, upstairs');
  });

  it('keeps each gap’s typed words when its dialog closes, until they are filled in', async () => {
    const { services, user } = show(0);
    await user.click(await gap('the event date'));
    await user.type(screen.getByRole('textbox', { name: 'The event date' }), 'Mar');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await gap('event date'));
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Event date' }).value).toBe('');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await gap('the event date'));
    const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'The event date' });
    expect(box.value).toBe('Mar');
    await user.type(box, 'ch 6{Enter}');
    expect(services.forget).toHaveBeenCalledWith({
      place: 'at 3',
      need: 'the event date',
      words: 'March 6',
      isEverywhere: true,
    });
  });

  it('keeps words that are too long, says so, and does not fill them in', async () => {
    const { edits, typed, user } = show(0);
    await user.click(await gap('place'));
    await user.click(screen.getByRole('textbox', { name: 'Place' }));
    await user.paste('x'.repeat(2_001));
    expect(screen.getByText('Too long.')).toBeTruthy();
    await user.keyboard('{Enter}');
    expect(edits).toEqual([]);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Place' }).value).toHaveLength(2_001);
    expect([...typed.values()].at(-1)).toHaveLength(2_001);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await gap('place'));
    expect(screen.getByText('That’s more than 2,000 characters. Shorten it so we can save it.')).toBeTruthy();
  });
});
