import { expect, test } from './fixtures.ts';

// Nothing listens there: the response must be the same whether or not the mail can be sent.
test.use({ serverEnv: { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'hello@example.com' } });

test('the sign-in screen offers a reset link, and never says whether an account exists', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveValue('nobody@example.com');
  await page.getByRole('button', { name: 'Send reset link' }).click();
  // It replaces the form whose button was clicked: without focus, nobody would hear it.
  await expect(page.getByRole('status').filter({ hasText: 'Check your email' })).toBeFocused();
  await expect(
    page.getByText(
      'If there’s an account for that address, we’ve sent it a link. The link works once and expires in an hour.',
    ),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Back to sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible();
});

test('a used reset link says so, and the two passwords must match', async ({ page }) => {
  await page.goto('/reset-password?token=spent');
  await expect(page).toHaveTitle('Choose a new password · Business Launch Blueprint');
  await page.getByLabel('New password', { exact: true }).fill('seven oaks');
  await page.getByLabel('Confirm password', { exact: true }).fill('six oaks');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByLabel('Confirm password', { exact: true })).toHaveAccessibleDescription(
    "Passwords don't match",
  );
  await page.getByLabel('Confirm password', { exact: true }).fill('seven oaks');
  await page.keyboard.press('Enter');
  await expect(page.locator('form [role=alert]')).toHaveText(
    'This reset link has expired or was already used. Ask for a new one.',
  );
  await page.getByRole('button', { name: 'Back to sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeFocused();
  await expect(page).toHaveURL(/\/$/);
});

test('a reset link without its token cannot be used', async ({ page }) => {
  await page.goto('/reset-password');
  await expect(page.getByRole('alert')).toHaveText(
    'This link is incomplete. Open the link in your email again, or ask for a new one.',
  );
  await expect(page.getByRole('button', { name: 'Save new password' })).toBeDisabled();
});
