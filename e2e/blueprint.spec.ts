import { answeredBlueprint } from '#harness/answered-blueprint.ts';
import { test } from './book-fixtures.ts';
import {
  answer,
  backToCards,
  expect,
  keptOnDevice,
  openTopic,
  PLACEHOLDER,
  saved,
  settled,
  signUp,
} from './fixtures.ts';
import { earlier } from './saving-parts.ts';

const FIRST_QUESTION = 'What do people already come to you for help with?';

test('three questions lead from an empty topic to a finished one, and on to the next', async ({ page }) => {
  test.setTimeout(180_000);
  await signUp(page);
  await openTopic(page, 'Your Identity');
  await test.step('the first question: words, hint, placeholder, progress', async () => {
    await expect(page).toHaveTitle('Your Identity · Business Launch Blueprint');
    await expect(page.getByLabel(FIRST_QUESTION)).toBeFocused();
    await expect(page.getByText('Uncover the core of who you are and what you represent')).toBeVisible();
    await expect(page.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('value', '0');
    await expect(page.getByText('0%', { exact: true })).toBeVisible();
    const field = page.getByLabel(FIRST_QUESTION);
    await expect(field).toHaveAttribute('placeholder', PLACEHOLDER);
    await expect(field).toHaveAccessibleDescription(
      /Example: Ana, piano teacher\s*“I’m Ana, of Late Start Piano/,
    );
    await expect(page.getByRole('button', { name: 'Start recording' })).toBeVisible();
    await expect(page.getByText('Completed', { exact: true })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'AI-Generated Output' })).toHaveCount(0);
  });
  await test.step('text areas grow with their text', async () => {
    const field = page.getByPlaceholder(PLACEHOLDER);
    const before = await field.evaluate((area) => area.clientHeight);
    await field.fill(Array.from({ length: 30 }, (_, line) => `Line ${line}`).join('\n'));
    const after = await field.evaluate((area) => ({ box: area.clientHeight, text: area.scrollHeight }));
    expect(after.box).toBeGreaterThan(before + 200);
    expect(after.text).toBeLessThanOrEqual(after.box + 1);
    await field.fill('');
  });
  await test.step('blank answers cannot be submitted; others are trimmed, kept and followed by the next question', async () => {
    const field = page.getByPlaceholder(PLACEHOLDER);
    const submit = page.getByRole('button', { name: 'Submit answer' });
    await expect(submit).toBeDisabled();
    await field.fill('  \n ');
    await expect(submit).toBeDisabled();
    await field.press('Control+Enter');
    await expect(page.getByText('0%', { exact: true })).toBeVisible();
    await field.fill('   I teach piano.  ');
    await submit.click();
    await expect(page.getByText('33%', { exact: true })).toBeVisible();
    await expect(page.getByLabel(FIRST_QUESTION)).toHaveValue('I teach piano.');
    await expect(field).toHaveValue('');
    await expect(field).toBeFocused();
    await answer(page, 'Second');
    await expect(page.getByText('67%', { exact: true })).toBeVisible();
    await answer(page, 'Third');
    await expect(page.getByText('100%', { exact: true })).toBeVisible();
    await expect(page.getByText('Completed', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'AI-Generated Output' })).toBeVisible();
    await expect(field).toHaveCount(0);
  });
  await test.step('a finished blueprint leads on to the next topic', async () => {
    await page.getByRole('button', { name: 'Next: Identify Your Audience' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Identify Your Audience' })).toBeVisible();
    await expect(page.getByPlaceholder(PLACEHOLDER)).toBeFocused();
  });
  await test.step('Ctrl + Enter to submit, and twice in a row answers only one question', async () => {
    await page.getByPlaceholder(PLACEHOLDER).fill('I teach piano.');
    await page.evaluate(() => {
      const press = () =>
        document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true, cancelable: true }),
        );
      document.querySelector('textarea')?.focus();
      press();
      press();
    });
    await expect(page.getByText('33%', { exact: true })).toBeVisible();
    await expect(page.getByText('Question 2 of 3', { exact: true })).toBeVisible();
  });
  await test.step('the next question scrolls into view with its buttons, and the saving status stays visible', async () => {
    await backToCards(page);
    await openTopic(page, 'Business Purpose');
    await page.getByPlaceholder(PLACEHOLDER).fill('One');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByPlaceholder(PLACEHOLDER)).toBeFocused();
    await expect(page.getByRole('button', { name: 'Submit answer' })).toBeInViewport({ ratio: 1 });
    await page.keyboard.type('Two');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('What will you always do, or')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Submit last answer' })).toBeInViewport({ ratio: 1 });
    await expect(page.locator('[data-save-status="saved"]')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Back to all topics' })).toBeInViewport({ ratio: 1 });
  });
  await test.step('an earlier answer can be changed right after the last one was submitted', async () => {
    await answer(page, 'Three');
    const first = earlier(page, 0);
    await first.press('Control+End');
    await page.keyboard.type(' and a few words more');
    await expect(first).toHaveValue('One and a few words more');
    await expect(first).toBeFocused();
  });
  await test.step('Back and Forward do not recreate a deleted blueprint', async () => {
    await backToCards(page);
    await openTopic(page, 'Your Identity');
    await settled(page);
    await backToCards(page);
    await page.getByRole('button', { name: 'Delete progress and start over: Your Identity' }).click();
    await page.getByRole('button', { name: 'Delete and start over' }).click();
    await page.goForward();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Business Launch Blueprint' })).toBeVisible();
    await expect(page.getByText('1 of 19 topics answered')).toBeVisible();
  });
});

