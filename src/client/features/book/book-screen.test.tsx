import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleBlueprints } from '#content/testing/sample-book.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { BookScreen } from './book-screen.tsx';

// Browsers know <search>, jsdom does not yet: React would warn of that one tag in every run.
beforeEach(() => {
  const { error } = console;
  vi.spyOn(console, 'error').mockImplementation((...words) => {
    const [sentence, tag] = words;
    if (String(sentence).startsWith('The tag <%s> is unrecognized') && tag === 'search') return;
    error(...words);
  });
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function openBook(types: readonly BlueprintType[]) {
  const ways = { onOpen: vi.fn(), onEdit: vi.fn(), onJump: vi.fn(), onHome: vi.fn(), runExport: vi.fn() };
  const blueprints = sampleBlueprints(700, types);
  render(<BookScreen brandName="Cornerstone" person="Ana Pereira" blueprints={blueprints} {...ways} />);
  return { ...ways, user: userEvent.setup() };
}

// Drawn in slices: the default second is too short on a busy machine.
const isSet = () => waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());

describe('BookScreen', () => {
  it('shows cover, contents and the plans as formatted text', async () => {
    openBook(['identity', 'brand']);
    expect(screen.getByRole('heading', { level: 1, name: 'Launch book' })).toBeTruthy();
    expect(screen.getByText('Prepared by Ana Pereira')).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Contents',
      '1Your Identity',
      '2Brand Identity',
      'Still to write',
    ]);
    await isSet();
    expect(screen.getAllByRole('heading', { level: 3, name: 'Key decisions' })).toHaveLength(2);
  });

  it('names what is missing and leads to it', async () => {
    const { onOpen, user } = openBook(['identity']);
    expect(screen.getByText(/^1 of 19 plans written/)).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Write Launch Playbook' }));
    expect(onOpen).toHaveBeenCalledWith('launch');
  });

  it('opens a plan to change it', async () => {
    const { onEdit, user } = openBook(['identity', 'brand']);
    await isSet();
    await user.click(screen.getByRole('button', { name: 'Open this plan: Brand Identity' }));
    expect(onEdit).toHaveBeenCalledWith('brand');
  });

  it('counts matches while typing, also across bold words', async () => {
    const { user } = openBook(['identity']);
    await isSet();
    const field = screen.getByLabelText('Search in this book');
    await user.click(field);
    await user.paste('welcome call, FIRST song');
    expect(await screen.findByText('1 of 1')).toBeTruthy();
    await user.clear(field);
    await user.paste('zebra');
    expect(await screen.findByText('No matches')).toBeTruthy();
  });

  it('says what to do when nothing is written yet', async () => {
    const { onHome, user } = openBook([]);
    expect(screen.getByText(/^Your book is empty/)).toBeTruthy();
    expect(screen.getByRole('figure').textContent).toMatch(
      /Prepared by Ana Pereira.*What your cover will look like$/,
    );
    expect(screen.getByRole('link', { name: 'See an example' }).getAttribute('href')).toBe('/example');
    expect(screen.queryByRole('button', { name: 'Export the book' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Go to your blueprints' }));
    expect(onHome).toHaveBeenCalled();
  });
});

describe('a book that is used', () => {
  const PLAN = `## Steps\n\n${'Words. '.repeat(400)}\n\n## Then\n\n- [ ] Call Luis\n- [x] Rest at [ADD: place]\n`;

  function use() {
    const [blueprint] = sampleBlueprints(700, ['identity']);
    if (!blueprint) throw new Error('no sample');
    const own = { ...blueprint, content: { ...blueprint.content, aiOutput: PLAN } };
    const onChangePlan = vi.fn();
    const ways = { onOpen: vi.fn(), onEdit: vi.fn(), onJump: vi.fn(), onHome: vi.fn(), runExport: vi.fn() };
    render(
      <BookScreen
        brandName="Cornerstone"
        person="Ana"
        blueprints={[own]}
        onChangePlan={onChangePlan}
        renderPlan={({ type, place }) => `${type} opened at ${place.gap?.need ?? place.block}`}
        {...ways}
      />,
    );
    return { onChangePlan, user: userEvent.setup() };
  }

  it('ticks a box by one character, also in a part that was read by itself', async () => {
    const { onChangePlan, user } = use();
    await isSet();
    await user.click(screen.getByRole('checkbox', { name: 'Call Luis' }));
    expect(onChangePlan).toHaveBeenCalledWith('identity', PLAN.replace('[ ]', '[x]'));
  });

  it('says of each chapter how long it takes and how many gaps it has, and leads to the first', async () => {
    const { user } = use();
    await isSet();
    const chapter = within(screen.getByRole('region', { name: /Your Identity/ }));
    expect(chapter.getByText(/^2 minutes to read/)).toBeTruthy();
    await user.click(chapter.getByRole('button', { name: '1 gap: go to the first' }));
    expect(document.activeElement).toBe(chapter.getByRole('button', { name: 'place' }));
    cleanup();
    openBook(['brand']);
    expect(screen.getByText('1 minute to read')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /go to the first/ })).toBeNull();
  });

  it('opens a plan in its place, where it was clicked and where a gap is', async () => {
    const { user } = use();
    await isSet();
    await user.click(screen.getByRole('button', { name: 'place' }));
    expect(screen.getByText('identity opened at place')).toBeTruthy();
    cleanup();
    const second = use();
    await isSet();
    await second.user.click(screen.getByRole('heading', { name: 'Then' }));
    expect(screen.getByText('identity opened at 2')).toBeTruthy();
  });
});
