import { createBlueprint, editOutput } from '#domain/blueprint/change-blueprint.ts';
import { type Owner, test } from './book-fixtures.ts';
import { expect } from './fixtures.ts';

const WRITTEN = '2026-11-10T15:00:00.000Z';

async function storePlan(owner: Owner, text: string): Promise<void> {
  const card = { title: 'Marketing Event', description: 'Design an event that draws in your ideal clients' };
  const empty = createBlueprint({ id: crypto.randomUUID(), type: 'event', ...card, now: WRITTEN });
  const answered = {
    ...empty,
    status: 'completed' as const,
    content: { ...empty.content, answers: { 0: 'A morning', 1: 'At the library', 2: 'A card' } },
    progress: { completed: true, currentStep: 3 },
  };
  await owner.store(
    editOutput(answered, text, { origin: 'generated', at: WRITTEN, writtenFrom: {} }, WRITTEN),
  );
}

test('a tick in January does not move the dates of a plan from November', async ({ page, owner, app }) => {
  await storePlan(
    owner,
    '## List\n\n- [ ] January 12: Call the library\n- [ ] January 22: Print the cards\n- [ ] Buy the tape\n',
  );
  await page.clock.setFixedTime(new Date('2027-01-20T12:00:00'));
  await page.goto(`${app.url}/week`);
  const main = page.getByRole('main');
  const offered = page.getByRole('button', { name: /^Put (?:this one|these \d+) in my schedule/ });
  await expect(offered).toHaveText('Put this one in my schedule');
  // The counts of the places appear a moment later.
  await expect(main).toContainText('3 waiting');
  const before = await main.textContent();
  const tape = page.getByRole('checkbox', { name: 'Buy the tape' });
  await tape.check();
  await expect.poll(async () => (await owner.list())[0]?.content.aiOutput).toContain('- [x] Buy the tape');
  await tape.uncheck();
  await expect.poll(async () => (await owner.list())[0]?.content.aiOutput).toContain('- [ ] Buy the tape');
  await page.reload();
  await expect(offered).toBeVisible();
  await expect.poll(() => main.textContent()).toBe(before);
});

test('after a week in bed the week shows tasks that still help, not unsent posts', async ({
  page,
  owner,
  app,
}) => {
  const rows = ['Monday, January 11', 'Wednesday, January 13', 'Friday, January 15', 'Monday, January 25'];
  const plan = [
    '## Email schedule',
    '',
    '| Day | Subject |',
    '|---|---|',
    ...rows.map((day, at) => `| ${day} | Email ${at + 1}: come and sing |`),
    '',
    '## List',
    '',
    '- [ ] January 13: Call the library',
    '',
  ];
  await storePlan(owner, plan.join('\n'));
  await page.clock.setFixedTime(new Date('2027-01-08T12:00:00'));
  await page.goto(`${app.url}/week`);
  const put = page.getByRole('button', { name: /^Put (?:this one|these \d+) in my schedule/ });
  await put.click();
  // The next group has opened by itself.
  await expect(put).toHaveText('Put this one in my schedule');
  await put.click();
  await expect(put).toHaveCount(0);
  await page.clock.setFixedTime(new Date('2027-01-20T12:00:00'));
  await page.reload();
  const three = page.getByRole('region', { name: 'Your three for this week' });
  await expect(three.getByRole('listitem')).toHaveText([/^Email 4: come and sing/, /^Call the library/]);
  await page.getByText(/^Next \(/).click();
  const overdue = page.getByRole('region', { name: 'Overdue' });
  await expect(overdue.getByRole('listitem')).toHaveCount(3);
  await overdue.getByRole('checkbox', { name: 'Email 1: come and sing' }).check();
  await expect(page.getByText('Done this week: 1')).toBeVisible();
  await expect(three.getByRole('listitem')).toHaveCount(2);
});

test('an email used under Ready to use is ticked in the week, and open again when that is undone', async ({
  page,
  owner,
  app,
}) => {
  const plan = [
    '## Email schedule',
    '',
    '| Day | Subject |',
    '|---|---|',
    '| Friday, January 22 | Come and sing · Save your seat |',
    '| Friday, January 22 | Bring a friend |',
    '',
    '## Emails in full',
    '',
    '### Email · Friday, January 22 · to the list',
    '',
    '**Subject:** Come and sing',
    '',
    'Hello, come and sing with us.',
    '',
  ];
  await storePlan(owner, plan.join('\n'));
  await page.clock.setFixedTime(new Date('2027-01-20T12:00:00'));
  await page.goto(`${app.url}/week`);
  await page.getByRole('button', { name: 'Put these 2 in my schedule' }).click();
  const three = page.getByRole('region', { name: 'Your three for this week' });
  const sing = three.getByRole('checkbox', { name: 'Come and sing · Save your seat' });
  await expect(sing).toBeVisible();
  await page.getByRole('link', { name: /^Ready to use/ }).click();
  const used = page.getByRole('button', { name: /^Used “Come and sing”/ });
  await used.click();
  await page.getByRole('link', { name: /^This week/ }).click();
  await expect(page.getByText('Done this week: 1')).toBeVisible();
  await expect(three.getByRole('checkbox', { name: 'Bring a friend' })).not.toBeChecked();
  await expect(sing).toHaveCount(0);
  await page.getByRole('link', { name: /^Ready to use/ }).click();
  await used.click();
  await page.getByRole('link', { name: /^This week/ }).click();
  await expect(sing).not.toBeChecked();
});
