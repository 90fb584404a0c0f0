import { expectAccessible } from './accessible.ts';
import { expect, signUp, test } from './fixtures.ts';

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
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible();
  });
});

test('the example fits a small phone, and passes every rule of accessibility', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/example');
  const room = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(room).toBeLessThanOrEqual(0);
  await expectAccessible(page, 'example');
});

test('somebody new finds the example on the dashboard, and comes back to it', async ({ page }) => {
  await signUp(page);
  await page.getByRole('link', { name: 'See an example' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Launch book' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Your Identity', exact: true })).toBeVisible();
});
