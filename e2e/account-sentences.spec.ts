import type { Page } from '@playwright/test';
import { REVIEW_COPY } from '#content/copy/review/review.ts';
import { ACCOUNT_ERRORS } from '#domain/account/account-sentences.ts';
import { ROUTES, type RouteName } from '#domain/api/api-routes.ts';
import { answeredBlueprint } from '#harness/answered-blueprint.ts';
import { openMyData, test } from './book-fixtures.ts';
import { expect } from './fixtures.ts';
import { letSessionsRunOut } from './saving-parts.ts';

// With the screens that need a mail server. Nothing listens there, and nothing is sent.
test.use({ serverEnv: { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'hello@example.com' } });

const REFUSALS = Object.entries(ACCOUNT_ERRORS).flatMap(([code, failure]) =>
  typeof failure === 'string' ? [] : [{ code, ...failure }],
);
const NOT_YOURS = 'That isn’t your current password.';

/** Refuses the request with every error of accounts in turn, and looks for each sentence. */
async function saysEach(page: Page, request: RouteName, send: () => Promise<void>, wrongPassword?: string) {
  const path = `**${ROUTES[request].path.replaceAll(/:\w+/g, '*')}`;
  for (const { code, status, sentence } of REFUSALS) {
    await page.route(path, (route) =>
      route.request().method() === ROUTES[request].method
        ? route.fulfill({ status, json: { error: { code, message: '' } } })
        : route.fallback(),
    );
    await send();
    const said = code === 'wrong-password' ? (wrongPassword ?? sentence) : sentence;
    await expect(page.getByRole('alert').or(page.locator('form')).getByText(said).first()).toBeVisible();
    await page.unroute(path);
  }
}

const press = (page: Page, name: string) => () =>
  page.getByRole('button', { name, exact: true }).last().click();

async function fillIn(page: Page, values: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(values)) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
}

const PASSWORDS = { 'Confirm password': 'nine calm rivers' };

test('whatever the server answers on the way in, its sentence is loaded', async ({ page }) => {
  await page.goto('/');
  await fillIn(page, { Email: 'ana@example.com', Password: 'nine calm rivers' });
  await saysEach(page, 'signIn', press(page, 'Sign in'));
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await saysEach(page, 'requestPasswordReset', press(page, 'Send reset link'));
  await page.goto('/');
  await page.getByRole('button', { name: 'Need an account? Sign up' }).click();
  await fillIn(page, { Email: 'ana@example.com', Password: 'nine calm rivers', ...PASSWORDS });
  await saysEach(page, 'signUp', press(page, 'Create Account'));
  await page.goto('/reset-password?token=spent');
  await fillIn(page, { 'New password': 'nine calm rivers', ...PASSWORDS });
  await saysEach(page, 'resetPassword', press(page, 'Save new password'));
});

test('whatever the server answers about an account or a link, its sentence is loaded', async ({
  app,
  page,
  owner,
}) => {
  await owner.store(answeredBlueprint({ type: 'identity', answers: ['a', 'b', 'c'], output: '## A plan' }));
  await page.goto('/');
  await openMyData(page);
  await saysEach(page, 'confirmEmail', press(page, 'Send me a link'));
  await press(page, 'Change password')();
  await fillIn(page, { 'Current password': owner.password, 'New password': 'nine calm rivers' });
  await fillIn(page, { 'New password again': 'nine calm rivers' });
  await saysEach(page, 'changePassword', press(page, 'Save new password'), NOT_YOURS);
  await press(page, 'Delete my account')();
  await fillIn(page, { 'Your password': owner.password });
  await saysEach(page, 'deleteAccount', press(page, 'Delete everything'), NOT_YOURS);
  await page.goto('/blueprints/identity');
  await page.getByRole('button', { name: 'Ask someone to read it' }).click();
  await fillIn(page, { 'For whom?': 'Miriam' });
  await saysEach(page, 'createShare', press(page, 'Make the link'));
  await saysEach(page, 'chooseShareMail', () => page.getByText(REVIEW_COPY.list.mail).click());
  await page.goto('/');
  await expect(page.getByRole('article')).not.toHaveCount(0);
  letSessionsRunOut(app, owner);
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await page.getByRole('dialog', { name: 'Sign in again' }).waitFor();
  await fillIn(page, { Password: owner.password });
  await saysEach(page, 'signIn', press(page, 'Sign in'));
});
