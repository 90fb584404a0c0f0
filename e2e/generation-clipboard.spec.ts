import { backToCards, openTopic } from './fixtures.ts';
import { pasteHtml, policyReports } from './pasting.ts';
import { chooseMore, expect, panelButton, test } from './provider-fixtures.ts';

test('the copied prompt is the one for large models, whatever the settings', async ({
  page,
  person,
  provider,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await person.openPanel({ model: 'gpt-4' });
  await panelButton(page, 'Copy prompt').click();
  await expect(page.getByText('Prompt copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const sentTo = async (model: string) => {
    const before = provider.completions().length;
    await person.choose({ model });
    await panelButton(page, 'Generate').click();
    await expect.poll(() => provider.completions().length).toBe(before + 1);
    await expect(panelButton(page, 'Generate')).toBeEnabled();
    return provider
      .completions()
      .at(-1)
      ?.body.messages?.map(({ content }) => content)
      .join('\n\n');
  };
  expect(copied).toBe(await sentTo('gpt-4.1'));
  expect(copied).not.toBe(await sentTo('gpt-4'));
});

test('without a key nothing on the page is about models', async ({ page, person }) => {
  await person.openPanel({ key: null });
  await panelButton(page, 'What the AI will read').click();
  const dialog = page.getByRole('dialog', { name: 'What the AI will read' });
  await expect(dialog.getByText('When you choose Copy prompt, these two messages are copied')).toBeVisible();
  await expect(dialog.getByText('Instructions', { exact: true })).toBeVisible();
  await expect(page.getByText(/gpt-4|larger model/)).toHaveCount(0);
});

test('plans are copied and pasted', async ({ page, person, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const blueprint = await person.openPanel({ key: null, earlier: { audience: '## Steps\n\n- **one**' } });
  await test.step('a reply copied with formatting keeps its headings, under the policy of the page', async () => {
    await panelButton(page, 'Paste reply').click();
    const reply = page.getByRole('textbox', { name: 'Reply' });
    const reports = await policyReports(page);
    await pasteHtml(
      reply,
      '<body onload="window.hit=1"><h2 style="color:red"onclick=window.hit=1>Overview</h2><p>For <span style="font-weight:700">late</span> starters.<img src="https://evil.example/p.png" onerror="window.hit=1"></p>',
      'Overview\nFor late starters.',
    );
    await expect(reply).toHaveValue('## Overview\n\nFor **late** starters.');
    expect(await page.evaluate(() => 'hit' in window)).toBe(false);
    expect(await reports.jsonValue()).toEqual([]);
    await reply.fill('');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await test.step('a plan is made without a key: copy the prompt, paste the reply', async () => {
    await expect(panelButton(page, 'Generate')).toBeDisabled();
    await expect(page.getByText('Please add your OpenAI API key in settings first')).toBeVisible();
    await panelButton(page, 'Copy prompt').click();
    await expect(page.getByText('Prompt copied.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
      'I taught piano for forty years.',
    );
    await panelButton(page, 'Paste reply').click();
    await page.getByRole('textbox', { name: 'Reply' }).fill('## Overview\n\nFrom a friend.');
    await page.keyboard.press('Escape');
    await expect(page.getByText('This is the reply you pasted. It isn’t your plan yet.')).toBeVisible();
    await chooseMore(page, 'Paste reply');
    await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
    await page.getByRole('button', { name: 'Use as my plan' }).click();
    await expect.poll(() => person.storedPlan(blueprint.id)).toBe('## Overview\n\nFrom a friend.');
  });
  await test.step('with a plan, its prompt and its Markdown are under More', async () => {
    await expect(panelButton(page, 'Copy prompt')).toHaveCount(0);
    await chooseMore(page, 'Copy prompt');
    await expect(page.getByText('Prompt copied.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
      'I taught piano for forty years.',
    );
    await chooseMore(page, 'Copy with formatting marks');
    await expect(page.getByText('Copied.')).toBeVisible();
    // The message about the previous copy has the same words in it.
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe('## Overview\n\nFrom a friend.');
  });
  await test.step('the formatted plan can be copied for a word processor', async () => {
    await backToCards(page);
    await openTopic(page, 'Identify Your Audience');
    await panelButton(page, 'Copy with formatting').click();
    await expect(page.getByText('Copied.')).toBeVisible();
    const html = () =>
      page.evaluate(async () => {
        const [item] = await navigator.clipboard.read();
        return item?.types.includes('text/html') ? (await item.getType('text/html')).text() : '';
      });
    await expect.poll(html).toContain('<h2>Steps</h2>');
    expect(await html()).toContain('<strong>one</strong>');
  });
});
