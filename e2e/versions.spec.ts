import type { Page } from '@playwright/test';
import { sampleBlueprints } from '#content/testing/sample-book.ts';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { type Owner, test } from './book-fixtures.ts';
import { backToCards, expect, openTopic } from './fixtures.ts';

const FIRST = '## Promise\n\nTen places for adult beginners.\n\n## Price\n\nThe group costs $290.\n';
const SECOND = '## Promise\n\nTwelve places for adult beginners.\n\n## Price\n\nThe group costs $290.\n';

async function withHistory(owner: Owner): Promise<Blueprint> {
  const [sample] = sampleBlueprints(100);
  if (!sample) throw new Error('No sample');
  const facts = { at: '2026-11-10T09:00:00.000Z', writtenFrom: {} };
  const plan = (aiOutput: string, origin: 'generated' | 'edited' | 'pasted') => ({
    ...sample.content,
    aiOutput,
    outputFacts: { ...facts, origin },
  });
  const stored = await owner.store({ ...sample, content: plan(FIRST, 'generated') });
  await owner.change({ ...stored, content: plan('A pasted plan', 'pasted') });
  await owner.change({ ...stored, content: plan(SECOND, 'edited') });
  await owner.keepVersion(stored.id, {
    field: 'answers.0',
    text: 'What the phone said',
    origin: 'conflict',
    savedAt: '2026-11-10T09:00:00.000Z',
  });
  return stored;
}

async function openVersions(page: Page, title = 'Your Identity'): Promise<void> {
  await page.getByRole('button', { name: 'Earlier versions' }).click();
  await expect(page.getByRole('heading', { name: `Earlier versions of ${title}` })).toBeVisible();
}

test('earlier versions are listed, compared and restored', async ({ page, owner }) => {
  const { id } = await withHistory(owner);
  const [, second] = sampleBlueprints(100);
  if (second) await owner.store(second);
  await page.goto('/blueprints/identity');
  await openVersions(page);
  await test.step('lists each version with its time and origin', async () => {
    const rows = page.getByRole('dialog').getByRole('listitem');
    await expect(rows).toHaveCount(3);
    await expect(rows.filter({ hasText: 'Pasted in' })).toContainText(
      /About \d+ words shorter than your current plan/,
    );
    await expect(rows.filter({ hasText: 'Written by AI' })).toContainText(/\d{4}, \d+:\d\d/);
    const conflict = rows.filter({ hasText: 'From another device' });
    await expect(conflict).toContainText('Answer 1');
    await expect(conflict).toContainText('Nov 10, 2026');
  });
  await test.step('shows the difference word by word, side by side', async () => {
    await page.getByRole('button', { name: /Written by AI/ }).click();
    await expect(page.getByText('Since this version: +1 word, −1 word.')).toBeVisible();
    await expect(page.locator('del')).toHaveText(['Ten']);
    await expect(page.locator('ins')).toHaveText(['Twelve']);
    const [before, after] = await Promise.all([
      page.locator('del').boundingBox(),
      page.locator('ins').boundingBox(),
    ]);
    expect(after?.x ?? 0).toBeGreaterThan((before?.x ?? 0) + 200);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(async () => (await page.locator('ins').boundingBox())?.x ?? 999).toBeLessThan(200);
    await page.setViewportSize({ width: 1280, height: 800 });
  });
  await test.step('restores a version, and keeps the replaced text', async () => {
    const identity = async () => (await owner.list()).find((doc) => doc.id === id);
    await page.getByRole('button', { name: 'Restore this version' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Your plan' })).toContainText(
      'Ten places for adult beginners.',
    );
    await expect.poll(async () => (await identity())?.content.aiOutput).toBe(FIRST);
    expect((await identity())?.content.outputFacts?.origin).toBe('restored');
    const texts = await Promise.all(
      (await owner.versions(id)).map(({ versionId }) => owner.versionText(id, versionId)),
    );
    expect(texts).toContain(SECOND);

    await page.getByRole('button', { name: 'Earlier versions' }).click();
    await page.getByRole('button', { name: /From another device/ }).click();
    const before = await identity();
    await page.getByRole('button', { name: 'Restore this version' }).click();
    await expect.poll(async () => (await identity())?.content.answers['0']).toBe('What the phone said');
    const replaced = (await owner.versions(id)).find(({ origin }) => origin === 'replaced');
    expect(await owner.versionText(id, replaced?.versionId ?? '')).toBe(before?.content.answers['0']);
    await page.getByRole('button', { name: 'Earlier versions' }).click();
    await expect(page.getByRole('button', { name: /Kept before a change.*Answer 1/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await test.step('says so when there is nothing yet', async () => {
    await backToCards(page);
    await openTopic(page, 'Identify Your Audience');
    await openVersions(page, 'Identify Your Audience');
    await expect(page.getByText('No earlier versions yet.')).toBeVisible();
  });
});
