import type { Page } from '@playwright/test';
import { expect, newAccount, test } from './fixtures.ts';

const sign = 'Sign in';
const toSignUp = (page: Page) => page.getByRole('button', { name: 'Need an account? Sign up' }).click();

test.describe('the sign-in screen', () => {
  test.beforeEach(({ page }) => page.goto('/'));

  test('a visitor sees the sign-in screen, already rendered by the server', async ({ page, request }) => {
    const html = await (await request.get('/')).text();
    expect(html).toContain('Welcome Back');
    await expect(page).toHaveTitle('Welcome Back · Business Launch Blueprint');
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible();
    await expect(page.getByText('Sign in to access your business blueprints')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username');
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute(
      'autocomplete',
      'current-password',
    );
    await expect(page.getByRole('button', { name: sign, exact: true })).toBeVisible();
    await expect(page.getByText('Forgot password?')).toHaveCount(0);
    await expect(page.getByText('Ask the person who runs this site for a reset link.')).toBeVisible();
  });

  test('a wrong password and an unknown email get the same words in the red box above the form', async ({
    page,
    app,
  }) => {
    const account = await app.newPerson();
    const words: string[] = [];
    for (const attempt of [{ ...account, password: 'another one' }, newAccount()]) {
      await page.getByLabel('Email').fill(attempt.email);
      await page.getByLabel('Password', { exact: true }).fill(attempt.password);
      const box = page.locator('form [role=alert]');
      await expect(box).toHaveCount(0);
      await page.getByRole('button', { name: sign, exact: true }).click();
      await expect(box).toBeVisible();
      words.push((await box.textContent()) ?? '');
      await expect(page.getByLabel('Email')).toHaveValue(attempt.email);
    }
    expect(words[0]).toBe('That email and password don’t match. Check both and try again.');
    expect(words[1]).toBe(words[0]);
  });
});

test.describe('the sign-up screen', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await toSignUp(page);
  });

  test('the picture beside the form stays where it is when errors come', async ({ page }) => {
    const art = page.locator('header img');
    await expect(page.getByRole('heading', { level: 1, name: 'Create an Account' })).toBeFocused();
    const before = await art.boundingBox();
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByText('Please enter a valid email')).toBeVisible();
    expect(await art.boundingBox()).toEqual(before);
  });

  test('an email that is taken is said on sign-up', async ({ page, app }) => {
    const account = await app.newPerson();
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill('another long one');
    await page.getByLabel('Confirm password', { exact: true }).fill('another long one');
    await page.keyboard.press('Enter');
    await expect(page.locator('form [role=alert]')).toHaveText(
      'An account with this email already exists. Sign in instead.',
    );
    await page.getByLabel('Email').fill('another@example.com');
    await expect(page.locator('form [role=alert]')).toHaveCount(0);
  });
});

test('from a deep link through the sign-in screen to the topic, and out again', async ({ page, app }) => {
  const account = await app.newPerson();
  await page.goto('/blueprints/audience');
  await test.step('the button is busy while signing in, and a second click sends nothing', async () => {
    let sent = 0;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/auth/sign-in', async (route) => {
      sent += 1;
      await held;
      await route.continue();
    });
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.getByRole('button', { name: sign, exact: true }).dblclick();
    await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
    release();
    await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
    expect(sent).toBe(1);
  });
  await test.step('a deep link waits behind the sign-in screen', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Identify Your Audience' })).toBeVisible();
  });
  await test.step('the user menu shows who is signed in, and signs out', async () => {
    await page.getByRole('button', { name: 'Your account' }).click();
    await expect(page.getByText(account.email)).toBeVisible();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Your account' })).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible();
  });
});

test('a form submitted before the script has loaded puts nothing into the URL', async ({ browser, app }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: app.url });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByLabel('Email').fill('ana@example.com');
  await page.getByLabel('Password', { exact: true }).fill('seven oaks');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Email')).toHaveValue('ana@example.com');
  expect(new URL(page.url()).search).toBe('');
  await context.close();
});

test('before the app’s script has arrived, an invalid field shows its error, and the app continues from there', async ({
  page,
}) => {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const email = page.getByLabel('Email');
  const sentence = page.getByText('Please enter a valid email');
  const under = async () => {
    const [field, words] = [await email.boundingBox(), await sentence.boundingBox()];
    if (!field || !words) throw new Error('The field or its sentence is not there');
    return Math.round(words.y - field.y - field.height);
  };
  await email.fill('ana');
  await page.getByLabel('Password', { exact: true }).fill('seven oaks');
  await page.keyboard.press('Enter');
  await expect(email).toHaveAccessibleDescription('Please enter a valid email');
  await expect(email).toBeFocused();
  const first = await under();
  await expect(page.locator('[data-early]')).toHaveCount(1);
  release();
  await expect(page.locator('[data-early]')).toHaveCount(0);
  await expect(sentence).toHaveCount(1);
  await expect(email).toHaveAccessibleDescription('Please enter a valid email');
  expect(await under()).toBe(first);
  await email.fill('ana@example.com');
  await expect(sentence).toHaveCount(0);
});

test.describe('on a phone with large text and an open keyboard', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 420 } });

  test('why an account could not be made is in sight', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'look', value: 'system.150', url: baseURL ?? '' }]);
    await page.goto('/');
    await toSignUp(page);
    await page.getByLabel('Email').fill('gladys@example.com');
    await page.getByLabel('Password', { exact: true }).fill('password');
    await page.getByLabel('Confirm password').fill('password');
    await page.keyboard.press('Enter');
    await expect(
      page.getByText('That password is too easy to guess. Choose a less common one.'),
    ).toBeInViewport({ ratio: 1 });
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await page.route('**/api/auth/sign-up', (route) => route.abort());
    await page.getByLabel('Password', { exact: true }).fill('seven oaks');
    await page.getByLabel('Confirm password').fill('seven oaks');
    await page.keyboard.press('Enter');
    await expect(
      page.getByText('We couldn’t reach the server. Check your internet connection and try again.'),
    ).toBeInViewport({ ratio: 1 });
  });
});
