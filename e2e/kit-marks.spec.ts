import type { Page } from '@playwright/test';
import { DOCUMENT_ROUTES, pathOf } from '#domain/api/api-routes.ts';
import { answeredBlueprint } from '#harness/answered-blueprint.ts';
import { bringSession } from '#harness/browser-session.ts';
import { factSheetOf } from '#harness/store-facts.ts';
import { newOwner } from './book-fixtures.ts';
import { expect, newPerson, test } from './provider-fixtures.ts';

const EMAIL = [
  '### Email · Friday, March 26, 2027 · to the list',
  '**Subject:** One song',
  '',
  'Hello,',
  '',
  '1. Sing it.',
  '2. Play it.',
  '',
].join('\n');
const PLAN = `## Emails in full\n\n${EMAIL}\n## Still to confirm\n\n- Refunds\n`;
const kitButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function openKit(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/kit`);
  await expect(page.getByRole('heading', { level: 1, name: 'Ready to use' })).toBeVisible();
}

test('a piece used as something else stays so on the server, in the list, after a reload and elsewhere', async ({
  page,
  app,
  browser,
}) => {
  const owner = await newOwner(page, app);
  const output =
    '## Referral ask\n\n### Text · short\nIt’s Ana. Come and sing.\n\n### Text · long\nIt’s Ana again. Come and play.\n';
  await owner.store(answeredBlueprint({ type: 'marketing', answers: ['a', 'b', 'c'], output }));
  await openKit(page, app.url);
  const card = (on: Page) => on.locator('[data-piece]').filter({ hasText: 'Short' });
  const isNow = (on: Page, name: string) =>
    expect(card(on).getByText(name, { exact: true }).first()).toBeVisible();
  const channel = (on: Page) => on.getByRole('combobox', { name: 'Show' });
  const marks = async () => (await factSheetOf(owner))?.settled ?? [];
  const saved: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'PUT' && pathname === pathOf(DOCUMENT_ROUTES.facts.save, { uid: owner.uid }))
      saved.push(request.postData() ?? '');
  });
  await isNow(page, 'Text');
  await kitButton(page, 'Use as… “Short”').click();
  await kitButton(page, 'Post').click();
  await isNow(page, 'Post');
  await expect.poll(marks).toEqual([expect.stringMatching(/^kit:as:post:[0-9a-f]+$/)]);
  const [mark = ''] = await marks();
  expect(saved.some((body) => (JSON.parse(body) as { settled: string[] }).settled.includes(mark))).toBe(true);

  await page.reload();
  await isNow(page, 'Post');
  await channel(page).selectOption('Post');
  await expect(page.getByText('1 of 2 pieces')).toBeVisible();
  await expect(card(page)).toHaveCount(1);
  const device = await browser.newPage();
  await bringSession(device.context(), app.url, owner);
  await openKit(device, app.url);
  await isNow(device, 'Post');
  // The plan's own channel: no mark is stored, and the box still shows the filter.
  await kitButton(page, 'Use as… “Short”').click();
  await kitButton(page, 'Text').click();
  await expect(page.getByText('Nothing matches.')).toBeVisible();
  await expect(channel(page)).toHaveValue('post');
  await expect.poll(marks).toEqual([]);
  await device.reload();
  await isNow(device, 'Text');
  await device.close();
  await page.reload();
  await isNow(page, 'Text');
});

test('a used piece is marked on every device, also when its plan was changed elsewhere', async ({
  page,
  person,
  app,
  provider,
  browser,
}) => {
  const blueprint = await person.openPanel({ type: 'marketing', output: PLAN });
  await openKit(page, app.url);
  await kitButton(page, 'Used “One song”').click();
  await expect(kitButton(page, 'Used “One song”')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[data-save-status="saved"]')).toBeVisible();
  await test.step('changed in another tab while the list is open', async () => {
    const tab = await page.context().newPage();
    await tab.goto(`${app.url}/blueprints/marketing`);
    const area = tab.getByPlaceholder('AI-generated content will appear here...');
    await area.fill(PLAN.replace('Play it.', 'Play it twice.'));
    await expect(page.getByText('Changed since you used it')).toBeVisible();
    await expect.poll(() => person.storedPlan(blueprint.id)).toContain('Play it twice.');
    await tab.close();
  });
  await test.step('still so after loading the page again, and not once it is used again', async () => {
    await page.reload();
    await expect(page.getByText('Changed since you used it')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Not used yet' }).check();
    await expect(kitButton(page, 'Copy “One song”')).toBeVisible();
    await kitButton(page, 'Used “One song”').click();
    await kitButton(page, 'Used “One song”').click();
    await expect(page.getByText('Nothing matches.')).toBeVisible();
  });
  await test.step('another person sees none of it', async () => {
    const other = await browser.newPage();
    await newPerson(other, app, provider);
    await openKit(other, app.url);
    await expect(other.getByText(/^Nothing to copy yet\./)).toBeVisible();
    await other.close();
  });
});
