import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadPlanReader } from '#client/adapters/markdown/markdown.ts';
import { drawDialogs } from '#client/ui/testing/draw-dialogs.ts';
import { openMenu } from '#client/ui/testing/open-menu.ts';
import { AppError } from '#domain/errors.ts';
import { confirmFact } from '#domain/facts/change-facts.ts';
import { blankFactSheet } from '#domain/facts/fact-sheet.ts';
import { MONDAY } from '#domain/testing/sample-blueprint.ts';
import { showPanel, withPlan } from './writing/testing/show-panel.tsx';

drawDialogs();
// The page loads the parser before a plan is written; on a busy machine that takes seconds.
beforeAll(async () => void (await loadPlanReader()));

/** An item of the menu over a plan. */
function more(name: string): HTMLButtonElement {
  openMenu(button('More'));
  return screen.getByRole<HTMLButtonElement>('button', { name, hidden: true });
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const area = () =>
  screen.getByPlaceholderText<HTMLTextAreaElement>('AI-generated content will appear here...');

describe('the AI output panel', () => {
  it('has its title, its two buttons and a large text area', () => {
    showPanel();
    expect(screen.getByRole('heading', { name: 'AI-Generated Output' })).toBeDefined();
    expect(button('Save').disabled).toBe(true);
    expect(button('Generate').disabled).toBe(false);
    expect(area().className).toContain('min-h-[400px]');
    expect(area().value).toBe('');
  });

  it('has one strong button for the first plan, with its price, and asks what else there is to know first', async () => {
    const { user, writing } = showPanel();
    const card = within(screen.getByRole('region', { name: 'Your three answers are in.' }));
    const write = await card.findByRole('button', { name: /^Write my plan \(about \d+ cents, a minute\)$/ });
    expect(card.getByRole('textbox', { name: 'Anything else to know?' })).toBeDefined();
    expect(card.getByRole('button', { name: 'Ask me first' })).toBeDefined();
    expect(write.className).toContain('bg-primary');
    expect(button('Generate').className).not.toContain('bg-primary');
    await user.click(write);
    expect((await writing()).request.model).toBe('gpt-4');
    expect(button('Generating...').disabled).toBe(true);
    expect(screen.queryByText('Your three answers are in.')).toBeNull();
  });

  it('shows a plan’s topic and reading time, and that a rewrite keeps it', () => {
    showPanel({ blueprint: withPlan('word '.repeat(1_000)) });
    expect(screen.getByRole('region', { name: 'AI-Generated Output' }).textContent).toContain(
      'Your Identity',
    );
    expect(screen.getByText('4 minutes to read.')).toBeDefined();
    expect(screen.getByText('Your changes are kept under Earlier versions.')).toBeDefined();
    expect(button('Generate').className).not.toContain('bg-primary');
  });

  it('focuses the heading of a new plan, and says that it is the first', async () => {
    const { user, writing } = showPanel();
    await user.click(await screen.findByRole('button', { name: /^Write my plan/ }));
    const { request, finish } = await writing();
    request.onText('## Overview');
    expect(screen.getByText('Writing your plan...')).toBeDefined();
    finish();
    expect(await screen.findByText('Your first plan. 1 minute to read.')).toBeDefined();
    expect(
      await screen.findByText('Next: look through “Check before use” below, then open your next topic.'),
    ).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'AI-Generated Output' }));
  });

  it('cannot generate without a key, says why, and leads to Settings', async () => {
    const { calls, user } = showPanel({ key: null });
    expect(button('Generate').disabled).toBe(true);
    const hint = screen.getByText('Please add your OpenAI API key in settings first');
    expect(button('Generate').getAttribute('aria-describedby')).toBe(hint.id);
    await user.click(button('Open Settings'));
    expect(calls.settingsOpened).toBe(1);
  });

  it('shows the plan as it is written, locked, with both buttons off and a way to stop', async () => {
    const { user, writing, saved } = showPanel({ blueprint: withPlan('the old plan') });
    await user.click(button('Generate'));
    expect(button('Generating...').disabled).toBe(true);
    expect(button('Save').disabled).toBe(true);
    expect(screen.queryByRole('textbox', { name: 'Your plan' })).toBeNull();
    const { request, finish } = await writing();
    request.onText('## Over');
    request.onText('view');
    const written = screen.getByRole('region', { name: 'Your plan' });
    await waitFor(() => expect(written.textContent).toBe('## Overview'));
    finish({ usage: { inputTokens: 1234, outputTokens: 56 } });
    await waitFor(() => expect(button('Generate').disabled).toBe(false));
    expect(saved.map(({ text }) => text)).toEqual(['## Overview']);
    expect(area().value).toBe('## Overview');
    expect(area().readOnly).toBe(false);
    expect(screen.queryByText(/^Read about/)).toBeNull();
    openMenu(button('More'));
    expect(await screen.findByText('Read about 2 pages and wrote about 1 page.')).toBeDefined();
  });

  it('says at the end of a cut text that it is not finished, and links to the options', async () => {
    const { user, writing } = showPanel({ view: 'document' });
    expect(screen.queryByText(/^The plan stops here/)).toBeNull();
    await user.click(button('Generate'));
    const run = await writing();
    await act(async () => run.request.onText('## Bio\n\nI teach'));
    await act(async () => run.fail(new AppError('ai-interrupted')));
    const end = await screen.findByText(/^The plan stops here. It isn’t finished./);
    const text = screen.getByRole('article');
    expect(text.compareDocumentPosition(end)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.click(button('See your choices'));
    expect(document.activeElement?.textContent).toContain('Choose Continue to write the rest.');
    await user.click(button('Keep this draft'));
    await waitFor(() => expect(screen.queryByText(/^The plan stops here/)).toBeNull());
  });

  it('keeps the old plan when stopped, and lets the person keep or discard the partial text', async () => {
    const { user, writing, saved } = showPanel({ blueprint: withPlan('the old plan') });
    await user.click(button('Generate'));
    (await writing()).request.onText('half');
    await user.click(button('Stop'));
    await screen.findByText(/You stopped before the plan was finished/);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(area().value).toBe('half');
    expect(area().readOnly).toBe(true);
    await user.click(button('Discard this draft'));
    expect(area().value).toBe('the old plan');
    expect(saved).toEqual([]);
  });

  it('shows what went wrong above the text, without losing it', async () => {
    const { user, writing } = showPanel({ blueprint: withPlan('the old plan') });
    await user.click(button('Generate'));
    (await writing()).fail(new AppError('ai-insufficient-quota'));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('A ChatGPT subscription doesn’t count as credit here.');
    expect(area().value).toBe('the old plan');
    expect(button('Generate').disabled).toBe(false);
  });

  it('offers to continue a plan that was stopped', async () => {
    const { user, writing, saved } = showPanel();
    await user.click(button('Generate'));
    const first = await writing(0);
    first.request.onText('one, ');
    await user.click(button('Stop'));
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    const second = await writing(1);
    second.request.onText('two');
    second.finish();
    await waitFor(() => expect(saved.map(({ text }) => text)).toEqual(['one, two']));
  });

  it('says when a cut plan continues by itself', async () => {
    const { user, writing, saved } = showPanel();
    await user.click(button('Generate'));
    const first = await writing(0);
    first.request.onText('one, ');
    first.finish({ finish: 'length' });
    await screen.findByText('The plan is longer than one reply, so we’re asking for the rest (part 2).');
    const second = await writing(1);
    second.request.onText('two');
    second.finish();
    await waitFor(() => expect(saved.map(({ text }) => text)).toEqual(['one, two']));
  });

  it('passes on each edit, and saves by hand', async () => {
    const { user, calls, saved } = showPanel({ blueprint: withPlan('a plan') });
    await user.type(area(), '!');
    expect(calls.edits).toEqual(['a plan!']);
    await user.click(button('Save'));
    await waitFor(() => expect(saved.map(({ text }) => text)).toEqual(['a plan!']));
    await user.clear(area());
    expect(button('Save').disabled).toBe(true);
  });

  it('says Saving... while saving, and the reason when it fails', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const { user, trouble } = showPanel({ blueprint: withPlan('a plan'), pause: () => released });
    trouble.onSave = new Error('');
    await user.click(button('Save'));
    expect(button('Saving...').disabled).toBe(true);
    release();
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to save content');
    expect(area().value).toBe('a plan');
  });

  it('saves the text on screen, even if it was not kept yet', async () => {
    const { user, writing, saved } = showPanel({ blueprint: withPlan('the old plan') });
    await user.click(button('Generate'));
    (await writing()).request.onText('half');
    await user.click(button('Stop'));
    await screen.findByText(/You stopped before the plan was finished/);
    await user.click(button('Save'));
    await waitFor(() => expect(saved.map(({ text }) => text)).toEqual(['half']));
  });

  it('lists scripture references missing from all inputs', async () => {
    const blueprint = withPlan('See John 3:16, Psalm 23 and Isaiah 40:31, and go.');
    showPanel({
      blueprint: { ...blueprint, content: { ...blueprint.content, notes: 'My verse is Isaiah 40:31.' } },
      sheet: confirmFact(blankFactSheet(MONDAY), 'whatIAm', 'a Psalm 23 kind of teacher', MONDAY),
    });
    expect(await screen.findByRole('heading', { name: 'Check before use' })).toBeDefined();
    expect(screen.getByText('John 3:16')).toBeDefined();
    expect(screen.queryByText(/^Psalm 23|^Isaiah/)).toBeNull();
  });
});