test('typed words reach the server: while typing, after a time offline, and after signing in again', async ({
  page,
  context,
  owner,
}) => {
  test.setTimeout(180_000);
  await owner.store(answeredBlueprint({ answers: ['One', 'Two'] }));
  const stored = async (type: string) =>
    (await owner.list()).find((doc) => doc.type === type)?.content.answers[0];
  await page.goto('/blueprints/identity');
  await test.step('earlier answers stay editable and are saved as they are typed', async () => {
    await expect(page.getByRole('button', { name: 'Submit last answer' })).toBeVisible();
    await page.getByText('Show the hint').first().click();
    await expect(page.getByText('“I’m Ana, of Late Start Piano')).toBeVisible();
    const first = page.getByLabel(FIRST_QUESTION);
    await expect(first).toHaveCSS('min-height', '100px');
    await first.press('End');
    await first.pressSequentially(' and more');
    await saved(page);
    expect(await stored('identity')).toBe('One and more');
  });
  await test.step('being offline is shown calmly, and the words are saved on return', async () => {
    await backToCards(page);
    await openTopic(page, 'Brand Identity');
    await settled(page);
    await context.setOffline(true);
    await answer(page, 'Written on a train');
    await expect(page.locator('[data-save-status="offline"]')).toBeVisible();
    await expect(
      page.getByText(
        'You’re offline. Keep going. Your work is kept on this device and will be saved when you’re back online.',
      ),
    ).toBeVisible();
    await context.setOffline(false);
    await saved(page);
    expect(await stored('brand')).toBe('Written on a train');
  });
  await test.step('a session that ends while someone types asks again, over the open editor', async () => {
    await backToCards(page);
    await openTopic(page, 'Your Identity');
    await page.getByPlaceholder(PLACEHOLDER).fill('Half a thought');
    await context.clearCookies();
    const first = page.getByLabel(FIRST_QUESTION);
    await first.press('End');
    await first.pressSequentially(' and again');
    const dialog = page.getByRole('dialog', { name: 'Sign in again' });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByLabel('Email')).toHaveValue(owner.email);
    await dialog.getByRole('button', { name: 'Not now' }).click();
    await expect(page.getByRole('main').getByText('Sign in to keep saving').first()).toBeVisible();
    await expect(page.getByPlaceholder(PLACEHOLDER)).toHaveValue('Half a thought');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await dialog.getByLabel('Password', { exact: true }).fill(owner.password);
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await saved(page);
    await expect(page.getByPlaceholder(PLACEHOLDER)).toHaveValue('Half a thought');
    // Read with the earlier session, which only this browser has lost.
    expect(await stored('identity')).toBe('One and more and again');
  });
});

test('a reload, Back, Forward and a link keep the place and unsent words', async ({ page }) => {
  await signUp(page);
  await openTopic(page, 'Coaching Plan');
  await expect(page).toHaveURL(/\/blueprints\/coaching$/);
  await page.getByPlaceholder(PLACEHOLDER).pressSequentially('Half a thought');
  await keptOnDevice(page, 'Half a thought');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Coaching Plan' })).toBeVisible();
  await test.step('an unsent answer survives a reload, and is cleared once it is submitted', async () => {
    await expect(page.getByPlaceholder(PLACEHOLDER)).toHaveValue('Half a thought');
    await page.getByRole('button', { name: 'Submit answer' }).click();
    await expect(page.getByPlaceholder(PLACEHOLDER)).toHaveValue('');
    await saved(page);
  });
  await test.step('the place is in the address: reload, Back, Forward and a link keep it', async () => {
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Business Launch Blueprint' })).toBeVisible();
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1, name: 'Coaching Plan' })).toBeVisible();
    await page.goto('/blueprints/sales');
    await expect(page.getByRole('heading', { level: 1, name: 'Sales Follow-Up' })).toBeVisible();
    await page.goto('/blueprints/nonsense');
    await expect(page.getByRole('article')).toHaveCount(19);
    await expect(page).toHaveURL(/^[^/]+\/\/[^/]+\/$/);
  });
  await test.step('a submitted answer is not in the box of a page loaded later', async () => {
    await openTopic(page, 'Coaching Plan');
    await expect(earlier(page, 0)).toHaveValue('Half a thought');
    await expect(page.getByPlaceholder(PLACEHOLDER)).toHaveValue('');
  });
});

test.describe('after a bug', () => {
  test.use({ expectedErrors: [/a planted bug/] });

  test('the crash screen offers a reload and shows nothing from storage', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('settings-storage', '{"state":{"openAIKey":"sk-secret1"}}');
    });
    await signUp(page);
    await page.evaluate(() => {
      const original = Element.prototype.setAttribute;
      Element.prototype.setAttribute = function (name, value) {
        if (name === 'placeholder') throw new Error(`a planted bug near ${localStorage['settings-storage']}`);
        return original.call(this, name, value);
      };
    });
    await page.getByRole('link', { name: 'Your Identity', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Something broke on this page' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
    await expect(page.locator('body')).not.toContainText('sk-secret1');
  });
});
