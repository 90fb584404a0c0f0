import { setTimeout as wait } from 'node:timers/promises';
import { launchKillable, newProfile } from '#harness/killable-browser.ts';
import { expect, test } from './fixtures.ts';
import { arrive, earlier, openAt, rounds, seed, serverAnswer, typeInto } from './saving-parts.ts';

const SENTENCE =
  'Every word that somebody types here must still be here tomorrow, whatever the browser does. ';
const TWO_HUNDRED = SENTENCE.repeat(3).slice(0, 200);

for (const delay of [0, 100, 1_000]) {
  test(`what was typed survives a killed browser, ${delay} ms after the last key`, async ({
    app,
    context,
  }) => {
    const runs = rounds(2, 20);
    test.setTimeout(60_000 + runs * 60_000);
    for (let run = 0; run < runs; run += 1) {
      const { uid, account } = await arrive(context, app);
      await seed(context, app, uid, 'identity', ['_']);
      const profile = newProfile();
      const first = await launchKillable(profile.dir);
      await first.context.request.post(`${app.url}/api/auth/sign-in`, {
        data: account,
        headers: { origin: app.url },
      });
      await openAt(first.page, app);
      await typeInto(earlier(first.page, 0), TWO_HUNDRED, 30);
      await wait(delay);
      await first.kill();

      const second = await launchKillable(profile.dir);
      await second.context.request.post(`${app.url}/api/auth/sign-in`, {
        data: account,
        headers: { origin: app.url },
      });
      await openAt(second.page, app);
      await expect(async () => {
        const kept = await serverAnswer(context, app, uid, 0);
        expect(kept.slice(1, 200)).toBe(TWO_HUNDRED.slice(0, 199));
      }).toPass({ timeout: 15_000 });
      await second.kill();
      profile.discard();
      await context.clearCookies();
    }
  });
}

test('closing the tab within 50 ms sends the tail', async ({ app, context }) => {
  const { uid } = await arrive(context, app);
  await seed(context, app, uid, 'identity', ['start']);
  const runs = rounds(10, 50);
  test.setTimeout(30_000 + runs * 5_000);
  let expected = 'start';
  for (let run = 0; run < runs; run += 1) {
    const page = await context.newPage();
    await openAt(page, app);
    await expect(earlier(page, 0)).toHaveValue(expected);
    await typeInto(earlier(page, 0), ` tail-${run}`);
    expected += ` tail-${run}`;
    const closed = page.waitForEvent('close');
    await page.close({ runBeforeUnload: true });
    await closed;
    await expect.poll(() => serverAnswer(context, app, uid, 0), { timeout: 3_000 }).toBe(expected);
  }
});

test('navigating away sends the tail', async ({ app, context, page }) => {
  const { uid } = await arrive(context, app);
  await seed(context, app, uid, 'identity', ['start']);
  await openAt(page, app);
  await typeInto(earlier(page, 0), ' and then away');
  await page.goto('about:blank');
  await expect.poll(() => serverAnswer(context, app, uid, 0), { timeout: 3_000 }).toBe('start and then away');
});
