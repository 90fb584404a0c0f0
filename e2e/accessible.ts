import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
// The two themes are one document in different colors: every other rule finds the same in both.
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** No violation on the current screen, in dark and in light colors. */
export async function expectAccessible(page: Page, place: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await violationsOn(page, `${place}, dark`, (axe) => axe.withRules(COLOR_RULES));
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await violationsOn(page, `${place}, light`, (axe) => axe.withTags(TAGS));
  expect([...dark, ...light]).toEqual([]);
}

async function violationsOn(page: Page, place: string, choose: (axe: AxeBuilder) => AxeBuilder) {
  await bringToRest(page);
  // Half a megabyte of rules: once per page is enough.
  const hasRules = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, ...(hasRules && { axeSource: ';' }) })
    // Checks only this page: the other mode is for cross-origin frames, which we don't have.
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] });
  // Words scrolling under the fading bar at the top have less contrast for that moment, at any place of any page.
  const scrolled = await page.evaluate(() => {
    const from = scrollY;
    scrollTo({ top: 0, behavior: 'instant' });
    return from;
  });
  const { violations } = await choose(axe).analyze();
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), scrolled);
  return violations.map(({ id, nodes }) => `${place}: ${id}: ${nodes.map((node) => node.html).join(' | ')}`);
}

// Half-faded text has half the contrast. Not waited for: spinners never end, and anything far below the window only
// continues when it is scrolled to. With reduced motion every property still takes a millisecond, and an inherited
// color starts only when the parent's has ended: each round finishes one more generation.
async function bringToRest(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (let generation = 0; generation < 40; generation += 1) {
      const moving = document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState !== 'finished' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
        );
      if (moving.length === 0) return;
      for (const animation of moving) animation.finish();
    }
  });
}
