import type { Locator, Page } from '@playwright/test';
import { answeredBlueprint } from '#harness/answered-blueprint.ts';
import { storeBook } from '#harness/store-book.ts';
import { test } from './book-fixtures.ts';
import { answer, expect, openTopic, signUp } from './fixtures.ts';

const cards = (page: Page) => expect(page.getByRole('article')).toHaveCount(19);
/** Its vertical position. A hovered card is lifted by two pixels. */
const top = async (place: Locator) => Math.round((await place.boundingBox())?.y ?? Number.NaN);
/** Pages scroll by whole pixels, and elements above have other fractions while their heights are estimated. */
const exactTop = (place: Locator) => place.evaluate((element) => element.getBoundingClientRect().top);
const isAt = (place: Locator, y: number) =>
  expect.poll(async () => Math.abs((await top(place)) - y)).toBeLessThanOrEqual(2);

/** Scrolls it to this height, and waits until pages nearby have their true heights. */
async function scrollTo(place: Locator, y: number): Promise<void> {
  await expect(async () => {
    await place.evaluate((element, wanted) => scrollBy(0, element.getBoundingClientRect().top - wanted), y);
    expect(await top(place)).toBe(y);
  }).toPass();
}

/** Pages that come near get their true height a frame or two later, and push the content below them. */
async function stays(place: Locator, y: number): Promise<void> {
  await expect(async () => {
    await scrollTo(place, y);
    await place.evaluate(async () => {
      for (let frame = 0; frame < 6; frame += 1) await new Promise((done) => requestAnimationFrame(done));
    });
    expect(await top(place)).toBe(y);
  }).toPass();
}

/** A phone shows later phases folded; once open, they stay open after visiting another screen. */
async function unfold(page: Page, width: number): Promise<void> {
  const phases = page.getByRole('button', { name: / \d topics$/ });
  await expect(phases).toHaveCount(width < 640 ? 4 : 0);
  for (const phase of await phases.all()) await phase.click();
}

async function openBook(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Launch book', exact: true }).click();
  await bookIsSet(page);
}

async function bookIsSet(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Launch book' })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
}

