import type { Page } from '@playwright/test';
import { sampleBlueprints } from '#content/testing/sample-book.ts';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { saveOutput } from '#domain/blueprint/change-blueprint.ts';
import { fingerprintSources } from '#domain/freshness/plan-sources.ts';
import { SCENARIOS } from '#harness/provider/scenario.ts';
import { chooseProvider, type Owner, test } from './book-fixtures.ts';
import { expect } from './fixtures.ts';

type Chain = Record<'identity' | 'audience' | 'purpose' | 'analysis', Blueprint>;

const AT = '2026-11-10T09:00:00.000Z';

function plan(type: BlueprintType, words: string): string {
  return `## Overview\n\n${words} of ${type}\n\n## Key decisions\n\n**Promise:** ${words} of ${type}\n`;
}

/** Four plans, each written from the ones before it. */
async function storeChain(owner: Owner): Promise<Chain> {
  const stored: Partial<Chain> = {};
  for (const sample of sampleBlueprints(100, ['identity', 'audience', 'purpose', 'analysis'])) {
    const included = ['identity', 'audience', 'purpose'] as const;
    const reads = sample.type === 'identity' || sample.type === 'audience' ? [] : included;
    const writtenFrom = fingerprintSources({
      answers: sample.content.answers,
      prompt: { included: reads.map((type) => ({ type, parts: ['key-decisions'] })), leftOut: [] },
      earlier: stored,
    });
    const facts = { origin: 'generated', at: AT, writtenFrom } as const;
    stored[sample.type as keyof Chain] = await owner.store(
      saveOutput(sample, plan(sample.type, 'First words'), facts, AT),
    );
  }
  return stored as Chain;
}

const changed = (blueprint: Blueprint, words: string): Blueprint => ({
  ...blueprint,
  content: { ...blueprint.content, aiOutput: plan(blueprint.type, words) },
});

const card = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('link', { name: title, exact: true }) });

test('shows what changed since a plan was written', async ({ page, owner, app, provider }) => {
  const { identity, audience } = await storeChain(owner);
  await chooseProvider(page, app.url, provider);
  await test.step('a changed answer is named, but not one that was changed back', async () => {
    const answers = { ...identity.content.answers, '1': 'Another answer' };
    await owner.change({ ...identity, content: { ...identity.content, answers } });
    await page.goto('/');
    await expect(card(page, 'Your Identity')).toContainText('Written before you changed your answers');
    await owner.change(identity);
    await page.reload();
    await expect(card(page, 'Your Identity')).toBeVisible();
    await expect(page.getByText(/Written before/)).toHaveCount(0);
  });
  await test.step('shows on the card and on the screen what changed since', async () => {
    await owner.change(changed(audience, 'New words'));
    await page.reload();
    const words = 'Written before you changed Identify Your Audience';
    await expect(card(page, 'Business Purpose')).toContainText(words);
    await expect(card(page, 'Audience Analysis')).toContainText(words);
    await expect(card(page, 'Your Identity')).not.toContainText('Written before');
    await expect(
      page.getByText('2 plans are out of date because something they build on has changed.'),
    ).toBeVisible();

    await page.getByRole('link', { name: 'Business Purpose', exact: true }).click();
    await expect(page.getByText(`${words}.`)).toBeVisible();
    expect(provider.completions()).toHaveLength(0);
    await page.getByRole('button', { name: 'Rewrite it' }).click();
    await expect(page.getByText(`${words}.`)).toHaveCount(0);
    await expect
      .poll(async () => (await owner.list()).find(({ type }) => type === 'purpose')?.content.aiOutput)
      .toContain('You teach people');
    expect(provider.completions()).toHaveLength(1);
  });
});

test('an update that fails or is stopped leaves the rest as it was', async ({
  page,
  owner,
  app,
  provider,
}) => {
  const { identity, analysis } = await storeChain(owner);
  await owner.change(changed(identity, 'New words'));
  await chooseProvider(page, app.url, provider);
  await page.goto('/');
  await test.step('a failure ends it, with the reason', async () => {
    provider.script('gpt-4', SCENARIOS['no-credit']);
    await page.getByRole('button', { name: 'Update out-of-date plans' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Rewrite 2 plans' }).click();
    await expect(dialog.getByText(/Not rewritten: Your AI account has no credit left/)).toBeVisible();
    await expect(dialog.getByText('0 of 2 plans were rewritten.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(dialog).toHaveCount(0);
  });
  await test.step('can be stopped: finished plans stay, the rest is unchanged', async () => {
    const never = new Promise<void>(() => {});
    provider.script('gpt-4', { steps: [{}, { pauseAfter: 1, resume: never }] });
    await page.getByRole('button', { name: 'Update out-of-date plans' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Rewrite 2 plans' }).click();
    await expect(dialog.getByText('1 of 2 rewritten')).toBeVisible();
    await dialog.getByRole('button', { name: 'Stop' }).click();
    await expect(dialog.getByText('1 of 2 plans were rewritten. The others haven’t changed.')).toBeVisible();
    await expect(dialog.getByText('Stopped before it was rewritten')).toBeVisible();
    const after = await owner.list();
    expect(after.find(({ type }) => type === 'purpose')?.content.aiOutput).toContain('You teach people');
    expect(after.find(({ type }) => type === 'analysis')?.content.aiOutput).toBe(analysis.content.aiOutput);
  });
});
