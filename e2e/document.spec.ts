import { expectAccessible } from './accessible.ts';
import { expect, panelButton, planArea, streamedText, test } from './provider-fixtures.ts';

const PLAN =
  '## Overview\n\nYou teach **piano** at [ADD: where you teach].\n\n## Checklist\n\n- [ ] Call Luis\n- [x] Print the flyer\n\n## Dates\n\n| Day | What |\n|---|---|\n| Monday | Rest |\n';

const plan = streamedText;
const box = (page: Parameters<typeof plan>[0], name: string) => page.getByRole('checkbox', { name });

test('a written plan is a document; Text is the text area with the same words, and the choice stays', async ({
  page,
  person,
}) => {
  const blueprint = await person.openPanel({ output: PLAN, view: 'Document' });
  await expect(plan(page).getByRole('heading', { name: 'Overview' })).toBeVisible();
  await expect(plan(page)).not.toContainText('##');
  await expect(plan(page)).not.toContainText('**');
  await expect(plan(page).getByRole('button', { name: 'where you teach' })).toBeVisible();
  await expect(plan(page).getByRole('cell', { name: 'Monday' })).toBeVisible();
  const views = page.getByRole('group', { name: 'View' });
  await expect(views.getByRole('button', { name: 'Document' })).toHaveAttribute('aria-pressed', 'true');
  await views.getByRole('button', { name: 'Text' }).click();
  await expect(planArea(page)).toHaveValue(PLAN);
  await expect(plan(page)).toHaveCount(0);
  await page.reload();
  await expect(planArea(page)).toHaveValue(PLAN);
  await views.getByRole('button', { name: 'Document' }).click();
  await page.reload();
  await expect(plan(page).getByRole('heading', { name: 'Overview' })).toBeVisible();
  expect(await person.storedPlan(blueprint.id)).toBe(PLAN);
});

test('boxes tick with the mouse and with the keyboard: one character of the plan changes', async ({
  page,
  person,
}) => {
  const blueprint = await person.openPanel({ output: PLAN, view: 'Document' });
  await box(page, 'Call Luis').check();
  const ticked = PLAN.replace('- [ ] Call', '- [x] Call');
  await expect.poll(() => person.storedPlan(blueprint.id)).toBe(ticked);
  await box(page, 'Call Luis').focus();
  await page.keyboard.press('Tab');
  await expect(box(page, 'Print the flyer')).toBeFocused();
  await page.keyboard.press('Space');
  await expect.poll(() => person.storedPlan(blueprint.id)).toBe(ticked.replace('[x] Print', '[ ] Print'));
  await page.reload();
  await expect(box(page, 'Call Luis')).toBeChecked();
  await expect(box(page, 'Print the flyer')).not.toBeChecked();
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });
  test('boxes tick, and a plan is as wide as the screen', async ({ page, person }) => {
    const blueprint = await person.openPanel({ output: PLAN, view: 'Document' });
    await box(page, 'Call Luis').tap();
    await expect.poll(() => person.storedPlan(blueprint.id)).toContain('- [x] Call Luis');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

test('a plan is drawn formatted while it is written, and stands where it stood when it is finished', async ({
  page,
  person,
  provider,
}) => {
  // The first words are brought into sight: at once, or there would be no place to compare with.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { promise: waiting, resolve: resume } = Promise.withResolvers<void>();
  const chunks = [
    '## One\n\nA **bold** wo',
    'rd.\n\n- [ ] first\n',
    '- [ ] second\n',
    ...Array(60).fill('\nMore.\n'),
  ];
  provider.script('gpt-4', { steps: [{ chunks, pauseAfter: 3, resume: waiting }] });
  const blueprint = await person.openPanel({ view: 'Document' });
  await expect(planArea(page)).toBeVisible();
  await panelButton(page, 'Generate').click();
  await expect(plan(page).getByRole('heading', { name: 'One' })).toBeVisible();
  await expect(plan(page).getByText('bold')).toHaveCSS('font-weight', '700');
  await expect(box(page, 'second')).toBeDisabled();
  await expect(plan(page)).toHaveAttribute('aria-busy', 'true');
  // Two frames after they are drawn.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const before = await plan(page).getByRole('heading', { name: 'One' }).boundingBox();
  resume();
  await expect(panelButton(page, 'Generate')).toBeEnabled();
  await expect(plan(page)).toHaveAttribute('aria-busy', 'false');
  await expect(box(page, 'second')).toBeEnabled();
  expect(await plan(page).getByRole('heading', { name: 'One' }).boundingBox()).toEqual(before);
  await expect.poll(() => person.storedPlan(blueprint.id)).toBe(chunks.join(''));
});

test('written again, the page is at the top of the plan, and ticked boxes come back', async ({
  page,
  person,
  provider,
}) => {
  const long = `${PLAN}${'\nA line.\n'.repeat(80)}`;
  const blueprint = await person.openPanel({
    output: long.replace('- [ ] Call', '- [x] Call'),
    view: 'Document',
  });
  const chunks = ['## New\n\n', '- [ ] Call Luis\n', '- [ ] Rest\n', ...Array(80).fill('\nNew line.\n')];
  provider.script('gpt-4', { steps: [{ chunks }] });
  await expect(plan(page).getByRole('heading', { name: 'Overview' })).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  // By the keyboard, from far below: the button has the focus, and its row is out of sight.
  await panelButton(page, 'Generate').evaluate((button: HTMLButtonElement) => {
    button.focus({ preventScroll: true });
    button.click();
  });
  await expect(page.locator('p', { hasText: 'One box you’d ticked is in the new plan too' })).toBeVisible();
  await expect(plan(page).getByRole('heading', { name: 'New' })).toBeInViewport();
  await expect(plan(page).getByText('New line.').last()).not.toBeInViewport();
  await expect
    .poll(() => person.storedPlan(blueprint.id))
    .toBe(chunks.join('').replace('- [ ] Call', '- [x] Call'));
});

const STRANGE = [
  ['raw HTML', '<div onclick="x()">\n<b>words</b>\n</div>\n\nAfter <img src=x> it.\n'],
  ['notes', 'A claim[^1].\n\n[^1]: Said by Luis.\n'],
  ['a table in a quote in a list', '- one\n\n  > | a | b |\n  > |---|---|\n  > | c | d |\n'],
  ['right to left', '## שלום\n\n- [ ] לקרוא לדנה\n'],
  ['10,000 empty items', '- [ ] \n'.repeat(10_000)],
] as const;

for (const [name, text] of STRANGE) {
  test(`${name}: shown, and kept byte for byte`, async ({ page, person }) => {
    const blueprint = await person.openPanel({ output: text, view: 'Document' });
    await expect(plan(page)).toHaveAttribute('aria-busy', 'false');
    await expect(plan(page)).not.toBeEmpty();
    await panelButton(page, 'Text').click();
    await expect(planArea(page)).toHaveValue(text);
    expect(await person.storedPlan(blueprint.id)).toBe(text);
  });
}

for (const width of [1280, 390]) {
  test(`both views can be used by everybody at ${width} pixels`, async ({ page, person }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await person.openPanel({ output: PLAN, view: 'Document' });
    await expect(box(page, 'Call Luis')).toBeVisible();
    await expectAccessible(page, 'document');
    await panelButton(page, 'Text').click();
    await expect(planArea(page)).toBeVisible();
    await expectAccessible(page, 'text');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}
