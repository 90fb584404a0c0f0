import type { Locator } from '@playwright/test';
import { answeredBlueprint } from '#harness/answered-blueprint.ts';
import { bringSession } from '#harness/browser-session.ts';
import { expectAccessible } from './accessible.ts';
import { test } from './book-fixtures.ts';
import { answer, backToCards, expect, openTopic, saved, signUp, signUpOnScreen } from './fixtures.ts';

const CARDS: [type: string, title: string, description: string][] = [
  ['identity', 'Your Identity', 'Uncover the core of who you are and what you represent'],
  ['audience', 'Identify Your Audience', "Understand the people you're called to serve"],
  ['purpose', 'Business Purpose', 'Define the mission and vision for your work'],
  ['analysis', 'Audience Analysis', 'Go deeper into the heart of your people'],
  ['solutions', 'Building a Bridge', 'Connect what they need with what you offer'],
  ['fulfillment', 'Fulfillment Offer', 'Create your core product or service'],
  ['event', 'Marketing Event', 'Design an event that draws in your ideal clients'],
  ['brand', 'Brand Identity', 'Define your visuals and messaging'],
  ['communications', 'Communications', 'Create your messaging strategy'],
  ['ai', 'AI Assistants', 'Use AI to streamline processes'],
  ['marketing', 'Marketing Flows', 'Automate sequences that build relationships'],
  ['sales', 'Sales Follow-Up', 'Create processes for closing sales effectively'],
  ['course', 'Fulfillment Courses', 'Build your teaching content'],
  ['coaching', 'Coaching Plan', 'Structure your coaching sessions'],
  ['fulfillment-launch', 'Fulfillment Launch', 'Prepare delivery systems for your offer'],
  ['event-launch', 'Event Launch', 'Get your delivery platform ready'],
  ['marketing-launch', 'Marketing Launch', 'Roll out your campaign'],
  ['launch', 'Launch Playbook', 'Execute your launch plan'],
  ['onboarding', 'Onboarding New Clients', 'Create a system for welcoming new clients'],
];

test.describe('somebody new', () => {
  let answered: boolean;
  test.beforeEach(async ({ page }) => {
    answered = false;
    page.on('response', (response) => {
      answered ||= response.url().endsWith('/deleted-blueprints');
    });
    await signUp(page);
  });

  test('the top bar has the brand and two icon buttons: the book, then Settings', async ({ page }) => {
    const bar = page.getByRole('banner');
    await expect(bar.getByText('Cornerstone')).toBeVisible();
    const names = await bar
      .getByRole('button')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
    expect(names).toEqual(['Launch book', 'Settings', 'Your account']);
    await bar.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(bar.getByRole('button', { name: 'Settings' })).toBeFocused();
    await bar.getByRole('button', { name: 'Launch book', exact: true }).click();
    await expect(page).toHaveURL(/\/book$/);
    await expect(page).toHaveTitle('Your launch book · Business Launch Blueprint');
    await page.goBack();
    await expect(page.getByRole('article')).toHaveCount(19);
  });

  test('without deleted topics there is no link to them', async ({ page }) => {
    await page.getByRole('article').last().scrollIntoViewIfNeeded();
    // The request may have been sent already: while the cards were loading, the place below them was near.
    await expect.poll(() => answered).toBe(true);
    await expect(page.getByRole('button', { name: 'Deleted topics' })).toHaveCount(0);
  });
});

test('on a phone later phases are folded, with name and count; unfolded, all 19 are there in order', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page);
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(3);
  await expectAccessible(page, 'folded cards');
  const folded = page.getByRole('button', { name: /^(Offer|Presence|Systems|Delivery|Launch) \d topics$/ });
  await expect(folded).toHaveText([
    'Offer3 topics',
    'Presence3 topics',
    'Systems3 topics',
    'Delivery3 topics',
    'Launch4 topics',
  ]);
  for (const phase of await folded.all()) {
    await phase.press('Enter');
    await expect(phase).toHaveAttribute('aria-expanded', 'true');
  }
  await expect(cards).toHaveCount(19);
  await expect(cards.getByRole('link')).toHaveText(CARDS.map(([, title]) => title));
  await folded.first().click();
  await expect(cards).toHaveCount(16);
  await page.reload();
  await expect(cards).toHaveCount(16);
  await page.setViewportSize({ width: 640, height: 844 });
  await expect(cards).toHaveCount(19);
  await expect(folded).toHaveCount(0);
});

