import type { Page } from '@playwright/test';
import { ownerAt } from '#harness/blueprint-owner.ts';
import { SCENARIOS } from '#harness/provider/scenario.ts';
import { expectAccessible } from './accessible.ts';
import { backToCards, openTopic } from './fixtures.ts';
import { expect, test } from './provider-fixtures.ts';
import { returnAs } from './saving-parts.ts';

const PLAN = '## Overview\n\nYou teach piano.\n\n## Steps\n\nCall Luis.\n';
const REPLY = '## Steps\n\nCall Luis on Monday, then rest.';

async function askFor(page: Page, section: string) {
  await page.getByRole('button', { name: `More options for “${section}”` }).click();
  await page.getByRole('button', { name: 'Ask for a change' }).click();
  return page.getByRole('dialog', { name: `Ask for a change in “${section}”` });
}
const wishIn = (dialog: ReturnType<Page['getByRole']>) => dialog.getByLabel('What should be different?');

test('a request and a paid reply outlive Escape, other screens, a reload and the device', async ({
  app,
  browser,
  page,
  person,
  provider,
}) => {
  const blueprint = await person.openPanel({ output: PLAN, view: 'Document' });
  await test.step('a request', async () => {
    const dialog = await askFor(page, 'Steps');
    await wishIn(dialog).fill('Say when, and be');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(wishIn(await askFor(page, 'Overview'))).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(wishIn(await askFor(page, 'Steps'))).toHaveValue('Say when, and be');
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' kinder');
    await page.reload();
    await expect(wishIn(await askFor(page, 'Steps'))).toHaveValue('Say when, and be kinder');
  });
  await test.step('a reply, which continues while other screens are shown and is requested once', async () => {
    const { promise: waiting, resolve: resume } = Promise.withResolvers<void>();
    provider.script('gpt-4', {
      steps: [{ chunks: [REPLY.slice(0, 20), REPLY.slice(20)], pauseAfter: 1, resume: waiting }],
    });
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Ask', exact: true }).click();
    await expect(dialog.getByRole('button', { name: 'Writing...' })).toBeVisible();
    await page.keyboard.press('Escape');
    await backToCards(page);
    resume();
    await openTopic(page, 'Your Identity');
    await expect((await askFor(page, 'Steps')).getByRole('region', { name: 'Suggested' })).toContainText(
      'then rest.',
    );
    await expectAccessible(page, 'a kept reply');
    await page.keyboard.press('Escape');
    await page.reload();
    await expect((await askFor(page, 'Steps')).getByRole('region', { name: 'Suggested' })).toContainText(
      'then rest.',
    );
    expect(provider.completions()).toHaveLength(1);
  });
  await test.step('on another device, too; once it is used nothing of it is left', async () => {
    const device = await browser.newContext();
    const uid = await returnAs(device, app, person.account);
    const cookie = (await device.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
    const changes = async () => (await ownerAt(app.url, { uid, cookie }).list())[0]?.content.changes ?? [];
    await expect.poll(async () => JSON.stringify(await changes())).toContain('then rest.');
    const far = await device.newPage();
    await far.goto(`${app.url}/blueprints/identity`);
    const dialog = await askFor(far, 'Steps');
    await expect(dialog.getByRole('region', { name: 'Suggested' })).toContainText('then rest.');
    await far.keyboard.press('Escape');
    await page.getByRole('dialog').getByRole('button', { name: 'Use this' }).click();
    await expect.poll(() => person.storedPlan(blueprint.id)).toContain('Call Luis on Monday, then rest.');
    await expect.poll(changes).toEqual([]);
    await device.close();
  });
});

test('typed words are sent with “Shorter”, a reply is shown as it will be used, and a refused key leads to Settings', async ({
  page,
  person,
  provider,
}) => {
  const blueprint = await person.openPanel({ output: PLAN, view: 'Document' });
  provider.script('gpt-4', SCENARIOS['gives-401']);
  const dialog = await askFor(page, 'Steps');
  await wishIn(dialog).fill('Say when.');
  await dialog.getByRole('button', { name: 'Shorter' }).click();
  await expect(dialog.getByRole('alert').getByRole('button', { name: 'Open Settings' })).toBeVisible();
  provider.script('gpt-4', { steps: [{ chunks: [`\`\`\`markdown\n${REPLY}\n\`\`\``] }] });
  await dialog.getByRole('button', { name: 'Shorter' }).click();
  const suggested = dialog.getByRole('region', { name: 'Suggested' });
  await expect(suggested.getByRole('heading', { name: 'Steps' })).toBeVisible();
  await expect(suggested.locator('pre')).toHaveCount(0);
  const sent = JSON.stringify(provider.completions().at(-1)?.body.messages);
  expect(sent).toMatch(/Say when\.\\nMake it shorter\./);
  await dialog.getByRole('button', { name: 'Use this' }).click();
  await expect.poll(() => person.storedPlan(blueprint.id)).toContain(REPLY);
});