for (const size of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test.describe(`${size.width} px wide`, () => {
    test.use({ viewport: size });

    test('the arrow and Back return to the place among the cards', async ({ page, owner }) => {
      await storeBook(owner, 300, 3);
      await page.goto('/');
      await unfold(page, size.width);
      await cards(page);
      const card = page.getByRole('link', { name: 'Coaching Plan', exact: true });
      for (const leave of ['arrow', 'Back']) {
        await stays(card, 300);
        await card.click();
        await expect(page.getByRole('heading', { level: 1, name: 'Coaching Plan' })).toBeVisible();
        if (leave === 'Back') await page.goBack();
        else await page.getByRole('button', { name: 'Back to all topics' }).click();
        await cards(page);
        await isAt(card, 300);
      }
    });

    test('the app takes over the server’s page at the same scroll position', async ({ page, owner }) => {
      await storeBook(owner, 1_500);
      const { promise: isAsked, resolve: ask } = Promise.withResolvers<void>();
      const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
      await page.route(/\/assets\/core-/, async (request) => {
        ask();
        await isReleased;
        await request.continue();
      });
      await page.goto('/', { waitUntil: 'commit' });
      await cards(page);
      const card = page.getByRole('link', { name: 'Coaching Plan', exact: true });
      await stays(card, 300);
      await isAsked;
      release();
      // The last element to appear above the cards.
      await expect(page.getByRole('link', { name: /^This week ?, \d+ waiting$/ })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Your three for this week' })).toBeAttached();
      await isAt(card, 300);
      await page.mouse.wheel(0, -10_000);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    });

    test('the book keeps its place over a reload', async ({ page, owner }) => {
      await storeBook(owner, 6_000, 8);
      await page.goto('/book');
      await bookIsSet(page);
      const heading = page
        .getByRole('region', { name: 'Marketing Event' })
        .getByRole('heading', { level: 3 })
        .nth(3);
      await stays(heading, 200);
      const before = await exactTop(heading);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: 'Launch book' })).toBeAttached();
      await isAt(heading, 200);
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      expect(Math.abs((await exactTop(heading)) - before)).toBeLessThanOrEqual(0.5);
    });

    test('the place among the cards and in the book is restored from everywhere', async ({ page, owner }) => {
      test.setTimeout(180_000);
      await storeBook(owner, 1_500);
      await page.goto('/');
      await test.step('the arrow returns to the cards also from the next topic', async () => {
        await cards(page);
        const card = page.getByRole('link', { name: 'Coaching Plan', exact: true });
        await stays(card, 300);
        await card.click();
        // It appears late above the button: between mouse down and up it would push the button away.
        await expect(page.getByRole('heading', { name: 'Check before use' })).toBeVisible();
        await page.getByRole('button', { name: 'Next: Fulfillment Launch' }).click();
        await expect(page.getByRole('heading', { level: 1, name: 'Fulfillment Launch' })).toBeVisible();
        await page.getByRole('button', { name: 'Back to all topics' }).click();
        await cards(page);
        await isAt(card, 300);
      });
      await test.step('the pencil opens the plan, and the arrow returns to the same line of the book', async () => {
        await openBook(page);
        const pencil = page.getByRole('button', { name: 'Open this plan: Brand Identity' });
        await page.getByRole('link', { name: 'Brand Identity' }).click();
        await expect(pencil).toBeInViewport();
        await stays(pencil, 250);
        await pencil.click();
        const panel = page.getByRole('heading', { name: 'AI-Generated Output' });
        await expect(panel).toBeInViewport();
        await expect.poll(() => top(panel)).toBeLessThan(160);
        await page.getByRole('button', { name: 'Back to your launch book' }).click();
        await isAt(pencil, 250);
        await page.getByRole('button', { name: 'Back to all topics' }).click();
        await cards(page);
      });
      await test.step('Back after a jump to a chapter returns to the previous position', async () => {
        await openBook(page);
        const link = page.getByRole('link', { name: 'Launch Playbook' });
        // In a wide book the link at the side is always visible during reading.
        const isWide = size.width >= 1100;
        const here = isWide ? page.getByRole('heading', { level: 2, name: 'Brand Identity' }) : link;
        await scrollTo(here, 400);
        await stays(here, 400);
        await link.click();
        const chapter = page.getByRole('heading', { level: 2, name: 'Launch Playbook' });
        await expect.poll(() => top(chapter)).toBeLessThan(200);
        await page.goBack();
        await isAt(here, 400);
        await page.goForward();
        await expect.poll(() => top(chapter)).toBeLessThan(200);
        await page
          .getByRole('region', { name: 'Launch Playbook' })
          .getByRole('link', { name: 'Back to contents' })
          .press('Enter');
        await expect(page.getByRole('heading', { name: 'Contents' })).toBeInViewport();
        await page.goBack();
        await expect(
          chapter.or(page.getByRole('region', { name: 'Launch Playbook' })).first(),
        ).toBeInViewport();
        await page.getByRole('button', { name: 'Back to all topics' }).click();
        await cards(page);
      });
    });

    test('the next topic is not visible before the plan: the plan would push it from under a finger', async ({
      page,
      owner,
    }) => {
      await owner.store(answeredBlueprint({ answers: ['One.', 'Two.', 'Three.'], output: 'Short.' }));
      const held = Promise.withResolvers<void>();
      await page.route(/\/generation-slot-/, async (route) => {
        await held.promise;
        await route.continue();
      });
      await page.goto('/blueprints/identity');
      const next = page.getByRole('button', { name: /^Next: / });
      await expect(next).toBeAttached();
      await expect(next).not.toBeInViewport();
      held.resolve();
      await expect(page.getByText('Short.')).toBeAttached();
      // A short plan leaves no empty screen behind.
      const box = next.locator('xpath=../preceding-sibling::*[1]');
      await expect(box).toHaveCSS('min-height', '0px');
    });

    test('a plan keeps its position after a reload; while it is edited, off-screen parts are not laid out', async ({
      page,
      owner,
    }) => {
      const words = 'A sentence of an ordinary plan, with a few words in it. '.repeat(12);
      const plan = Array.from({ length: 14 }, (_, at) => `## Part ${at + 1}\n\n${words}\n\n- one\n- two\n\n`);
      await owner.store(answeredBlueprint({ answers: ['One.', 'Two.', 'Three.'], output: plan.join('') }));
      await page.goto('/blueprints/identity');
      const heading = page.getByRole('heading', { name: 'Part 9' });
      const laidOut = () =>
        page
          .locator('.plan-section > :last-child')
          .evaluateAll(
            (all) => all.filter((it) => it.checkVisibility({ contentVisibilityAuto: true })).length,
          );
      await stays(heading, 100);
      await page.reload();
      await isAt(heading, 100);
      await expect.poll(laidOut).toBe(14);
      await isAt(heading, 100);
      await heading.click();
      await expect(page.getByRole('textbox', { name: 'Edit “Part 9”' })).toBeFocused();
      await expect.poll(laidOut).toBeLessThan(10);
      await page.emulateMedia({ media: 'print' });
      await expect.poll(laidOut).toBe(14);
    });

    test('shortly after a long page was opened, all of it is laid out, and the visible part stays', async ({
      page,
      owner,
    }) => {
      await storeBook(owner, 1_500);
      const notLaidOut = (parts: Locator) =>
        parts.evaluateAll(
          (all) => all.filter((it) => !it.checkVisibility({ contentVisibilityAuto: true })).length,
        );
      await page.goto('/');
      await cards(page);
      await expect.poll(() => notLaidOut(page.getByRole('article'))).toBe(0);
      for (const [address, name] of [
        ['/example', '12 Sales Follow-Up'],
        ['/book', 'Sales Follow-Up'],
      ] as const) {
        await page.goto(address);
        await expect(page.getByRole('progressbar')).toHaveCount(0);
        const heading = page.getByRole('region', { name }).getByRole('heading', { level: 3 }).nth(1);
        await stays(heading, 200);
        const chapters = page.locator('section:has(> div > h2, > h2) h3');
        await expect.poll(() => chapters.count()).toBeGreaterThan(40);
        await expect.poll(() => notLaidOut(chapters)).toBe(0);
        await isAt(heading, 200);
      }
    });
  });
}

