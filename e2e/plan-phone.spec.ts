import { devices, type Page } from '@playwright/test';
import { backToCards, openTopic } from './fixtures.ts';
import { expect, test } from './provider-fixtures.ts';

// A touch screen as wide as most.
const { defaultBrowserType: _, ...PHONE } = devices['Pixel 7'];
test.use({ ...PHONE, viewport: { width: 390, height: 844 } });

const PLAN = [
  '## Overview\n\n',
  `${'You teach people who thought it was too late. '.repeat(40)}\n\n`,
  '## Steps\n\n- [ ] Call Luis\n',
];
const topOf = (page: Page) =>
  page
    .getByRole('heading', { name: 'Overview' })
    .evaluate((heading) => Math.round(heading.getBoundingClientRect().top));

test('a plan on a phone: new words scroll into view, unless the person looks elsewhere', async ({
  page,
  person,
  provider,
}) => {
  test.setTimeout(180_000);
  const { id } = await person.openPanel({
    view: 'Document',
    earlier: { audience: '', purpose: PLAN.join('') },
  });
  await test.step('the first words of a plan scroll into view, and stay there when it is done', async () => {
    // Without animation: during smooth scrolling there is no position to compare with.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const rest = Promise.withResolvers<void>();
    provider.script('gpt-4', { steps: [{ chunks: PLAN, pauseAfter: 2, resume: rest.promise }] });
    await page.getByRole('button', { name: 'Generate' }).tap();
    await expect.poll(() => topOf(page)).toBeLessThan(500);
    await expect(page.getByRole('button', { name: 'Stop' })).toBeInViewport();
    // All words so far are there, and two frames have passed.
    await expect(page.getByText('too late. You teach')).toBeVisible();
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    const top = await topOf(page);
    expect(top).toBeGreaterThan(60);
    rest.resolve();
    await expect.poll(() => person.storedPlan(id)).toBe(PLAN.join(''));
    await expect(page.getByText('Tap any words to change them.')).toBeVisible();
    expect(Math.abs((await topOf(page)) - top)).toBeLessThan(3);
    await page.emulateMedia({ reducedMotion: null });
  });
  await test.step('a person who looks elsewhere stays there', async () => {
    await backToCards(page);
    await openTopic(page, 'Identify Your Audience');
    const words = Promise.withResolvers<void>();
    provider.script('gpt-4', { steps: [{ chunks: PLAN, holdHeaders: words.promise }] });
    await page.getByRole('button', { name: 'Generate' }).tap();
    await page.getByRole('heading', { level: 1 }).tap();
    const before = await page.evaluate(() => scrollY);
    words.resolve();
    await expect.poll(() => person.storedPlanOf('audience')).toBe(PLAN.join(''));
    await expect(page.getByText('Tap any words to change them.')).toBeAttached();
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });
  await test.step('the proposal for a section comes first, and the current text is one tap away', async () => {
    provider.script('gpt-4', { steps: [{ chunks: [`## Overview\n\n${'Shorter words. '.repeat(90)}\n`] }] });
    await backToCards(page);
    await openTopic(page, 'Business Purpose');
    await page.getByRole('button', { name: 'More options for “Overview”' }).tap();
    await page.getByRole('button', { name: 'Ask for a change' }).tap();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Shorter' }).tap();
    await expect(
      dialog.getByRole('region', { name: 'Suggested' }).getByText('Shorter words.'),
    ).toBeInViewport();
    const now = dialog.getByRole('region', { name: 'Now' });
    await expect(now).not.toBeInViewport();
    await dialog.getByRole('button', { name: 'See what it says now' }).tap();
    await expect(now.getByText('You teach people who thought it was too late.')).toBeInViewport();
    await expect(now).toBeFocused();
  });
});
