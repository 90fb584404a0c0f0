import type { Locator, Page } from '@playwright/test';
import { answeredBlueprint } from '#harness/answered-blueprint.ts';
import { bringSession } from '#harness/browser-session.ts';
import { expectAccessible } from './accessible.ts';
import { test } from './book-fixtures.ts';
import { answer, backToCards, expect, openTopic, PLACEHOLDER, settled, signUp } from './fixtures.ts';

/** Of this part, if the screen around it is visited by itself. */
async function noSidewaysScroll(page: Page, place: string, part = page.locator('html')) {
  const wide = () =>
    part.evaluate((around) => {
      const { clientWidth } = document.documentElement;
      if (around.scrollWidth <= clientWidth && around.scrollWidth <= around.clientWidth) return [];
      return [...around.querySelectorAll('*')]
        .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
        .slice(0, 5)
        .map(
          ({ tagName, className, textContent }) => `${tagName}.${className}: ${textContent?.slice(0, 30)}`,
        );
    });
  // Cards are folded a moment after a screen has become narrow.
  await expect.configure({ soft: true }).poll(wide, { message: place }).toEqual([]);
}

async function closeDialog(page: Page) {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Whether only this element is new, over a screen that was visited before. */
type Visit = (place: string, mark: Locator, over?: 'over a screen') => Promise<void>;

/** Every screen and dialog of this part of the app, one after another, each with a visible element of it. */
async function walk(page: Page, visit: Visit) {
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });
  const button = (name: string) => page.getByRole('button', { name });
  await page.goto('/');
  await visit('sign in', heading('Welcome Back'));
  await button('Need an account? Sign up').click();
  await button('Create Account').click();
  await visit('sign up with errors', page.getByText('Please enter a valid email'));
  await page.goto('/reset-password');
  await visit('reset password', heading('Choose a new password'));
  await signUp(page);
  await visit('dashboard, new', page.getByRole('article').first());
  await button('Your account').click();
  await visit('user menu', page.locator('[popover]:popover-open'), 'over a screen');
  await page.keyboard.press('Escape');
  await openTopic(page, 'Your Identity');
  await visit('first question', page.getByText('Question 1 of 3', { exact: true }));
  await answer(page, 'I teach piano');
  await visit('second question', page.getByText('Question 2 of 3', { exact: true }));
  await answer(page, 'A retired nurse played her first song', 'Patience');
  await settled(page);
  await visit('finished blueprint', heading('AI-Generated Output'));
  await backToCards(page);
  await visit('dashboard with a finished card', page.getByText('Plan not written yet'));
  await button('Delete progress and start over').click();
  await visit('delete dialog', page.getByRole('dialog'), 'over a screen');
  await button('Delete and start over').click();
  const toast = page.getByRole('status').filter({ hasText: '“Your Identity” was deleted.' });
  await visit('undo toast', toast, 'over a screen');
  await button('Settings').click();
  await visit('settings dialog', page.getByRole('dialog', { name: 'Settings' }), 'over a screen');
  await closeDialog(page);
  await button('Launch book').click();
  await visit('launch book', page.getByRole('heading', { level: 1, name: 'Your launch book' }));
  await openTopicByAddress(page);
  await page.context().clearCookies();
  await page.getByPlaceholder(PLACEHOLDER).fill('Sent without a session');
  await page.keyboard.press('Control+Enter');
  await visit('sign in again', page.getByRole('dialog', { name: 'Sign in again' }), 'over a screen');
}

async function openTopicByAddress(page: Page) {
  await page.goto('/blueprints/audience');
  await expect(page.getByRole('heading', { level: 1, name: 'Identify Your Audience' })).toBeVisible();
  await settled(page);
}

test('no accessibility violation on any screen or dialog, on a desktop and on a phone, light and dark; nothing scrolls sideways', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await walk(page, async (place, mark, over) => {
    await test.step(place, async () => {
      await expect(mark).toBeVisible();
      // The largest text, as with the choice in Settings.
      await page.setViewportSize({ width: 320, height: 640 });
      await page.evaluate(() => {
        document.documentElement.dataset.text = '150';
      });
      await noSidewaysScroll(page, place, over && mark);
      await page.evaluate(() => {
        delete document.documentElement.dataset.text;
      });
      for (const [device, width, height] of [
        ['phone', 390, 844],
        ['desktop', 1280, 800],
      ] as const) {
        await page.setViewportSize({ width, height });
        await expect(mark).toBeVisible();
        // It stays under the pointer, however slow the machine is.
        if (place === 'undo toast') await mark.hover();
        const part = over && device === 'phone' ? mark : undefined;
        await expectAccessible(page, `${place} on a ${device}`, part);
      }
    });
  });
});