/** Scrolls until the first marked element is visible, below the reading line. */
async function goDown(page: Page, place: Locator): Promise<number> {
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, 600));
    expect(await page.evaluate(() => Math.round(scrollY))).toBe(600);
  }).toPass();
  return top(place);
}

test('a reload keeps the place among the cards and in a blueprint', async ({ page }) => {
  await signUp(page);
  const card = page.locator('[data-place=identity]');
  const cardAt = await goDown(page, card);
  await page.reload();
  await isAt(card, cardAt);

  await openTopic(page, 'Coaching Plan');
  await answer(page, 'Twelve weeks.', 'One call a week.', 'A song of their own.');
  await expect(page.getByRole('heading', { name: 'AI-Generated Output' })).toBeVisible();
  const plan = page.locator('[data-place=plan]');
  const planAt = await goDown(page, plan);
  await page.reload();
  await isAt(plan, planAt);
});

test('Back returns to the same place even when a notice above it has gone', async ({ page }) => {
  await signUp(page);
  const card = page.locator('[data-place=identity]');
  const cardAt = await goDown(page, card);
  await page.context().setOffline(true);
  const notice = page.getByText('Your work is kept on this device');
  await expect(notice).toBeVisible();
  await isAt(card, cardAt);
  await card.getByRole('link').first().click();
  await expect(page.getByRole('textbox').first()).toBeVisible();
  await page.context().setOffline(false);
  await expect(notice).toHaveCount(0);
  await page.goBack();
  await isAt(card, cardAt);
});
