import { jumpingClock } from '#harness/clocks.ts';
import { expect, saved, test } from './fixtures.ts';
import { honestyOf, watchHonesty } from './saving-honesty.ts';
import { arrive, earlier, openAt, rounds, typeInto } from './saving-parts.ts';

const PUTS = '**/api/users/*/blueprints/*';

test('lost replies: every save is applied once, and none conflicts with itself', async ({
  app,
  context,
  page,
}) => {
  const ann = await arrive(context, app);
  await ann.answered('identity', ['start']);
  const saves = rounds(60, 1_000);
  test.setTimeout(60_000 + saves * 400);
  const versions = new Map<string, Set<number>>();
  let count = 0;
  let lost = 0;
  await page.route(PUTS, async (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    const answer = await route.fetch();
    count += 1;
    const seq = route.request().headers()['x-seq'] ?? '';
    if (answer.ok()) {
      const { version } = await answer.json();
      versions.set(seq, (versions.get(seq) ?? new Set()).add(version));
    }
    // Three of ten replies never arrive, although the save was made.
    if (count % 10 < 3) {
      lost += 1;
      await route.abort('connectionreset');
    } else {
      await route.fulfill({ response: answer });
    }
  });
  await openAt(page, app);
  const field = earlier(page, 0);
  let expected = 'start';
  for (let index = 0; index < saves; index += 1) {
    await field.press('Control+End');
    await page.keyboard.insertText(` ${index}`);
    expected += ` ${index}`;
    await field.blur();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
  }
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await saved(page);
  expect(await ann.answer(0)).toBe(expected);
  await expect(page.getByText('Changed on another device')).toHaveCount(0);
  const [doc] = await ann.docs();
  const applied = [...versions.values()].flatMap((set) => [...set]);
  expect([...versions.values()].every((set) => set.size === 1)).toBe(true);
  expect(applied.sort((a, b) => a - b)).toEqual(
    Array.from({ length: (doc?.version ?? 0) - 1 }, (_, n) => n + 2),
  );
  console.log(`row 21: ${saves} edits, ${count} saves, ${lost} answers lost, version ${doc?.version}`);
});

test('a server that restarts while somebody types loses nothing', async ({ app, context, page }) => {
  const ann = await arrive(context, app);
  await ann.answered('identity', ['start']);
  await watchHonesty(page);
  await openAt(page, app);
  const field = earlier(page, 0);
  await typeInto(field, ' before', 30);
  await app.stop();
  await typeInto(field, ' while it was away', 60);
  await expect(page.locator('[data-save-status="offline"]')).toBeVisible();
  await app.start();
  await typeInto(field, ' and after', 30);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await saved(page);
  expect(await ann.answer(0)).toBe('start before while it was away and after');
  await expect.poll(async () => (await honestyOf(page)).savedSamples).toBeGreaterThan(0);
  expect((await honestyOf(page)).lies).toEqual([]);
});

test('a clock that is a day wrong and jumps does no harm', async ({ app, context, page }) => {
  const ann = await arrive(context, app);
  await ann.answered('identity', ['start']);
  await jumpingClock(page);
  await openAt(page, app);
  await typeInto(earlier(page, 0), ' typed while the clock jumps about', 40);
  await saved(page);
  const [doc] = await ann.docs();
  expect(doc?.content.answers[0]).toBe('start typed while the clock jumps about');
  expect(Math.abs(Date.parse(doc?.updatedAt ?? '') - Date.now())).toBeLessThan(60_000);
});

test('a refused save is shown and kept, and does not block the others', async ({ app, context, page }) => {
  const ann = await arrive(context, app);
  const refused = await ann.answered('identity', ['start']);
  await ann.answered('audience', ['start']);
  let tries = 0;
  await page.route(`**/blueprints/${refused}`, async (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    tries += 1;
    const error = { code: 'too-large', message: 'This is too much text.', requestId: 'test' };
    await route.fulfill({ status: 413, json: { error } });
  });
  await openAt(page, app);
  // All at once: each pause between keystrokes, on a busy machine, would be one more try.
  await earlier(page, 0).press('Control+End');
  await page.keyboard.insertText(' too much');
  await expect(page.locator('[data-save-status="blocked"]')).toBeVisible();
  await expect(page.getByText('Couldn’t save. Copy your text').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy my text' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to all topics' }).click();
  await page.getByRole('link', { name: 'Identify Your Audience' }).first().click();
  await typeInto(earlier(page, 0), ' goes on');
  await expect.poll(() => ann.answer(0, 'audience')).toBe('start goes on');
  expect(tries).toBeLessThanOrEqual(2);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(`${app.url}/blueprints/identity`);
  await expect(earlier(page, 0)).toHaveValue('start too much');
});

test('"Saved" is never shown for words that the server does not have', async ({ app, context, page }) => {
  const ann = await arrive(context, app);
  await ann.answered('identity', ['start']);
  await watchHonesty(page);
  let count = 0;
  await page.route(PUTS, async (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    count += 1;
    if (count % 4 === 1) return route.fulfill({ status: 503, headers: { 'retry-after': '0' }, json: {} });
    if (count % 4 === 2) return route.abort('connectionreset');
    return route.continue();
  });
  await openAt(page, app);
  for (const words of [' one', ' two', ' three', ' four']) {
    await typeInto(earlier(page, 0), words, 90);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
  }
  await saved(page);
  expect(await ann.answer(0)).toBe('start one two three four');
  const { lies, samples, savedSamples } = await honestyOf(page);
  expect(lies).toEqual([]);
  expect(samples).toBeGreaterThan(20);
  console.log(`row 33: ${samples} samples, ${savedSamples} said saved, 0 lies`);
});
