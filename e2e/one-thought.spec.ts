import { expect, PLACEHOLDER, signUp, test } from './fixtures.ts';

test('a suggestion appears after an answer of under twelve words, once each', async ({ page }) => {
  await signUp(page, '/blueprints/identity');
  const thought = page.getByRole('complementary', { name: 'One thought' });
  const words = (count: number) => Array(count).fill('music').join(' ');
  const submit = async (question: string, text: string) => {
    await page.getByLabel(question).fill(text);
    await page.getByRole('button', { name: /^Submit (?:last )?answer$/ }).click();
  };
  await submit('What do people already come to you for help with?', words(12));
  const second = 'Tell me about one moment that led you to this work.';
  await expect(page.getByPlaceholder(PLACEHOLDER)).toHaveValue('');
  await expect(page.getByLabel(second)).toBeFocused();
  await expect(thought).toHaveCount(0);
  await submit(second, words(11));
  await expect(thought).toContainText('Where were you that day, and what changed afterward?');
  await page.reload();
  await expect(page.getByLabel(second)).toHaveValue(words(11));
  await expect(thought).toHaveCount(0);
});