test('buttons are large enough, and fields do not make a phone zoom', async ({ page }) => {
  await signUp(page);
  await test.step('every button and link is at least 24 pixels in size', async () => {
    const small = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('button, a[href]')]
          .filter((element) => element.checkVisibility() && !element.closest('article'))
          .map((element) => {
            // One pixel until it has the focus: then it can be pressed.
            if (element.getBoundingClientRect().width <= 1) element.focus();
            return { name: element.textContent, box: element.getBoundingClientRect() };
          })
          .filter(({ box }) => box.width > 0 && (box.width < 24 || box.height < 24))
          .map(({ name }) => name),
      );
    expect(await small()).toEqual([]);
    await openTopic(page, 'Your Identity');
    expect(await small()).toEqual([]);
  });
  await test.step('a field has a font size of at least 16 pixels, so that phones do not zoom', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await answer(page, 'I teach piano');
    const sizes = await page
      .locator('textarea')
      .evaluateAll((areas) => areas.map((area) => Number.parseFloat(getComputedStyle(area).fontSize)));
    expect(sizes).toHaveLength(2);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
  });
});

const CONTROLS = ['button', 'checkbox', 'textbox', 'searchbox', 'combobox', 'DisclosureTriangle'];

/** Controls of this screen that a list of controls can't tell apart, from the browser's own accessibility tree. */
async function sameNames(page: Page): Promise<string[]> {
  const cdp = await page.context().newCDPSession(page);
  const { nodes } = await cdp.send('Accessibility.getFullAXTree');
  await cdp.detach();
  const names = nodes
    .filter(({ ignored, role }) => !ignored && CONTROLS.includes(role?.value))
    .map(({ role, name, description }) => `${role?.value}: ${name?.value}, ${description?.value ?? ''}`);
  return [...new Set(names.filter((name, at) => names.indexOf(name) !== at))];
}

test('no two controls of a screen have the same name and description', async ({ page, owner }) => {
  const output = [
    '## Overview',
    'In the hall at [ADD: street of the hall], with [ADD: number of keyboards].',
    '## Event checklist',
    '- [ ] Ask the library about seats.\n- [ ] Print the cards.\n- [ ] Write to Maria.',
    '## Still to confirm',
    ...Array.from({ length: 7 }, (_, nth) => `- Ask Luis about lamp ${nth + 1}.`),
  ].join('\n\n');
  for (const type of ['event', 'sales'] as const)
    await owner.store(answeredBlueprint({ type, answers: ['One', 'Two', 'Three'], output }));
  const shown = (name: string | RegExp) => page.getByRole('button', { name }).first();
  const link = (name: string | RegExp) => page.getByRole('link', { name });
  const looks = async (path: string, mark: Locator, open?: Locator) => {
    await (open ? open.click() : page.goto(path));
    await expect(mark).toBeVisible();
    expect.soft(await sameNames(page), path).toEqual([]);
  };
  await page.context().clearCookies();
  await looks('/sign-up', page.getByLabel('Confirm password', { exact: true }));
  await bringSession(page.context(), new URL(page.url()).origin, owner);
  await looks('/', link('Marketing Event'));
  await looks('/blueprints/event', shown('More options for “Event checklist”'), link('Marketing Event'));
  await looks('/week', shown(/^Set a date: Print the cards/), link(/^This week/));
  await looks('/book', shown(/^2 gaps: Go to the first one/), shown('Launch book'));
  await looks('/gaps', shown(/^Fill in 2 places: number of keyboards/));
  await looks('/tell', page.getByLabel('Paste or type your text'));
  await looks('/next', shown('See what will change'));
  await looks('/example', page.getByText('What Ana answered').first());
});

test('forced colors still show the current place, the active view, and ticks', async ({ page, owner }) => {
  const output = '## Event checklist\n\n- [x] Ask the library about seats.\n- [ ] Print the cards.\n';
  await owner.store(answeredBlueprint({ type: 'event', answers: ['One', 'Two', 'Three'], output }));
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  const fillOf = (element: Locator) => element.evaluate((node) => getComputedStyle(node).backgroundColor);
  await page.goto('/week');
  const places = page.getByRole('navigation', { name: 'Places' });
  const here = places.getByRole('link', { name: /^This week/ });
  await expect(here).toBeVisible();
  expect(await fillOf(here)).not.toBe(await fillOf(places.getByRole('link', { name: 'Launch book' })));
  const view = (name: string) => page.getByRole('button', { name, exact: true });
  expect(await fillOf(view('List'))).not.toBe(await fillOf(view('Schedule')));

  await page.getByRole('link', { name: /^Blueprints/ }).click();
  await page.getByRole('link', { name: 'Marketing Event', exact: true }).click();
  const ticked = page.getByRole('checkbox', { name: 'Ask the library about seats.' });
  await expect(ticked).toBeChecked();
  const [tick = 0, fill = 0] = await ticked.evaluate((box) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d');
    /** The relative luminance (WCAG). */
    const brightness = (color: string) => {
      if (!canvas) throw new Error('nothing to paint on');
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    return [getComputedStyle(box, '::before').borderRightColor, getComputedStyle(box).backgroundColor].map(
      brightness,
    );
  });
  const [dark = 0, light = 0] = [tick, fill].sort((one, other) => one - other);
  expect((light + 0.05) / (dark + 0.05)).toBeGreaterThanOrEqual(3);
});
