import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openMenu } from '#client/ui/testing/open-menu.ts';
import { sampleBlueprints } from '#content/testing/sample-book.ts';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { sampleBlueprint } from '#domain/testing/sample-blueprint.ts';
import { BookScreen } from './book-screen.tsx';

// Browsers know <search>, jsdom doesn't yet: React would warn about that tag in every run.
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
  return showBook(sampleBlueprints(700, types));
}

function showBook(blueprints: readonly Blueprint[]) {
  const ways = { onOpen: vi.fn(), onEdit: vi.fn(), onJump: vi.fn(), onHome: vi.fn(), runExport: vi.fn() };
  render(<BookScreen brandName="Cornerstone" person="Ana Pereira" blueprints={blueprints} {...ways} />);
  return { ...ways, user: userEvent.setup() };
}

// Rendered in slices: the default second is too short on a busy machine.
const isSet = () => waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());

describe('BookScreen', () => {
  it('shows cover, contents and the plans as formatted text', async () => {
    openBook(['identity', 'brand']);
    expect(screen.getByRole('heading', { level: 1, name: 'Launch book' })).toBeTruthy();
    expect(screen.getByText('Prepared by Ana Pereira')).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Launch book',
      'Contents',
      '1Your Identity',
      '2Brand Identity',
      'Still to write',
    ]);
    await isSet();
    expect(screen.getAllByRole('heading', { level: 3, name: 'Key decisions' })).toHaveLength(2);
  });

  it('has a cover without a name for somebody who gave none', async () => {
    const ways = { onOpen: vi.fn(), onEdit: vi.fn(), onJump: vi.fn(), onHome: vi.fn(), runExport: vi.fn() };
    render(<BookScreen brandName="Cornerstone" person="" blueprints={[]} {...ways} />);
    expect(screen.queryByText(/Prepared by/)).toBeNull();
    expect(screen.getByText('What your cover will look like')).toBeTruthy();
  });

  it('names what is missing and leads to it', async () => {
    const { onOpen, user } = openBook(['identity']);
    expect(screen.getByText(/^1 of 19 plans written/)).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Start: Launch Playbook' }));
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

  it.each([
    ['the book', 'Export the book'],
    ['one plan', 'Export Communications'],
  ])('leaves out of %s what another plan calls private', async (_, button) => {
    const blueprints = [
      sampleBlueprint({
        type: 'brand',
        output: '## Words\n**Not to be mentioned (owner only):** the old church',
      }),
      sampleBlueprint({
        type: 'communications',
        output:
          '## Stories\nA year alone.\n\n## Still to confirm\n- Is the old church in it?\n- Who reads it?',
      }),
    ];
    const { runExport } = showBook(blueprints);
    await isSet();
    const menu = screen.getByRole('button', { name: button });
    openMenu(menu);
    fireEvent.click(screen.getByText('Text file with formatting marks (.md)'));
    await waitFor(() => expect(runExport).toHaveBeenCalled());
    const [, { chapters }] = runExport.mock.calls[0] as [string, { chapters: { text: string }[] }];
    const text = chapters.map((chapter) => chapter.text).join('\n');
    expect(text).toContain('## Still to confirm\n- Who reads it?');
    expect(text).not.toContain('old church');
  });

  it('says what to do when nothing is written yet', async () => {
    const { onHome, user } = openBook([]);
    expect(screen.getByText(/^Your book is empty/)).toBeTruthy();
    expect(screen.getByRole('figure').textContent).toMatch(
      /Prepared by Ana Pereira.*What your cover will look like$/,
    );
    expect(screen.getByRole('link', { name: 'See an example' }).getAttribute('href')).toBe('/example');
    expect(screen.queryByRole('button', { name: 'Export the book' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Go to my topics' }));
    expect(onHome).toHaveBeenCalled();
  });
});

describe('a book in use', () => {
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

  it('ticks a box by one character, also in a chunk that was parsed separately', async () => {
    const { onChangePlan, user } = use();
    await isSet();
    await user.click(screen.getByRole('checkbox', { name: 'Call Luis' }));
    expect(onChangePlan).toHaveBeenCalledWith('identity', PLAN.replace('[ ]', '[x]'));
  });

  it('shows each chapter’s reading time and gaps, and leads to the first gap', async () => {
    const { user } = use();
    await isSet();
    const chapter = within(screen.getByRole('region', { name: /Your Identity/ }));
    expect(chapter.getByText(/^2-minute read/)).toBeTruthy();
    await user.click(chapter.getByRole('button', { name: /^1 gap: Go to the first one, ./ }));
    expect(document.activeElement).toBe(chapter.getByRole('button', { name: 'place' }));
    cleanup();
    openBook(['brand']);
    expect(screen.getByText('1-minute read')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Go to the first one/ })).toBeNull();
  });

  it('opens a plan in place, where it was clicked or at a gap', async () => {
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
