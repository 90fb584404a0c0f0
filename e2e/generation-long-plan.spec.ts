import { expect, panelButton, planArea, streamedText, test } from './provider-fixtures.ts';

const LINES = Array.from({ length: 120 }, (_, line) => `Line ${line} of a long plan, with a few more words.`);
const LONG_PLAN = LINES.join('\n');

test('a long plan is read and edited in place, by mouse and by keyboard, and can be replaced', async ({
  page,
  person,
  provider,
}) => {
  const blueprint = await person.openPanel();
  await test.step('a long plan can be read in place, and a click edits it exactly there', async () => {
    provider.script('gpt-4', { steps: [{ chunks: LINES.map((line, n) => (n === 0 ? line : `\n${line}`)) }] });
    await panelButton(page, 'Generate').click();
    await expect(panelButton(page, 'Generate')).toBeEnabled();
    await expect(planArea(page)).toHaveValue(LONG_PLAN);
    await expect(streamedText(page)).toHaveCount(0);

    const box = page.locator('section[aria-label="Your plan"]');
    await box.evaluate((element) => element.scrollTo(0, 0));
    // Right of the last word of the third line: the caret goes to the line's end.
    const line = await box.locator('> div').nth(2).boundingBox();
    if (!line) throw new Error('The third line is not to be seen.');
    await page.mouse.click(line.x + line.width - 4, line.y + line.height - 4);
    await expect(planArea(page)).toBeFocused();
    await expect(box).toBeHidden();
    await page.keyboard.type(' And this.');
    const edited = LONG_PLAN.replace(LINES[2] ?? '', `${LINES[2]} And this.`);
    await expect(planArea(page)).toHaveValue(edited);
    await expect.poll(() => person.storedPlan(blueprint.id)).toBe(edited);
  });
  await test.step('the keyboard reaches a long plan like any text area, and typing shows at once', async () => {
    provider.script('gpt-4', { steps: [{ chunks: [LONG_PLAN] }] });
    await panelButton(page, 'Generate').click();
    await expect(panelButton(page, 'Generate')).toBeEnabled();
    await expect(planArea(page)).toHaveValue(LONG_PLAN);
    await panelButton(page, 'Generate').focus();
    await page.keyboard.press('Tab');
    await expect(planArea(page)).toBeFocused();
    await page.keyboard.press('Control+Home');
    await page.keyboard.type('First: ');
    await expect(planArea(page)).toHaveValue(`First: ${LONG_PLAN}`);
    await expect.poll(() => person.storedPlan(blueprint.id)).toBe(`First: ${LONG_PLAN}`);
  });
  await test.step('a second plan replaces a long one on screen, even while it is being written', async () => {
    provider.script('gpt-4', { steps: [{ chunks: [LONG_PLAN] }] });
    await panelButton(page, 'Generate').click();
    await expect(panelButton(page, 'Generate')).toBeEnabled();
    await expect(planArea(page)).toHaveValue(LONG_PLAN);
    provider.script('gpt-4', { steps: [{ chunks: ['A short ', 'plan.'] }] });
    await panelButton(page, 'Generate').click();
    await expect(planArea(page)).toHaveValue('A short plan.');
    await expect(planArea(page)).toBeVisible();
    await expect(page.locator('section[aria-label="Your plan"]')).toBeHidden();
  });
});