test('a topic that was begun is opened again, and its card is there before the app arrives', async ({
  page,
}) => {
  await signUp(page);
  await test.step('a card opens the blueprint that exists instead of a second one', async () => {
    await openTopic(page, 'Brand Identity');
    await answer(page, 'Warm and plain');
    await saved(page);
    await backToCards(page);
    const card = page.getByRole('article').filter({ hasText: 'Brand Identity' });
    await expect(card.getByText('1 of 3 answered')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Brand Identity' })).toBeVisible();
    await openTopic(page, 'Brand Identity');
    await expect(page.locator('textarea').first()).toHaveValue('Warm and plain');
    await backToCards(page);
  });
  await test.step('the cards are there before the app starts, and cannot be pressed in vain', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByRole('article')).toHaveCount(19);
    await expect(page.getByRole('article').nth(7)).toContainText('Brand Identity');
    await expect(page.getByRole('article').nth(7)).toContainText('1 of 3 answered');
    await expect(page.getByText('Loading your blueprints...')).toHaveCount(0);
    const pressed = page.getByRole('button', { name: 'Launch book', exact: true }).click();
    release();
    await pressed;
    await expect(page.getByRole('heading', { level: 1, name: 'Your launch book' })).toBeVisible();
  });
});

test('First client first leads through seven topics, on every device', async ({ page, browser, app }) => {
  const person = await app.newPerson();
  await bringSession(page.context(), app.url, person);
  await page.goto('/');
  const kept = page.waitForResponse((response) => /\/facts$/.test(response.url()) && response.ok());
  await page.getByRole('button', { name: 'Start with these seven' }).click();
  const way = page.getByRole('region', { name: 'First client first' });
  await expect(way).toContainText('0 of 7 plans written.');
  await expect(page.getByText('0 of 7 topics answered')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(7);
  await page.getByRole('button', { name: 'Later 12 topics' }).click();
  await expect(page.getByRole('article')).toHaveCount(19);
  await page.getByRole('button', { name: 'Later 12 topics' }).click();
  await kept;

  const other = await browser.newPage();
  await bringSession(other.context(), app.url, person);
  await other.goto(app.url);
  await expect(other.getByRole('region', { name: 'First client first' })).toContainText(
    '0 of 7 plans written.',
  );
  await other.close();
  await page.getByRole('button', { name: 'Work through all nineteen' }).click();
  await expect(page.getByRole('button', { name: 'Start with these seven' })).toBeVisible();
});

test('a finished card can start over, and a deleted topic can be restored', async ({ page, owner }) => {
  await owner.store(answeredBlueprint({ answers: ['My first words', 'Two', 'Three'] }));
  await page.clock.install();
  await page.goto('/');
  await test.step('a finished card has a gold tick, says whether its plan is written, and can start over', async () => {
    const card = page.getByRole('article').first();
    await expect(card.getByText('Completed')).toBeAttached();
    await expect(card.getByText('Plan not written yet')).toBeVisible();
    await expect(card.getByText('Write the plan')).toBeVisible();
    await expect(card.getByText('Get Started')).toHaveCount(0);
    await expect(page.getByText('Write the plan for Your Identity')).toBeVisible();
    const remove = card.getByRole('button', { name: 'Delete progress and start over' });
    await expect(remove).toHaveAttribute('title', 'Delete progress and start over');
    await expect(remove).toHaveAccessibleName('Delete progress and start over: Your Identity');
    await remove.click();
    const dialog = page.getByRole('dialog', { name: 'Delete “Your Identity” and start over?' });
    await expect(dialog).toHaveAccessibleDescription(
      'This deletes your 3 answers. You can bring it back for 30 days, under Deleted topics.',
    );
    await dialog.getByRole('button', { name: 'Keep it' }).click();
    await expect(card.getByText('Completed')).toBeAttached();

    await remove.click();
    const deleted = page.waitForResponse((response) => response.request().method() === 'DELETE');
    await dialog.getByRole('button', { name: 'Delete and start over' }).click();
    // The toast stays under the pointer, however slow the machine is.
    await page.getByRole('status').getByText('“Your Identity” was deleted.').hover();
    await expect(page.getByText('0 of 19 topics answered')).toBeVisible();
    await deleted;
    expect(await owner.list()).toEqual([]);
  });
  await test.step('Undo brings a deleted blueprint back with its answers', async () => {
    await page.getByRole('button', { name: 'Undo' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'Your Identity', exact: true })).toBeFocused();
    await expect(page.getByText('1 of 19 topics answered')).toBeVisible();
    await openTopic(page, 'Your Identity');
    await expect(page.locator('textarea').first()).toHaveValue('My first words');
    await expect
      .poll(async () => (await owner.list()).map(({ content }) => content.answers))
      .toEqual([{ 0: 'My first words', 1: 'Two', 2: 'Three' }]);
    await backToCards(page);
  });
  await test.step('the offer to undo fades after ten seconds, not while the pointer is on it; the topic still comes back', async () => {
    await page.getByRole('button', { name: 'Delete progress and start over' }).click();
    await page.getByRole('button', { name: 'Delete and start over' }).click();
    const toast = page.getByRole('status').getByText('“Your Identity” was deleted.');
    await toast.hover();
    // From here on only the test advances the time.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
    await page.clock.fastForward(30_000);
    await expect(toast).toBeVisible();
    await page.mouse.move(0, 0);
    await page.clock.fastForward(9_000);
    await expect(toast).toBeVisible();
    await page.clock.fastForward(1_500);
    await expect(toast).toHaveCount(0);
    await page.clock.resume();
    await page.reload();
    await expect(page.getByText('0 of 19 topics answered')).toBeVisible();
    // The server-rendered cards are replaced by the app's.
    await expect(() => page.getByRole('article').last().scrollIntoViewIfNeeded()).toPass();
    await page.getByRole('button', { name: 'Deleted topics' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: '3 of 3 answered' })).toContainText(
      'Your Identity',
    );
    await page.getByRole('button', { name: 'Bring back: Your Identity' }).click();
    await expect(page.getByText('There’s nothing to bring back.')).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText('1 of 19 topics answered')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Deleted topics' })).toHaveCount(0);
  });
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the bin of a finished card is always there and quieter than its plan: ${colorScheme}`, async ({
      page,
      owner,
    }) => {
      await page.emulateMedia({ colorScheme });
      await owner.store(answeredBlueprint({ answers: ['One', 'Two', 'Three'], output: '## A plan' }));
      await page.goto('/');
      const card = page.getByRole('article').first();
      const bin = card.getByRole('button', { name: 'Delete progress and start over' });
      await expect(bin).toBeVisible();
      await expect(bin).toHaveAttribute('title', 'Delete progress and start over');
      // The server-rendered cards are replaced by the app's.
      await expect
        .poll(async () => {
          const { width = 0, height = 0 } = (await bin.boundingBox()) ?? {};
          return Math.min(width, height);
        })
        .toBeGreaterThanOrEqual(44);
      const [quiet, loud] = [await contrastOf(bin), await contrastOf(card.getByText('Read my plan'))];
      // An icon needs a contrast of 3 to 1 (WCAG 1.4.11).
      expect(quiet).toBeGreaterThanOrEqual(3);
      expect(loud / quiet).toBeGreaterThan(1.5);
    });
  }
});

/** The contrast of its color with the card. */
function contrastOf(words: Locator): Promise<number> {
  return words.evaluate((element) => {
    const brightness = (color: string) => {
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
        const value = Number(part) / 255;
        return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const card = element.closest('article') ?? element;
    const [dark = 0, light = 0] = [
      brightness(getComputedStyle(element).color),
      brightness(getComputedStyle(card).backgroundColor),
    ].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  });
}

test('a card stays lifted while the mouse is on its lower edge', async ({ page }) => {
  await signUp(page);
  const card = page.getByRole('article').first();
  await card.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const { x, y, width, height } = (await card.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height - 1);
  const topNow = () => card.evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(topNow).toBe(y - 2);
  const tops = await card.evaluate(async (element) => {
    const seen = new Set<number>();
    for (let frame = 0; frame < 60; frame += 1) {
      await new Promise((done) => requestAnimationFrame(done));
      seen.add(element.getBoundingClientRect().top);
    }
    return [...seen];
  });
  expect(tops).toEqual([y - 2]);
});

test('loading and failing to load are shown, and Try again loads', async ({ page }) => {
  let mode: 'hold' | 'fail' | 'pass' = 'hold';
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/users/*/documents', async (route) => {
    if (route.request().method() !== 'GET' || mode === 'pass') return route.continue();
    if (mode === 'hold') await held;
    await route.fulfill({ status: 500, contentType: 'text/html', body: 'oops' });
  });
  // A server of an earlier build replies to a sign-up without the list, which otherwise comes with the page and the reply.
  await page.route('**/api/auth/sign-up', async (route) => {
    const response = await route.fetch();
    const { user } = await response.json();
    await route.fulfill({ response, json: { user } });
  });
  await signUpOnScreen(page);
  await expect(page.getByText('Loading your blueprints...')).toBeVisible();
  mode = 'fail';
  release();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    /Something went wrong on our side\. Try again in a moment\./,
  );
  mode = 'pass';
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article')).toHaveCount(19);
});

test('before the stylesheet has loaded, the cards are in their final place: no link is above the bar', async ({
  page,
  owner,
}) => {
  await owner.store(answeredBlueprint({ type: 'identity', answers: ['One', 'Two', 'Three'] }));
  const mayCome = Promise.withResolvers<void>();
  await page.route(/\.css$/, async (route) => {
    await mayCome.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const bar = page.locator('header').first();
  await expect(bar).toBeVisible();
  expect(await bar.boundingBox()).toMatchObject({ x: 0, y: 0, height: 64 });
  mayCome.resolve();
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
  expect(await bar.boundingBox()).toMatchObject({ x: 0, y: 0, height: 64 });
});
