import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { OUTLINES } from '#content/outline.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { answerQuestion, createBlueprint, saveOutput } from '#domain/blueprint/change-blueprint.ts';
import { DashboardScreen, type DashboardScreenProps } from './dashboard-screen.tsx';
import { WritingCard } from './writing-card.tsx';

const NOW = '2026-11-17T08:00:00.000Z';

function written(type: BlueprintType, plan = 'A plan') {
  const id = '6f0c1b1e-4f3b-4c8e-9d55-0a6f6a0d1c11';
  const empty = createBlueprint({ id, type, title: 'A title', description: 'A description', now: NOW });
  const answered = [0, 1, 2].reduce((next, index) => answerQuestion(next, index, 'words', NOW), empty);
  return plan ? saveOutput(answered, plan, { origin: 'pasted', at: NOW, writtenFrom: {} }, NOW) : answered;
}

function show(types: readonly BlueprintType[], more: Partial<DashboardScreenProps> = {}) {
  const onOpen = vi.fn();
  const { container } = render(
    <DashboardScreen
      load={{ status: 'ready' }}
      blueprintOf={(type) => (types.includes(type) ? written(type) : undefined)}
      onOpen={onOpen}
      onDelete={() => undefined}
      onReload={() => undefined}
      onOpenBook={() => undefined}
      writingCard={(writing) => <WritingCard {...writing} />}
      {...more}
    />,
  );
  const stones = () => container.querySelectorAll('svg:first-of-type a[href^="/blueprints/"]');
  return { onOpen, stones };
}

const ALL = OUTLINES.map(({ type }) => type);

beforeEach(() => sessionStorage.clear());

describe('the dashboard', () => {
  it('on the shorter way shows seven cards and seven stones, and the other twelve under Later', () => {
    const onChooseWay = vi.fn();
    const { stones } = show(['identity', 'audience', 'analysis'], { isShortWay: true, onChooseWay });
    expect(screen.getAllByRole('article')).toHaveLength(7);
    expect(screen.getByText('3 of 7 topics answered')).toBeTruthy();
    expect(stones().length % 7).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: /^Later/ }));
    expect(screen.getAllByRole('article')).toHaveLength(19);
    fireEvent.click(screen.getByRole('button', { name: 'Work through all nineteen' }));
    expect(onChooseWay).toHaveBeenCalledWith(false);
  });

  it('offers the shorter way for as long as a plan is missing, and the welcome until a topic is answered', () => {
    const welcome = /^Nineteen short topics/;
    show(['identity']);
    expect(screen.getByRole('button', { name: 'Take the shorter way: seven topics' })).toBeTruthy();
    expect(screen.queryByText(welcome)).toBeNull();
  });

  it('leads up to what the shorter way says when it is taken below the cards', () => {
    const scrolled: Element[] = [];
    const show = vi.fn(function (this: Element) {
      scrolled.push(this);
    });
    Object.assign(Element.prototype, { scrollIntoView: show });
    const dashboard = (isShortWay: boolean): DashboardScreenProps => ({
      load: { status: 'ready' },
      blueprintOf: (type) => (ALL.slice(0, 8).includes(type) ? written(type) : undefined),
      onOpen: () => undefined,
      onDelete: () => undefined,
      onReload: () => undefined,
      onOpenBook: () => undefined,
      isShortWay,
      onChooseWay: (isShort) => rerender(<DashboardScreen {...dashboard(isShort)} />),
    });
    const { rerender } = render(<DashboardScreen {...dashboard(false)} />);
    fireEvent.click(screen.getByRole('button', { name: 'Take the shorter way: seven topics' }));
    const leave = screen.getByRole('button', { name: 'Work through all nineteen' });
    expect(document.activeElement).toBe(leave);
    expect(scrolled).toEqual([screen.getByRole('region', { name: 'First client first' })]);
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });

  it('offers the shorter way below the cards to somebody who has answered as many topics as it has', () => {
    const offerComesFirst = (answered: typeof ALL) => {
      show(answered);
      const offer = screen.getByRole('button', { name: 'Take the shorter way: seven topics' });
      const [card] = screen.getAllByRole('article');
      const isFirst = card && offer.compareDocumentPosition(card) === Node.DOCUMENT_POSITION_FOLLOWING;
      cleanup();
      return isFirst;
    };
    expect(offerComesFirst(ALL.slice(0, 6))).toBe(true);
    expect(offerComesFirst(ALL.slice(0, 7))).toBe(false);
  });

  it('leads back to the last open question, next to the first step', () => {
    const begun = createBlueprint({ ...written('sales'), type: 'sales', now: NOW });
    const { onOpen } = show([], {
      blueprintOf: (type) =>
        type === 'identity'
          ? written(type, '')
          : type === 'sales'
            ? answerQuestion(begun, 0, 'They ask.', NOW)
            : undefined,
    });
    const link = screen.getByRole('link', {
      name: 'Pick up where you left off: question 2 of “Sales Follow-Up”',
    });
    expect(link.getAttribute('href')).toBe('/blueprints/sales');
    fireEvent.click(link);
    expect(onOpen).toHaveBeenCalledWith('sales');
  });

  it('says that a plan is being written instead of offering to write it, and stops it', () => {
    const onStop = vi.fn();
    show(['identity'], {
      blueprintOf: (type) => (type === 'identity' ? written(type, '') : undefined),
      isWriting: (type) => type === 'identity',
      onStop,
    });
    const hero = within(screen.getByRole('region', { name: 'Your plan for Your Identity is being written' }));
    expect(screen.queryByText('Write the plan for Your Identity')).toBeNull();
    fireEvent.click(hero.getByRole('button', { name: 'Stop' }));
    expect(onStop).toHaveBeenCalledWith('identity');
  });

  it('shows the week in the hero once every plan of the path is written, and not before', () => {
    const week = () => <p>The three</p>;
    show(ALL.slice(1), { week });
    expect(screen.queryByText('The three')).toBeNull();
    show(['identity', 'audience', 'analysis', 'fulfillment', 'event', 'sales', 'launch'], {
      week,
      isShortWay: true,
    });
    expect(screen.getByText('The three')).toBeTruthy();
  });

  it('a stone opens its topic, and a phase leads to its cards', () => {
    const { onOpen, stones } = show(['identity']);
    Element.prototype.scrollIntoView = vi.fn();
    fireEvent.click(stones()[0] ?? document.body);
    expect(onOpen).toHaveBeenCalledWith('identity', 'plan');
    const phases = within(screen.getByRole('navigation', { name: 'Phases' }));
    fireEvent.click(phases.getByRole('button', { name: /^Offer/ }));
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Offer' }));
  });
});
