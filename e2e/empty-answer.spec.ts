import { answeredBlueprint } from '#harness/answered-blueprint.ts';
import { expectAccessible } from './accessible.ts';
import { test } from './book-fixtures.ts';
import { backToCards, expect, openTopic, saved } from './fixtures.ts';
import { earlier, goOffline } from './saving-parts.ts';

const WORDS = 'I help adults who always wanted to play the piano.';
const OTHERS = ['I teach the piano at the library.', 'A song in the first hour.'] as const;

test('an emptied answer of a finished topic can be restored', async ({ page, context, owner }) => {
  await owner.store(answeredBlueprint({ answers: [OTHERS[0], WORDS, OTHERS[1]] }));
  await page.goto('/blueprints/identity');
  await test.step('an emptied answer of a finished topic is marked, counted in words, and comes back with one click', async () => {
    await expect(page.getByText('All three questions are answered.', { exact: true })).toBeVisible();
    await earlier(page, 1).fill('');
    await expect(page.getByText('This answer is empty.')).toBeVisible();
    await expect(earlier(page, 1)).toHaveAccessibleDescription('This answer is empty.');
    await expect(page.getByText('2 of 3 questions answered', { exact: true })).toBeVisible();
    await expect(page.getByText('100%', { exact: true })).toBeVisible();
    await expect(page.getByText('Completed', { exact: true })).toBeVisible();
    await expectAccessible(page, 'empty answer');
    await saved(page);
    await backToCards(page);
    const card = page.getByRole('article').first();
    await expect(card.getByText('2 of 3 answered')).toBeVisible();
    await expect(page.getByText('0 of 19 topics answered')).toBeVisible();

    await openTopic(page, 'Your Identity');
    await page.getByRole('button', { name: 'Bring back my last answer' }).click();
    await expect(earlier(page, 1)).toHaveValue(WORDS);
    await expect(page.getByText('This answer is empty.')).toHaveCount(0);
    await expect(page.getByText('All three questions are answered.', { exact: true })).toBeVisible();
    await saved(page);

    expect((await owner.list())[0]?.content.answers[1]).toBe(WORDS);
  });
  await test.step('just emptied, it is restored without the server', async () => {
    await context.setOffline(true);
    await earlier(page, 0).fill('');
    await page.getByRole('button', { name: 'Bring back my last answer' }).click();
    await expect(earlier(page, 0)).toHaveValue(OTHERS[0]);
    await context.setOffline(false);
    await saved(page);
  });
  await test.step('emptied in an earlier visit, even character by character, it is restored from its versions', async () => {
    const field = earlier(page, 2);
    await field.press('Control+End');
    for (let left = OTHERS[1].length; left > 0; left -= 10) {
      for (let key = 0; key < Math.min(10, left); key += 1) await page.keyboard.press('Backspace');
      await field.blur();
      await saved(page);
      await field.focus();
    }
    await expect(field).toHaveValue('');
    await page.reload();
    const bringBack = page.getByRole('button', { name: 'Bring back my last answer' });
    await expect(bringBack).toBeVisible();
    await goOffline(page);
    await bringBack.click();
    await expect(
      page.getByText('We couldn’t get your last answer. Check your internet connection, then try again.'),
    ).toBeVisible();
    await context.setOffline(false);
    await bringBack.click();
    await expect(earlier(page, 2)).toHaveValue(OTHERS[1]);
  });
});
