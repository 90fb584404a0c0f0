import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type ElementHandle, expect, type Locator, type Page } from '@playwright/test';

// The rules themselves, without the package's builder: it sends everything that passed from the page to here, too.
const { resolve } = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
const RULES = readFileSync(resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
// The two themes are one document in different colors: every other rule finds the same in both.
const IN_DARK = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } as const;
const IN_LIGHT = { type: 'tag', values: TAGS } as const;

/**
 * No violation on the current screen, in dark and in light colors; or within one part of it, where the rest is a screen that
 * is looked at elsewhere. Other looks of the same test follow.
 */
export async function expectAccessible(page: Page, place: string, part?: Locator): Promise<void> {
  const within = await part?.elementHandle();
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await violationsOn(page, { runOnly: IN_DARK, within });
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await violationsOn(page, { runOnly: IN_LIGHT, within });
  await within?.dispose();
  expect
    .soft([
      ...dark.map((found) => `${place}, dark: ${found}`),
      ...light.map((found) => `${place}, light: ${found}`),
    ])
    .toEqual([]);
}

type Look = { runOnly: typeof IN_DARK | typeof IN_LIGHT; within?: ElementHandle<Node> | undefined };

async function violationsOn(page: Page, look: Look): Promise<string[]> {
  // Half a megabyte: once per page is enough.
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(RULES);
    await page.evaluate(lookOnceAtEqualColors);
  }
  return page.evaluate(async ({ runOnly, within = document }) => {
    // Half-faded text has half the contrast. Not waited for: spinners never end, and anything far below the window only
    // continues when it is scrolled to. With reduced motion every property still takes a millisecond, and an inherited
    // color starts only when the parent's has ended: each round finishes one more generation.
    for (let generation = 0; generation < 40; generation += 1) {
      const moving = document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState !== 'finished' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
        );
      if (moving.length === 0) break;
      for (const animation of moving) animation.finish();
    }
    // Words scrolling under the fading bar at the top have less contrast for that moment, at any place of any page.
    const from = scrollY;
    scrollTo({ top: 0, behavior: 'instant' });
    const { axe } = window as unknown as { axe: Axe };
    const { violations } = await axe.run(within, { runOnly, resultTypes: ['violations'] });
    scrollTo({ top: from, behavior: 'instant' });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  }, look);
}

type Evaluate = (this: unknown, element: Element, ...rest: unknown[]) => unknown;
type Axe = {
  run: (on: Node, options: object) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
  _audit: { checks: Record<string, { evaluate: Evaluate }> };
};

/**
 * Two thirds of the time go into measuring the contrast of one text after another. Text in the same colors and letters, within
 * elements that all have the same backgrounds as those around an earlier text, is as readable as that one was.
 */
function lookOnceAtEqualColors(): void {
  const { axe } = window as unknown as { axe: Axe };
  const check = axe._audit.checks['color-contrast'];
  if (!check) throw new Error('There is no rule about contrast.');
  const { evaluate } = check;
  let readable = new Set<string>();
  let known = new Map<Element, string>();
  // A number for each chain, since the chain itself would double with every generation.
  let chains = new Map<string, number>();
  const backgroundOf = (element: Element) => {
    const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(element);
    return [backgroundColor, backgroundImage, opacity, position].join();
  };
  const groundOf = (element: Element): string => {
    const found = known.get(element);
    if (found !== undefined) return found;
    // Its other children, too: one of them may lie behind the text.
    const beside = new Set([...element.children].map(backgroundOf));
    const { filter, mixBlendMode } = getComputedStyle(element);
    const above = element.parentElement ? groundOf(element.parentElement) : '';
    const chain = [above, backgroundOf(element), filter, mixBlendMode, ...[...beside].sort()].join('|');
    const number = String(chains.get(chain) ?? chains.size);
    chains.set(chain, Number(number));
    known.set(element, number);
    return number;
  };
  const { run } = axe;
  axe.run = (...asked) => {
    [readable, known, chains] = [new Set(), new Map(), new Map()];
    return run(...asked);
  };
  check.evaluate = function onceForEach(element, ...rest) {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const look = [groundOf(element), color, fontSize, fontWeight, textShadow].join('|');
    if (readable.has(look)) return true;
    const answer = evaluate.call(this, element, ...rest);
    if (answer === true) readable.add(look);
    return answer;
  };
}
