import { readyForOffline } from '#harness/ready-for-offline.ts';
import { expectAccessible } from './accessible.ts';
import { expect, signUp, test } from './fixtures.ts';

const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

for (const viewport of SIZES) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('a visitor opens help and privacy from the two forms, and returns', async ({ page }) => {
      const fits = async () => {
        const over = () => document.documentElement.scrollWidth - window.innerWidth;
        expect(await page.evaluate(over)).toBeLessThanOrEqual(0);
      };
      await page.goto('/');
      await page.getByRole('link', { name: 'How this works' }).click();
      await expect(page).toHaveURL('/help');
      await expect(page).toHaveTitle('How this works · Business Launch Blueprint');
      await expect(page.getByRole('heading', { level: 1, name: 'How this works' })).toBeVisible();
      await expect(page.getByRole('listitem').first()).toHaveText(
        'Pick a topic and answer three questions. Type or speak. Rough is fine, and everything is saved as you go.',
      );
      await expect(page.getByRole('term')).toContainText([
        'Tell it once',
        'My facts',
        'My launch on one page',
        'This week',
        'Ready to use',
        'Launch book',
      ]);
      await expect(page.getByText('Wait for Saved, then add to your home screen')).toBeVisible();
      await expect(page.getByText('Write to the person who runs this site.')).toBeVisible();
      await fits();
      await expectAccessible(page, 'help');
      await page.getByRole('link', { name: 'What happens to what I write?' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'What you write is private' })).toBeVisible();
      await expect(page.getByText('It stays in this browser. We never see it.')).toBeVisible();
      await expect(page.getByText('A recording under Tell it once stays on your device')).toBeVisible();
      await fits();
      await expectAccessible(page, 'privacy');
      await page.getByRole('link', { name: 'Back to Cornerstone' }).click();
      await page.getByRole('button', { name: 'Need an account? Sign up' }).click();
      await expect(page.getByText('What you write is private.')).toBeVisible();
      await page.getByRole('link', { name: 'Here’s how.' }).click();
      await expect(page).toHaveURL('/privacy');
    });
  });
}

test.describe('with the device’s offline copy', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a signed-in person finds the help in the menu, in the device’s theme, and offline', async ({
    page,
    context,
  }) => {
    await signUp(page);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('radio', { name: 'Dark' }).check();
    await page.keyboard.press('Escape');
    await readyForOffline(page, 0);
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('link', { name: 'Help' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'How this works' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'How this works' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('link', { name: 'What happens to what I write?' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'What you write is private' })).toBeVisible();
    await context.setOffline(false);
  });
});
