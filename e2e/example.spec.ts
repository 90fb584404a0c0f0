import { expectAccessible } from './accessible.ts';
import { expect, newAccount, test } from './fixtures.ts';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor reads the example book from the sign-in screen on', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'See an example' }).click();
    await expect(page).toHaveURL(/\/example$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Launch book' })).toBeVisible();
    await expect(page.getByText('This is an example. Ana Belmonte doesn’t exist.')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Contents' }).getByRole('link')).toHaveCount(19);

    await page.getByRole('link', { name: 'Marketing Event' }).click();
    const chapter = page.getByRole('region', { name: '7 Marketing Event' });
    await expect(chapter.getByRole('heading', { level: 3, name: 'Key decisions' })).toBeVisible();
    const answer = chapter.getByText('One song with one hand in one morning. They leave able');
    await expect(answer).toBeHidden();
    await chapter.getByText('What Ana answered').click();
    await expect(answer).toBeVisible();

    await page.getByRole('link', { name: 'Start your own' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Create an Account' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Create Account' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Launch book' })).toBeVisible();
  });
});

test('the example fits a small phone, and passes every rule of accessibility', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/example');
  const room = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(room).toBeLessThanOrEqual(0);
  await expectAccessible(page, 'example');
});

test('from the example to an account of one’s own, and from the dashboard to the example and back', async ({
  page,
}) => {
  const { email, password } = newAccount();
  const form = page.getByRole('heading', { level: 1, name: 'Create an Account' });
  const cards = page.getByRole('button', { name: 'Your Identity', exact: true });
  await page.goto('/example');
  await page.getByRole('link', { name: 'Start your own' }).last().click();
  await expect(form).toBeVisible();
  await expect(page).toHaveTitle('Create an Account · Business Launch Blueprint');
  await page.reload();
  await expect(page).toHaveTitle('Create an Account · Business Launch Blueprint');
  await expect(form).toBeVisible();

  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.keyboard.press('Enter');
  await expect(cards).toBeVisible();
  await expect(page).toHaveURL('/');

  await page.getByRole('link', { name: 'See an example' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Launch book' })).toBeVisible();
  await page.goBack();
  await expect(cards).toBeVisible();
  await page.goForward();
  await page.getByRole('link', { name: 'Start your own' }).first().click();
  await expect(cards).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page).toHaveTitle('Business Launch Blueprint');
});
