import { expect, test } from './fixtures.ts';

const TOO_OLD = 'This page needs a newer browser.';

test('a browser that is too old is told so, and shown no form that would never answer', async ({
  app,
  page,
}) => {
  await page.goto(app.url);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByText(TOO_OLD)).toHaveCount(0);
  // As somebody reads the page whose browser has never heard of popovers, and can run none of our modules.
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() === 'script') return route.fulfill({ contentType: 'text/javascript' });
    const answer = await route.fetch();
    const { 'content-security-policy': _, ...headers } = answer.headers();
    await route.fulfill({
      headers,
      body: (await answer.text()).replaceAll(':popover-open', ':not-known-yet'),
    });
  });
  await page.reload();
  await expect(page.getByText(TOO_OLD)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the page says that it needs it, and can still be read', async ({ app, page }) => {
    await page.goto(app.url);
    // Playwright looks for words everywhere but in <noscript>.
    await expect(page.locator('#no-script')).toBeVisible();
    await expect(page.locator('#no-script')).toHaveText(
      'This page needs JavaScript, and it’s turned off in this browser. Please turn it on in the browser’s settings, then reload the page.',
    );
    await expect(page.getByText(TOO_OLD)).toBeHidden();
    await page.getByRole('link', { name: 'See an example' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Launch book' })).toBeVisible();
  });
});
