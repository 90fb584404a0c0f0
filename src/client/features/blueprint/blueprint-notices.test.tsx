import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { drawDialogs } from '#client/ui/testing/draw-dialogs.ts';
import { sampleBlueprint } from '#domain/testing/sample-blueprint.ts';
import { BlueprintNotices } from './blueprint-notices.tsx';

const conflict = {
  conflictId: 'c1',
  kind: 'blueprint' as const,
  docId: 'b1',
  field: 'answers.1',
  mine: 'Words from here',
  theirs: 'Words from there',
};

const quiet = {
  conflicts: [],
  blocked: undefined,
  isDeletedElsewhere: false,
  held: { kind: 'blueprint' as const, doc: { ...sampleBlueprint(), description: '' } },
  onResolve: () => {},
  onRestore: () => {},
  onLetGo: () => {},
};

drawDialogs();
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const sides = () =>
  screen
    .getAllByRole('term')
    .map(({ textContent, nextElementSibling }) => `${textContent}: ${nextElementSibling?.textContent}`);

describe('BlueprintNotices', () => {
  it('names the answer changed on another device, shows both texts and passes on the choice', () => {
    const onResolve = vi.fn();
    render(<BlueprintNotices {...quiet} conflicts={[conflict]} onResolve={onResolve} />);
    expect(screen.getByText('Changed on another device.')).toBeTruthy();
    expect(
      screen.getByText(/Answer 2 changed here and on another device, or in another tab, at the same time/),
    ).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'View both' }));
    expect(sides()).toEqual(['On this screen: Words from here', 'The other version: Words from there']);
    expect(screen.getByText('there').localName).toBe('mark');
    fireEvent.click(screen.getByRole('button', { name: 'Use the other one' }));
    expect(onResolve).toHaveBeenCalledWith(conflict, 'theirs');
  });

  it('also shows a toast when somebody writes far below, with both texts one click away', () => {
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -900, 300, 80));
    const { rerender } = render(<BlueprintNotices {...quiet} />);
    expect(screen.queryByRole('status')).toBeNull();
    rerender(<BlueprintNotices {...quiet} conflicts={[conflict]} />);
    const told = within(screen.getByRole('status'));
    expect(told.getByText('This was also changed on another device.')).toBeTruthy();
    fireEvent.click(told.getByRole('button', { name: 'View both' }));
    expect(screen.getByRole('dialog', { name: 'Changed on another device' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('names the topic of a text from another screen', () => {
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -900, 300, 80));
    render(<BlueprintNotices {...quiet} conflicts={[conflict]} topicOf={() => 'Your Identity'} />);
    expect(
      screen.getByText(
        /^Answer 2 in “Your Identity” changed here and on another device, or in another tab, at the same time\.$/,
      ),
    ).toBeTruthy();
    expect(screen.getByText('“Your Identity” was also changed on another device.')).toBeTruthy();
  });

  it('shows the differences between two long texts, and both in full on request', () => {
    const alike = 'The first line, which is alike in both.\n';
    const long = { ...conflict, mine: `${alike}Mine.`, theirs: `${alike}Quite another end.\nAnd more.` };
    render(<BlueprintNotices {...quiet} conflicts={[long]} />);
    fireEvent.click(screen.getByRole('button', { name: 'View both' }));
    expect(sides()).toEqual(['On this screen: Mine.', 'The other version: Quite another end.\nAnd more.']);
    fireEvent.click(screen.getByRole('button', { name: 'Show both versions in full' }));
    expect(screen.getByRole('region', { name: 'On this screen' }).textContent).toContain(`${alike}Mine.`);
    expect(screen.getByRole('region', { name: 'The other version' }).textContent).toContain('And more.');
    fireEvent.click(screen.getByRole('button', { name: 'Show only what differs' }));
    expect(screen.queryByText(/alike in both/)).toBeNull();
  });

  it('says where one of the texts is empty', () => {
    const grown = { ...conflict, mine: 'One.\n', theirs: 'One.\nTwo.' };
    render(<BlueprintNotices {...quiet} conflicts={[grown]} />);
    fireEvent.click(screen.getByRole('button', { name: 'View both' }));
    expect(sides()).toEqual(['On this screen: Nothing here', 'The other version: Two.']);
  });

  it('keeps the focus where the person is when it closes', async () => {
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 100, 300, 80));
    const page = (conflicts: (typeof conflict)[]) => (
      <main>
        <h1>Launch book</h1>
        <BlueprintNotices {...quiet} conflicts={conflicts} />
      </main>
    );
    const { rerender } = render(page([conflict]));
    screen.getByRole('button', { name: 'View both' }).focus();
    rerender(page([]));
    await Promise.resolve();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Launch book' }));
  });

  it('shows no toast if the notice itself is in sight', () => {
    render(<BlueprintNotices {...quiet} conflicts={[conflict]} />);
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.getAllByText(/Changed on another device/)).toHaveLength(1);
  });

  it('names both days of a task that two devices moved', () => {
    const entry = (date: string) => JSON.stringify(['Call the library.', date, 'Setup']);
    const rest = JSON.stringify(['Rest', '2027-01-20', '']);
    const days = {
      ...conflict,
      field: 'timeline',
      mine: `${entry('2027-01-12')}\n${rest}`,
      theirs: `${entry('')}\n${rest}`,
    };
    render(<BlueprintNotices {...quiet} conflicts={[days]} />);
    const sentence =
      '“Call the library” is on Tuesday, January 12, 2027 on this device and put aside on another one.';
    expect(screen.getByText((text) => text.includes(sentence))).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'View both' }));
    expect(sides()).toEqual([
      'On this screen: Tuesday, January 12, 2027: Call the library.',
      'The other version: Not for me: Call the library.',
    ]);
    expect(screen.queryByText(/Rest/)).toBeNull();
  });

  it('offers to copy words that the server will never accept', async () => {
    const writeText = vi.fn(async () => {});
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
    render(<BlueprintNotices {...quiet} blocked={{ kind: 'blueprint', docId: 'b1', code: 'too-large' }} />);
    expect(screen.getByRole('alert').textContent).toContain('Couldn’t save. Copy your text');
    fireEvent.click(screen.getByRole('button', { name: 'Copy my text' }));
    expect(writeText).toHaveBeenCalledWith('Your Identity');
    expect(await screen.findByText('Copied.')).toBeTruthy();
  });

  it('shows those words selected in a box when the browser refuses to copy', async () => {
    vi.stubGlobal('navigator', { userAgent: '' });
    render(<BlueprintNotices {...quiet} blocked={{ kind: 'blueprint', docId: 'b1', code: 'too-large' }} />);
    fireEvent.click(screen.getByRole('button', { name: 'Copy my text' }));
    const box = await screen.findByRole<HTMLTextAreaElement>('textbox', {
      name: 'Everything in this topic',
    });
    expect(box.value).toBe('Your Identity');
    expect(box.value.slice(box.selectionStart, box.selectionEnd)).toBe('Your Identity');
    expect(document.activeElement).toBe(box);
    expect(screen.getByText(/Your browser blocked copying\. The text is already selected\./)).toBeTruthy();
  });

  it('offers to restore a blueprint deleted elsewhere', () => {
    const onRestore = vi.fn();
    render(<BlueprintNotices {...quiet} isDeletedElsewhere onRestore={onRestore} />);
    fireEvent.click(screen.getByRole('button', { name: 'Restore it' }));
    expect(onRestore).toHaveBeenCalledOnce();
  });

  it('lets a blueprint that was deleted elsewhere go', async () => {
    const onLetGo = vi.fn();
    render(<BlueprintNotices {...quiet} isDeletedElsewhere onLetGo={onLetGo} />);
    fireEvent.click(screen.getByRole('button', { name: 'Delete it here too' }));
    expect(onLetGo).toHaveBeenCalledOnce();
  });
});
