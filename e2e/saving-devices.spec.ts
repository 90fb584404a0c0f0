import type { Page } from '@playwright/test';
import { backToCards, expect, openTopic, saved, test } from './fixtures.ts';
import { arrive, earlier, goOffline, openAt, ownerIn, returnAs, rounds, typeInto } from './saving-parts.ts';

const wake = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));

test('two devices keep everything that either wrote: in different fields, or in the same words', async ({
  app,
  browser,
  context,
  page,
}) => {
  const times = rounds(3, 50);
  test.setTimeout(180_000 + times * 8_000);
  const ann = await arrive(context, app);
  await ann.answered('identity', ['zero', 'one', 'two']);
  const ids = {
    audience: await ann.answered('audience', ['We help people']),
    purpose: await ann.answered('purpose', ['We help people']),
  };
  const device = await browser.newContext();
  await returnAs(device, app, ann.account);
  const far = await device.newPage();
  await Promise.all([openAt(page, app), openAt(far, app)]);
  await test.step('two devices, different fields: everything is kept, without a question', async () => {
    let [zero, one, plan] = ['zero', 'one', ''];
    for (let time = 0; time < times; time += 1) {
      await goOffline(page);
      await typeInto(earlier(page, 0), ` a${time}`);
      await typeInto(earlier(far, 1), ` b${time}`);
      const output = far.getByPlaceholder('AI-generated content will appear here...');
      await output.press('Control+End');
      await output.pressSequentially(`p${time} `);
      await saved(far);
      zero += ` a${time}`;
      one += ` b${time}`;
      plan += `p${time} `;
      await context.setOffline(false);
      await wake(page);
      await saved(page);
      await wake(far);
      await expect(earlier(far, 0)).toHaveValue(zero);
      await expect(earlier(page, 1)).toHaveValue(one);
    }
    const doc = (await ann.docs()).find(({ type }) => type === 'identity');
    expect(doc?.content).toMatchObject({ answers: { 0: zero, 1: one }, aiOutput: plan });
    for (const on of [page, far]) await expect(on.getByText('Changed on another device')).toHaveCount(0);
  });
  for (const [type, title, order] of [
    ['audience', 'Identify Your Audience', 'the one that was offline'],
    ['purpose', 'Business Purpose', 'the other'],
  ] as const) {
    await test.step(`two devices, the same words: both texts are kept; ${order} returns last`, async () => {
      await Promise.all([openNext(page, title), openNext(far, title)]);
      const id = ids[type];
      await Promise.all([goOffline(page), goOffline(far)]);
      await typeInto(earlier(page, 0), ' from here');
      await typeInto(earlier(far, 0), ' from there');
      const [[soon, first], [late, last]] =
        order === 'the other'
          ? ([
              [context, page],
              [device, far],
            ] as const)
          : ([
              [device, far],
              [context, page],
            ] as const);
      await soon.setOffline(false);
      await saved(first);
      await late.setOffline(false);
      await wake(last);
      await expect(last.getByText('Changed on another device.', { exact: true })).toBeVisible({
        timeout: 15_000,
      });
      await saved(last);
      const live = await ann.answer(0, type);
      // The losing text is stored by a separate request.
      const everything = async () => {
        const owner = await ownerIn(context, app, ann.uid);
        const listed = await owner.versions(id, 'answers.0');
        const kept = await Promise.all(listed.map(({ versionId }) => owner.versionText(id, versionId)));
        return [live, ...kept].join('\n');
      };
      await expect.poll(everything).toContain('We help people from here');
      await expect.poll(everything).toContain('We help people from there');
      await wake(first);
      await expect(earlier(first, 0)).toHaveValue(live);
      await expect(earlier(last, 0)).toHaveValue(live);
      await last.getByRole('button', { name: 'View both' }).first().click();
      const dialog = last.getByRole('dialog');
      await expect(dialog).toContainText('from here');
      await expect(dialog).toContainText('from there');
      await last.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    });
  }
  await device.close();
});

async function openNext(page: Page, title: string): Promise<void> {
  await backToCards(page);
  await openTopic(page, title);
  await expect(earlier(page, 0)).toHaveValue('We help people');
}