describe('Document and Text', () => {
  const document = () => screen.getByRole('article');

  it('are two views of the same plan, and the choice is remembered', async () => {
    const { user, calls } = showPanel({ blueprint: withPlan('## Steps'), view: 'document' });
    expect(document().textContent).toContain('## Steps');
    expect(screen.queryByRole('textbox', { name: 'Your plan' })).toBeNull();
    await user.click(more('Text view'));
    expect(area().value).toBe('## Steps');
    expect(screen.queryByRole('article')).toBeNull();
    expect(calls.kept).toEqual(['text']);
    await user.click(more('Document view'));
    expect(document().textContent).toContain('## Steps');
    expect(calls.kept).toEqual(['text', 'document']);
  });

  it('are not offered without a plan: then there is only the text area', () => {
    showPanel({ view: 'document' });
    expect(area().value).toBe('');
    expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
  });

  it('keep the text area for somebody who types a plan into it', async () => {
    const { user } = showPanel({ view: 'document' });
    await user.type(area(), 'My own plan');
    expect(area().value).toBe('My own plan');
    await user.click(more('Document view'));
    expect(document().textContent).toContain('My own plan');
  });

  it('show the plan in the same view while it is written, locked, and afterwards', async () => {
    const { user, writing } = showPanel({ view: 'document' });
    await user.click(button('Generate'));
    expect(document().textContent).toContain('being written locked');
    const { request, finish } = await writing();
    request.onText('## Done');
    finish();
    await waitFor(() => expect(document().textContent?.trim()).toBe('## Done'));
  });

  it('explain Markdown where it is visible', async () => {
    const { user } = showPanel({ blueprint: withPlan('## Overview\n\n**Rest** first.') });
    expect(screen.getByText(/The ## and \*\* marks are formatting/)).toBeDefined();
    await user.click(more('Document view'));
    expect(screen.queryByText(/marks are formatting/)).toBeNull();
    cleanup();
    showPanel({ blueprint: withPlan('Plain words.') });
    expect(screen.queryByText(/marks are formatting/)).toBeNull();
  });

  it('report how many ticks were carried into a rewritten plan', async () => {
    const { user, writing, saved } = showPanel({ blueprint: withPlan('- [x] Call Luis\n- [ ] Rest') });
    await user.click(button('Generate'));
    const { request, finish } = await writing();
    request.onText('- [ ] Rest\n- [ ] Call Luis\n');
    finish();
    await screen.findByText('One box you’d checked is in the new plan too, and it’s still checked.');
    expect(saved.map(({ text }) => text)).toEqual(['- [ ] Rest\n- [x] Call Luis\n']);
  });
});

it('a plain box is for other notes', async () => {
  const { store, user } = showPanel();
  await user.type(screen.getByRole('textbox', { name: 'Anything else to know?' }), 'No Sundays.');
  expect(Object.values(store.getState().blueprints)[0]?.content.notes).toBe('No Sundays.');
});

describe('tools around the plan', () => {
  it('show exactly what the AI will read', async () => {
    const { user } = showPanel();
    await user.click(button('What the AI will read'));
    const dialog = await screen.findByRole('dialog', { name: 'What the AI will read' });
    expect(await within(dialog).findByText(/I taught piano\./)).toBeDefined();
    expect(within(dialog).getByText('No earlier plans are sent with this one.')).toBeDefined();
    expect(within(dialog).getByText(/^About \d+ pages?\.$/)).toBeDefined();
    expect(dialog.textContent).not.toMatch(/<\/?answer>|tokens/);
    expect(within(dialog).getByText('I taught piano.').tagName).toBe('DD');
    expect(within(dialog).getByText('Model gpt-4 at api.openai.com.')).toBeDefined();
  });

  it('have rarely used actions under More, with a key and without', async () => {
    const plan = '## Steps\n\n- [ ] Call **Luis**\n';
    for (const key of ['sk-abc123', null]) {
      const { user, saved } = showPanel({ blueprint: withPlan(plan), key });
      for (const name of ['What the AI will read', 'Copy prompt', 'Paste reply'])
        expect(screen.queryByRole('button', { name })).toBeNull();
      openMenu(button('More'));
      expect(screen.queryByText(/^No key\?/) === null).toBe(key !== null);
      await user.click(more('Copy with formatting marks'));
      await screen.findByText('Copied.');
      expect(await navigator.clipboard.readText()).toBe(plan);
      await user.click(more('Copy prompt'));
      await screen.findByText('Prompt copied. Paste it into any chat assistant.');
      expect(await navigator.clipboard.readText()).toContain('I taught piano.');
      await user.click(more('Paste reply'));
      const dialog = screen.getByRole('dialog', { name: 'Paste reply' });
      await user.paste('## Overview\n\nFrom elsewhere.');
      await user.click(within(dialog).getByRole('button', { name: 'Use as my plan' }));
      await waitFor(() => expect(saved).toHaveLength(1));
      await user.click(more('What the AI will read'));
      expect(await screen.findByRole('dialog', { name: 'What the AI will read' })).toBeDefined();
      cleanup();
    }
  });

  it('work without a key: copy the prompt, paste the reply', async () => {
    const { user, saved } = showPanel({ key: null });
    await user.click(button('Copy prompt'));
    await screen.findByText('Prompt copied. Paste it into any chat assistant.');
    const copied = await navigator.clipboard.readText();
    expect(copied).toContain('# Identity');
    expect(copied).toContain('I taught piano.');
    await user.click(button('Paste reply'));
    const dialog = screen.getByRole('dialog', { name: 'Paste reply' });
    expect(document.activeElement).toBe(within(dialog).getByLabelText('Reply'));
    await user.paste('## Overview\n\nFrom elsewhere.');
    await user.click(within(dialog).getByRole('button', { name: 'Use as my plan' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]).toMatchObject({ text: '## Overview\n\nFrom elsewhere.', facts: { origin: 'pasted' } });
    expect(area().value).toBe('## Overview\n\nFrom elsewhere.');
    // It was pasted: above the plan this message would be wrong.
    expect(screen.queryByText('Prompt copied. Paste it into any chat assistant.')).toBeNull();
  });

  it('restore an earlier version through the same save', async () => {
    const { user, saved } = showPanel({ blueprint: withPlan('the new plan') });
    await user.click(button('Earlier versions'));
    await user.click(button('Restore the older one'));
    await waitFor(() => expect(area().value).toBe('an older plan'));
    expect(saved[0]).toMatchObject({ text: 'an older plan', facts: { origin: 'restored' } });
  });

  it('keep writing when the screen is left', async () => {
    const { generation, writing, saved, user } = showPanel();
    await user.click(button('Generate'));
    const { request, finish } = await writing();
    cleanup();
    request.onText('written alone');
    finish();
    await waitFor(() => expect(saved.map(({ text }) => text)).toEqual(['written alone']));
    act(() => generation.close());
  });
});
