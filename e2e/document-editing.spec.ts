import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { backToCards, openTopic } from './fixtures.ts';
import { moveCaret, pasteHtml, policyReports } from './pasting.ts';
import { expect, streamedText as plan, test } from './provider-fixtures.ts';

const PLAN =
  '## Overview\n\nYou teach __piano__ at [ADD: where you teach].\n\n## Checklist\n\n* [ ] Call Luis\n* [x] Print the flyer\n\n## Dates\n\n| Day | What |\n|---|---|\n| Monday | Rest |\n\n<div>\nkept\n</div>\n';

const paragraph = (page: Page) => plan(page).locator('p', { hasText: 'You teach' });
const editor = (page: Page, heading: string) => page.getByRole('textbox', { name: `Edit “${heading}”` });

// Several plans are edited in one visit: slow on a busy machine.
test.describe.configure({ timeout: 180_000 });

test('words are edited in place, by mouse and by keyboard alone', async ({ page, person }) => {
  const code = '## B\n\n```\ncode\n```\n';
  const pasted = `## A\n\nfirst\n\n${code}`;
  const long = `${PLAN}\n## Notes\n\n${'A note.\n\n'.repeat(80)}`;
  const earlier = { audience: PLAN, purpose: PLAN, analysis: pasted, brand: long };
  await person.openPanel({ output: PLAN, view: 'Document', earlier });
  await test.step('a change is undone byte for byte after its editor is closed, and after another screen', async () => {
    await paragraph(page).click({ position: { x: 4, y: 12 } });
    await expect(editor(page, 'Overview')).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.type('Now ');
    await page.keyboard.press('Escape');
    await page.getByRole('checkbox', { name: 'Call Luis' }).check();
    const first = PLAN.replace('You teach __piano__', 'Now You teach **piano**');
    await expect.poll(() => person.storedPlanOf('identity')).toBe(first.replace('[ ]', '[x]'));

    await page.getByRole('button', { name: 'Back to all topics' }).click();
    await page.goBack();
    await paragraph(page).click({ position: { x: 4, y: 12 } });
    await expect(editor(page, 'Overview')).toBeFocused();
    // This editor has nothing of its own to undo, so its button undoes earlier changes.
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => person.storedPlanOf('identity')).toBe(first);
    await expect(editor(page, 'Overview')).toHaveCount(0);
    await page.keyboard.press('Control+z');
    await expect.poll(() => person.storedPlanOf('identity')).toBe(PLAN);
    await page.keyboard.press('Control+Shift+z');
    await expect.poll(() => person.storedPlanOf('identity')).toBe(first);
  });
  await test.step('words are edited in place: only the edited block changes', async () => {
    await backToCards(page);
    await openTopic(page, 'Identify Your Audience');
    await paragraph(page).click({ position: { x: 4, y: 12 } });
    await expect(editor(page, 'Overview')).toBeFocused();
    await expect(plan(page)).not.toContainText('**');
    await page.keyboard.press('Home');
    await page.keyboard.type('Now ');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('soon');
    await page.keyboard.press('Control+b');
    await page.keyboard.type(' ');
    const edited = PLAN.replace('You teach __piano__', 'Now **soon** You teach **piano**');
    await expect.poll(() => person.storedPlanOf('audience')).toBe(edited);
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expect.poll(() => person.storedPlanOf('audience')).toBe(PLAN);
    // From one section directly into another, then out of both: nothing more changes.
    await page.getByRole('cell', { name: 'Rest' }).click();
    await expect(editor(page, 'Dates')).toBeFocused();
    await page.getByRole('button', { name: 'Add a row' }).click();
    await page.keyboard.press('Tab');
    await page.keyboard.type('Tuesday');
    const row = PLAN.replace('| Rest |\n', '| Rest |\n| Tuesday |  |\n');
    await expect
      .poll(() => person.storedPlanOf('audience'))
      .toMatch(/\| Monday \| Rest \|\n\| Tuesday \|\s+\|\n\n<div>/);
    expect((await person.storedPlanOf('audience'))?.startsWith(row.slice(0, row.indexOf('| Tuesday')))).toBe(
      true,
    );
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('cell', { name: 'Tuesday' })).toBeVisible();
    await expect(editor(page, 'Dates')).toHaveCount(0);
  });
  await test.step('the keyboard is enough: arrows to a block, Enter to edit, Alt+F10 for the bar, Escape to end', async () => {
    await backToCards(page);
    await openTopic(page, 'Business Purpose');
    await expect(plan(page).locator('ul')).toBeVisible();
    await page.getByRole('button', { name: 'Generate', exact: true }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('document', { name: 'Your plan' })).toBeFocused();
    for (let down = 0; down < 4; down += 1) await page.keyboard.press('ArrowDown');
    await expect(plan(page).locator('ul')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(editor(page, 'Checklist')).toBeFocused();
    // The editor restores its caret for 50 ms after it took the focus; only a program types so soon.
    const caretAtRest = () =>
      page.evaluate(
        () => new Promise((resolve) => setTimeout(() => resolve(getSelection()?.anchorOffset), 100)),
      );
    await expect(async () => {
      await page.keyboard.press('End');
      expect(await caretAtRest()).toBe('Call Luis'.length);
    }).toPass();
    await page.keyboard.press('Enter');
    await page.keyboard.type('Write to Ana');
    await expect
      .poll(() => person.storedPlanOf('purpose'))
      .toBe(PLAN.replace('* [ ] Call Luis\n', '* [ ] Call Luis\n* [ ] Write to Ana\n'));
    await page.keyboard.press('Control+Enter');
    await expect.poll(() => person.storedPlanOf('purpose')).toContain('* [x] Write to Ana\n* [x] Print');
    await page.keyboard.press('Alt+F10');
    await expect(page.getByRole('button', { name: 'Bold' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('button', { name: 'Italic' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(editor(page, 'Checklist')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(plan(page).locator('ul')).toBeFocused();
    await expect(page.getByRole('checkbox', { name: 'Write to Ana' })).toBeChecked();
  });
  await test.step('a keystroke scrolls back to its words, wherever somebody has scrolled', async () => {
    await backToCards(page);
    await openTopic(page, 'Brand Identity');
    await paragraph(page).click({ position: { x: 4, y: 12 } });
    await expect(editor(page, 'Overview')).toBeFocused();
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(editor(page, 'Overview')).not.toBeInViewport();
    await page.keyboard.type('a');
    await expect(editor(page, 'Overview').locator('p')).toBeInViewport();
  });
  await test.step('pasted text keeps its structure and loses everything else, without policy reports', async () => {
    await backToCards(page);
    await openTopic(page, 'Audience Analysis');
    await plan(page).getByText('first').click();
    await expect(editor(page, 'A')).toBeFocused();
    await moveCaret(page, 'End');
    await page.keyboard.press('Enter');
    const html =
      '<meta charset="utf-8"><style>p{color:red}</style><body onload="window.hit=1"><!-- <p title=" --><h2 onclick="window.hit=1">Plan</h2><p title="a>b"style="color:red"ONCLICK=window.hit=1>One <b>two</b> <span style="font-weight:700">three</span><img src="https://evil.example/p.png"/onerror="window.hit=1"><svg onload="window.hit=1"></svg><script>window.hit=1</script></p><ul><li>a</li><li><a href="javascript:alert(1)" onfocus>b</a></li></ul><table><tr><th>x</th></tr><tr><td>y</td></tr></table>';
    const reports = await policyReports(page);
    await pasteHtml(editor(page, 'A'), html);
    const structured =
      '## A\n\nfirst\n\n## Plan\n\nOne **two** **three**\n\n- a\n- b\n\n| x |\n| - |\n| y |\n\n';
    await expect.poll(() => person.storedPlanOf('analysis')).toBe(structured + code);
    await page.keyboard.press('Escape');
    await expect(editor(page, 'A')).toHaveCount(0);
    await plan(page).getByText('code').click();
    await expect(editor(page, 'B')).toBeFocused();
    await moveCaret(page, 'Home');
    await pasteHtml(editor(page, 'B'), '<p style="color:red" onclick="window.hit=1">more <b>of</b> </p>');
    await expect
      .poll(() => person.storedPlanOf('analysis'))
      .toBe(structured + code.replace('code', 'more of code'));
    expect(await reports.jsonValue()).toEqual([]);
    expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  });
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 420 } });
  test('a tap starts editing, the buttons keep the focus in the text, and the caret is visible', async ({
    page,
    person,
  }) => {
    const { id } = await person.openPanel({ output: PLAN, view: 'Document' });
    await page.getByText('Print the flyer').tap();
    await expect(editor(page, 'Checklist')).toBeFocused();
    await page.getByRole('button', { name: 'Numbered list' }).tap();
    await expect(editor(page, 'Checklist')).toBeFocused();
    await expect
      .poll(() => person.storedPlan(id))
      .toBe(PLAN.replace('* [ ] Call Luis\n* [x] Print the flyer', '1. Call Luis\n2. Print the flyer'));
    await expect(page.getByRole('button', { name: 'Done' })).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.getByRole('button', { name: 'Done' }).tap();
    await expect(editor(page, 'Checklist')).toHaveCount(0);
  });
});

test('a plan and a book are accessible while being edited', async ({ page, person }) => {
  const { id } = await person.openPanel({ output: PLAN, view: 'Document' });
  await test.step('an editor is accessible in both themes', async () => {
    await page.getByText('Print the flyer').click();
    await expect(editor(page, 'Checklist')).toBeFocused();
    await expectAccessible(page, 'a section that is being edited');

    await page.keyboard.press('Escape');
    await expect(editor(page, 'Checklist')).toHaveCount(0);
    expect(await person.storedPlan(id)).toBe(PLAN);
  });
  await test.step('the book is edited in place: a box, a gap, and words', async () => {
    await page.getByRole('button', { name: 'Launch book', exact: true }).click();
    // The other plan has the same box.
    await expect(page.getByRole('heading', { level: 1, name: 'Launch book' })).toBeVisible();
    await page.getByRole('checkbox', { name: 'Call Luis' }).check();
    const ticked = PLAN.replace('[ ]', '[x]');
    await expect.poll(() => person.storedPlan(id)).toBe(ticked);
    await expect(page.getByRole('checkbox', { name: 'Call Luis' })).toBeChecked();
    await page.getByText('Print the flyer').click();
    await expect(editor(page, 'Checklist')).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.type(' twice');
    const edited = ticked.replace('the flyer', 'the flyer twice');
    await expect.poll(() => person.storedPlan(id)).toBe(edited);
    await page.getByRole('button', { name: 'where you teach' }).click();
    await page.getByRole('textbox', { name: 'Where you teach' }).fill('St. Ann');
    await page.getByRole('button', { name: 'Fill in', exact: true }).click();
    await expect.poll(() => person.storedPlan(id)).toBe(edited.replace('[ADD: where you teach]', 'St. Ann'));
    await expectAccessible(page, 'a book with a plan that can be changed');
  });
});
