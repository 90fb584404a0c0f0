import { expectAccessible } from './accessible.ts';
import { expect, newAccount, test } from './fixtures.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor reads the example book from the sign-in screen on', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'See an example' }).click();
    await expect(page).toHaveURL(/\/example$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Launch book' })).toBeVisible();
    const about = page.getByText('This is an example. Ana Belmonte doesn’t exist.');
    await expect(about).toContainText('Smaller models write shorter plans.');
    await expect(page.getByRole('navigation', { name: 'Contents' }).getByRole('link')).toHaveCount(19);
    const onePage = page.getByRole('region', { name: 'My launch on one page' });
    await expect(onePage.getByRole('region', { name: 'My offer' })).toContainText('$290');
    await expect(
      onePage.getByRole('region', { name: 'My next three things' }).getByRole('listitem'),
    ).toHaveCount(3);
    await expect(onePage.getByRole('img')).toHaveAccessibleName(
      'Timeline from Mon, Dec 7, 2026 to Mon, Apr 5, 2027',
    );
    await expect(onePage.getByRole('img').getByText('One Song, One Morning')).toBeVisible();
    const isFirst = await onePage.evaluate(
      (element) =>
        element.compareDocumentPosition(document.getElementById('contents') as Node) &
        Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(isFirst).toBeTruthy();

    await page.getByRole('link', { name: 'Marketing Event' }).click();
    const chapter = page.getByRole('region', { name: '7 Marketing Event' });
    await expect(chapter.getByRole('heading', { level: 3, name: 'Key decisions' })).toBeVisible();
    await expect(chapter).toHaveCSS('content-visibility', 'visible');
    const answer = chapter.getByText('One song with one hand in one morning. They leave able');
    await expect(answer).toBeHidden();
    await chapter.getByText('What Ana answered').click();
    await expect(answer).toBeVisible();

    const books = page.getByRole('navigation', { name: 'Two example books' });
    await expect(books.locator('[aria-current=page]')).toHaveText(/Ana teaches piano/);
    await books.getByRole('link', { name: 'Ruth Ann trains Bible study leaders' }).click();
    await expect(page).toHaveURL(/\/example\/ruth$/);
    await expect(books.locator('[aria-current=page]')).toHaveText(/Her faith is in every plan/);
    await expect(page.getByText('This is an example. Ruth Ann Pruitt doesn’t exist.')).toBeVisible();
    await expect(page.getByText('What Ruth Ann answered')).toHaveCount(19);
    await expect(onePage.getByRole('region', { name: 'My event' })).toContainText('Ask One Good Question');
    await page.getByRole('link', { name: 'Your Identity' }).click();
    const identity = page.getByRole('region', { name: '1 Your Identity' });
    await expect(identity.getByText('follows Jesus, and has trained about 70 women to lead')).toBeVisible();

    await page.getByRole('link', { name: 'Start your own' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Create an Account' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Create Account' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Launch book' })).toBeVisible();
  });
});

for (const path of ['/example', '/example/ruth']) {
  test(`${path} fits a small phone, and passes every accessibility rule`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    const room = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(room).toBeLessThanOrEqual(0);
    // Rendered separately for a phone: a picture for a wide screen, scaled down, would be unreadable.
    const words = await page
      .getByRole('img', { name: /^Timeline/ })
      .getByText('Sign-up opens')
      .boundingBox();
    expect(words?.height).toBeGreaterThan(11);
    await expectAccessible(page, 'example');
  });
}

test('from the example to an account of one’s own, and from the dashboard to the example and back', async ({
  page,
}) => {
  const { email, password } = newAccount();
  const form = page.getByRole('heading', { level: 1, name: 'Create an Account' });
  const cards = page.getByRole('link', { name: 'Your Identity', exact: true });
  await page.goto('/example');
  await page.getByRole('link', { name: 'Start your own' }).last().click();
  await expect(form).toBeVisible();
  await expect(page).toHaveTitle('Create an Account · Business Launch Blueprint');
  await page.reload();
  await expect(page).toHaveTitle('Create an Account · Business Launch Blueprint');
  await expect(form).toBeVisible();

  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(password);
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
