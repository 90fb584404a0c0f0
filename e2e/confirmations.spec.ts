import type { Page } from '@playwright/test';
import { sampleBlueprints } from '#content/testing/sample-book.ts';
import { answeredBlueprint } from '#harness/answered-blueprint.ts';
import { test } from './book-fixtures.ts';
import { backToCards, expect, openTopic, signUp } from './fixtures.ts';

/** Visible, not only in the live region for screen readers. */
const seen = (page: Page, words: string) => expect(page.locator('p', { hasText: words })).toBeInViewport();

test('on a phone, actions are confirmed on screen', async ({ page, owner, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const [sample] = sampleBlueprints(100);
  if (!sample) throw new Error('No sample');
  const stored = await owner.store(sample);
  await owner.change({ ...stored, content: { ...stored.content, aiOutput: 'Written over it' } });
  await owner.store(answeredBlueprint({ type: 'audience', answers: ['One', 'Two', 'Three'] }));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/blueprints/identity');
  await test.step('restoring a version is confirmed on screen', async () => {
    await page.getByRole('button', { name: 'Earlier versions' }).click();
    await page.getByRole('button', { name: /Edited by hand/ }).click();
    await page.getByRole('button', { name: 'Restore this version' }).click();
    await seen(page, 'Restored. Your previous plan is under Earlier versions.');
  });
  await test.step('a copied prompt is confirmed next to its button', async () => {
    await backToCards(page);
    await openTopic(page, 'Identify Your Audience');
    await page.getByRole('button', { name: 'Copy prompt' }).click();
    await expect(page.getByText('Prompt copied. Paste it into any chat assistant.')).toBeInViewport();
    const tick = 'path[d="M20 6 9 17l-5-5"]';
    await expect(page.getByRole('button', { name: 'Copy prompt' }).locator(tick)).toBeVisible();
  });
});

test('saving settings is confirmed on screen, even if they reload the page', async ({ page }) => {
  await page.clock.install();
  await signUp(page);
  const settings = () => page.getByRole('button', { name: 'Settings' }).click();
  await settings();
  await page.getByLabel('OpenAI API Key', { exact: true }).fill('sk-abc123');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await seen(page, 'Settings saved.');
  await page.clock.fastForward(10_000);
  await expect(page.locator('p', { hasText: 'Settings saved.' })).toHaveCount(0);
  await settings();
  await page.getByText('Advanced').click();
  await page.getByLabel('AI service address').fill('http://localhost:11434/v1');
  await page.getByLabel('OpenAI API Key', { exact: true }).fill('local');
  const loading = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await loading;
  await seen(page, 'Settings saved.');
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(19);
  await expect(page.locator('p', { hasText: 'Settings saved.' })).toHaveCount(0);
});
