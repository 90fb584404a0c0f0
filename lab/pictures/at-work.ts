import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { BLUEPRINT_TYPES, type BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { answeredBlueprint } from '#harness/answered-blueprint.ts';
import type { BlueprintOwner } from '#harness/blueprint-owner.ts';
import type { Shoot } from './shoot.ts';

const RECORDED = 'recordings/ana';
const WITH_PLANS = 14;
const ANSWERED = 17;

/** Ana in the middle of her launch: most plans written, some topics only answered, two not started. */
export async function storeAna(owner: BlueprintOwner): Promise<void> {
  const persona = JSON.parse(readFileSync(`${RECORDED}/persona.json`, 'utf8')) as {
    answers: Record<BlueprintType, string[]>;
  };
  for (const [index, type] of BLUEPRINT_TYPES.slice(0, ANSWERED).entries()) {
    const file = `${RECORDED}/small/${String(index + 1).padStart(2, '0')}-${type}.reply.md`;
    const output = index < WITH_PLANS ? readFileSync(file, 'utf8') : '';
    await owner.store(answeredBlueprint({ type, answers: persona.answers[type], output }));
  }
}

/** The screens of a person with plans. */
export async function atWork(page: Page, shoot: Shoot): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: /^This week ?, \d+ waiting$/ }).waitFor();
  await shoot('work-dashboard', true);
  await plan(page, shoot);
  await page.goto('/blueprints/fulfillment-launch');
  await page.getByRole('heading', { name: 'AI-Generated Output' }).waitFor();
  await shoot('work-finish', true);
  await page.goto('/book');
  await page.getByRole('heading', { level: 1, name: 'Launch book' }).waitFor();
  await page.getByRole('progressbar').waitFor({ state: 'detached' });
  await shoot('work-book');
  await page.getByRole('heading', { name: /Marketing Event/ }).scrollIntoViewIfNeeded();
  // Off-screen content renders in the frame after scrolling to it.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await shoot('work-book-chapter');
  await page.goto('/week');
  await page.getByRole('button', { name: /^Put th/ }).waitFor();
  await shoot('work-week', true);
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  await shoot('work-calendar', true);
  await page.goto('/facts');
  await page.getByRole('heading', { level: 1, name: 'My facts' }).waitFor();
  await shoot('work-facts', true);
  await page.goto('/next');
  await page.getByRole('button', { name: 'See what will change' }).waitFor();
  await shoot('work-next-launch', true);
  await page.goto('/kit');
  await page.getByRole('heading', { level: 1, name: 'Ready to use' }).waitFor();
  await shoot('work-kit', true);
  await page.goto('/gaps');
  await page.getByRole('button', { name: 'Fill in five now' }).waitFor();
  await shoot('work-gaps', true);
  await page.goto('/tell');
  await page
    .getByLabel('Paste or type your text')
    .fill('I teach piano to people who thought it was too late.');
  await page.getByLabel('Text of “Text 1”').waitFor();
  await shoot('work-tell', true);
}

async function plan(page: Page, shoot: Shoot): Promise<void> {
  await page.goto('/blueprints/event');
  await page.getByText('Click any words to change them.').waitFor();
  await shoot('work-plan', true);
  const section = page.locator('.plan-section').nth(2);
  await section.scrollIntoViewIfNeeded();
  await section.getByRole('button', { name: /^More options for/ }).click();
  await shoot('work-section-menu');
  await page.keyboard.press('Escape');
  await section.locator('p, li').first().click();
  await page.locator('.ProseMirror').waitFor();
  await shoot('work-editing');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await shoot('work-more');
  await page.getByRole('button', { name: 'Text view' }).click();
  await shoot('work-text');
}
