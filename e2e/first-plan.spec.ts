import type { Page } from '@playwright/test';
import { answeredBlueprint } from '#harness/answered-blueprint.ts';
import { ownerAt } from '#harness/blueprint-owner.ts';
import { bringSession } from '#harness/browser-session.ts';
import { expectAccessible } from './accessible.ts';
import { expect, newAccount, PLACEHOLDER, test } from './fixtures.ts';

const REPLY = '## Short bio\n\nAna teaches piano to adults who start late.\n\n- [ ] Call the library';

/** Presses Tab until the control with this name has the focus. */
async function tabTo(page: Page, role: 'button' | 'link' | 'textbox', name: string): Promise<void> {
  // Elements behind a dialog can't be focused.
  const open = page.getByRole('dialog');
  const target = ((await open.count()) > 0 ? open : page).getByRole(role, { name }).first();
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab never came to ${name}.`);
}

async function answerThree(page: Page): Promise<void> {
  for (const words of ['I teach piano', 'A small scene', 'Patience']) {
    await expect(page.getByPlaceholder(PLACEHOLDER)).toBeFocused();
    await page.keyboard.type(words);
    await page.keyboard.press('Control+Enter');
  }
  await expect(page.getByRole('heading', { name: 'Your three answers are in.' })).toBeVisible();
}

test('from the first visit to a pasted plan, with the keyboard alone', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { email, password } = newAccount();
  await page.goto('/');
  await tabTo(page, 'link', 'See an example');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Launch book' })).toBeVisible();
  await tabTo(page, 'link', 'Start your own');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: 'Create an Account' })).toBeVisible();
  await tabTo(page, 'button', 'Already have an account? Sign in');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeFocused();
  await tabTo(page, 'button', 'Need an account? Sign up');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Create an Account' })).toBeFocused();
  await tabTo(page, 'textbox', 'Email');
  await page.keyboard.type(email);
  await tabTo(page, 'textbox', 'Password');
  await page.keyboard.type(password);
  await tabTo(page, 'textbox', 'Confirm password');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');

  await expect(page.getByText('Start with Your Identity')).toBeVisible();
  await tabTo(page, 'link', 'Start');
  await page.keyboard.press('Enter');
  await answerThree(page);
  await tabTo(page, 'button', 'Copy prompt');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Prompt copied. Paste it into any chat assistant.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('I teach piano');
  await tabTo(page, 'button', 'Paste reply');
  await page.keyboard.press('Enter');
  const reply = page.getByRole('dialog').getByRole('textbox', { name: 'Reply' });
  await expect(reply).toBeFocused();
  await page.keyboard.insertText(REPLY);
  await tabTo(page, 'button', 'Use as my plan');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Short bio' })).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'AI-Generated Output' })).toBeFocused();
  await expect(page.getByText('Your first plan. 1 minute to read.')).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'Your three answers are in.' })).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('from the first visit to a pasted plan, by touch', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { email, password } = newAccount();
    await page.goto('/');
    await expect(page.getByText('Answer three short questions at a time.')).toBeVisible();
    await page.getByRole('button', { name: 'Need an account? Sign up' }).tap();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Create Account' }).tap();
    await page.getByRole('link', { name: 'Start', exact: true }).tap();
    const field = page.getByPlaceholder(PLACEHOLDER);
    for (const words of ['I teach piano', 'A small scene', 'Patience']) {
      await field.fill(words);
      await page.getByRole('button', { name: /^Submit (?:last )?answer$/ }).tap();
      await expect(page.locator('textarea', { hasText: words }).first()).toBeVisible();
    }
    await expect(page.getByRole('heading', { name: 'Your three answers are in.' })).toBeInViewport();
    await expectAccessible(page, 'finish on a phone');
    await page.getByRole('button', { name: 'Copy prompt' }).tap();
    await page.getByRole('button', { name: 'Paste reply' }).tap();
    await page.getByRole('textbox', { name: 'Reply' }).fill(REPLY);
    await page.getByRole('dialog').getByRole('button', { name: 'Use as my plan' }).tap();
    // The text about keys must not fill the screen before a plan written without one.
    const plan = page.getByText('Ana teaches piano to adults who start late.');
    await expect(plan).toBeInViewport({ ratio: 1 });
    const topOf = (shown: typeof plan) =>
      shown.evaluate((element) => element.getBoundingClientRect().top + scrollY);
    const begins =
      (await topOf(plan)) - (await topOf(page.getByRole('heading', { name: 'AI-Generated Output' })));
    expect(begins).toBeLessThan((844 * 2) / 3);
    await expect(page.getByText('Please add your OpenAI API key in settings first')).toBeInViewport();
    await expectAccessible(page, 'a pasted plan on a phone');
    await page.getByRole('button', { name: 'Back to all topics' }).tap();
    await expect(page.getByRole('article').first().getByText('Read my plan')).toBeVisible();
  });
});

const LONG_REPLY = `## Short bio\n\nAna teaches piano.\n\n${'A line of the plan that is read later.\n\n'.repeat(90)}`;

for (const [width, height] of [
  [1280, 800],
  [390, 844],
  [390, 420],
] as const) {
  test(`a new plan starts in view at ${width} × ${height}, and the strip names it`, async ({ page, app }) => {
    await page.setViewportSize({ width, height });
    const session = await app.newPerson();
    await bringSession(page.context(), app.url, session);
    await ownerAt(app.url, session).store(
      answeredBlueprint({ type: 'sales', answers: ['One', 'Two', 'Three'], output: '' }),
    );
    await page.goto('/blueprints/sales');
    // The empty box, far below: a screenshot of the whole page shows it, too.
    const box = page.getByPlaceholder('AI-generated content will appear here...');
    await expect
      .poll(() => box.evaluate((it) => it.checkVisibility({ contentVisibilityAuto: true })))
      .toBe(true);
    await page.getByRole('button', { name: 'Paste reply' }).click();
    await page.getByRole('textbox', { name: 'Reply' }).fill(LONG_REPLY);
    await page.getByRole('dialog').getByRole('button', { name: 'Use as my plan' }).click();
    await expect(page.getByText('Ana teaches piano.')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('heading', { name: 'AI-Generated Output' })).toBeFocused();
    if (height > 500) await expect(page.getByText('Your first plan. 3 minutes to read.')).toBeInViewport();
    await expect(page.getByText('12 Sales Follow-Up · 3 min')).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('12 Sales Follow-Up · 3 min')).toHaveCSS('opacity', '1');
    // At the top of the page its heading says so.
    await page.evaluate(() => scrollTo(0, 0));
    await expect(page.getByText('12 Sales Follow-Up · 3 min')).toHaveCSS('opacity', '0');
    await expect(page.getByRole('button', { name: 'Next: Fulfillment Courses' })).toHaveClass(/bg-primary/);
  });
}

test('a name, a business name and a dark theme stay, on the cover and from the first byte', async ({
  page,
}) => {
  const { email, password } = newAccount();
  await page.goto('/');
  await page.getByRole('button', { name: 'Need an account? Sign up' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  const saved = page.waitForResponse(
    (response) =>
      response.url().endsWith('/facts') &&
      (response.request().postData() ?? '').includes(
        '"facts":{"clientName":"Ana Belmonte","businessName":"Late Start Piano"}',
      ),
  );
  await dialog.getByLabel('Your name').fill('Ana Belmonte');
  await dialog.getByLabel('Business name').fill('Late Start Piano');
  await dialog.getByText('Dark', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Escape');
  await saved;
  await page.getByRole('button', { name: 'Your account' }).click();
  await expect(page.getByText('Ana Belmonte')).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  const html = await (await page.request.get('/')).text();
  expect(html).toContain('<html data-theme="dark"');
});
