import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';
import { unzip } from '#client/features/exports/testing/unzip.ts';
import type { Blueprint, TimelineEntry } from '#domain/blueprint/blueprint.ts';
import { addDays } from '#domain/reading/calendar.ts';
import { answeredBlueprint } from '#harness/answered-blueprint.ts';
import { type Facts, factSheetOf, storeFacts } from '#harness/store-facts.ts';
import { expectAccessible } from './accessible.ts';
import { test } from './book-fixtures.ts';
import { expect, saved } from './fixtures.ts';

const TODAY = new Date().toISOString().slice(0, 10);
const OFFER = `## Overview

A group for late starters.

## Key decisions

**Offer name:** The Late Start Group
**Price and terms:** $290 for the ten weeks. Refunds: [ADD: refund terms].

## Launch checklist

- [ ] Ask the library about chairs.
- [ ] Print the cards.
`;
const ANSWERS = ['The Late Start Group', 'Three songs', '$290 for the ten weeks'];

const FACTS: Facts = {
  clientName: 'Ana Belmonte',
  offerName: 'The Late Start Group',
  eventName: 'One Song, One Morning',
  eventDate: addDays(TODAY, 60),
  doorsOpen: addDays(TODAY, 55),
  doorsClose: addDays(TODAY, 63),
  startDate: addDays(TODAY, 70),
  restDays: 'Sundays',
  hoursAWeek: 'four hours',
};

const planWith = (type: Blueprint['type'], timeline: TimelineEntry[]): Blueprint => {
  const blueprint = answeredBlueprint({ type, answers: ANSWERS, output: OFFER });
  return { ...blueprint, content: { ...blueprint.content, timeline } };
};

const dates = (count: number, from = 0): TimelineEntry[] =>
  Array.from({ length: count }, (_, index) => ({
    title: index % 3 === 0 ? `Send email ${from + index}` : `Task ${from + index}`,
    date: addDays(TODAY, (index * 7) % 60),
    description: '',
  }));

/** Faults of the picture's texts as the browser renders them. */
const faultsOf = (page: Page) =>
  page.locator('svg.scene').evaluate((scene) => {
    const svg = scene as SVGSVGElement;
    const { width, height } = svg.viewBox.baseVal;
    const texts = [...svg.querySelectorAll('text')].map((text) => ({
      words: text.textContent ?? '',
      box: text.getBBox(),
    }));
    const near = 0.5;
    const faults = texts
      .filter(
        ({ box }) =>
          box.x < -near ||
          box.y < -near ||
          box.x + box.width > width + near ||
          box.y + box.height > height + near,
      )
      .map(({ words }) => `outside: ${words}`);
    for (const [index, one] of texts.entries())
      for (const other of texts.slice(index + 1))
        if (
          one.box.x < other.box.x + other.box.width - near &&
          other.box.x < one.box.x + one.box.width - near &&
          one.box.y < other.box.y + other.box.height - near &&
          other.box.y < one.box.y + one.box.height - near
        )
          faults.push(`over one another: ${one.words} | ${other.words}`);
    return faults;
  });

const pagesIn = (pdf: Buffer) => (pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []).length;

async function openLaunch(page: Page): Promise<void> {
  await page.goto('/launch');
  await expect(page.getByRole('heading', { level: 1, name: 'My launch on one page' })).toBeVisible();
  // The plans have been read.
  await expect(page.getByText(/^Not confirmed yet|^Everything on this page/)).toBeVisible();
}

test('a launch with few facts is filled in in place, and the dashboard links to it', async ({
  page,
  owner,
}) => {
  await owner.store(answeredBlueprint({ type: 'fulfillment', answers: ANSWERS, output: OFFER }));
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'See my launch on one page' })).toHaveCount(0);
  await openLaunch(page);
  await expectAccessible(page, 'my launch with few facts');
  await test.step('a suggested value is confirmed, and a blank is filled in', async () => {
    await page.getByRole('button', { name: 'Confirm: Price' }).click();
    await page.getByRole('button', { name: 'Add: Start date' }).click();
    await expect(page.getByRole('textbox', { name: 'Start date' })).toBeFocused();
    await page.keyboard.type(addDays(TODAY, 70));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /Change: Start date$/ })).toBeFocused();
    await saved(page);
    await expect
      .poll(async () => (await factSheetOf(owner))?.facts)
      .toMatchObject({ offerPrice: '$290', startDate: addDays(TODAY, 70) });
    await expect(page.locator('svg.scene').getByText('Start', { exact: true })).toBeVisible();
  });
  await test.step('a confirmed one is changed, and contradicting plans are offered', async () => {
    await page.getByRole('button', { name: /Change: Price$/ }).click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('$350');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toContainText('$290');
    await page.keyboard.press('Escape');
    await expect.poll(async () => (await factSheetOf(owner))?.facts).toMatchObject({ offerPrice: '$350' });
  });
  await test.step('unconfirmed words are still there after a reload', async () => {
    await page.getByRole('button', { name: 'Add: Payment terms' }).click();
    await page.keyboard.type('Two payments');
    await saved(page);
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Payment terms' })).toHaveValue('Two payments');
  });
  await page.getByRole('link', { name: /^Blueprints/ }).click();
  await page.getByRole('link', { name: 'See my launch on one page' }).click();
  await expect(page).toHaveURL(/\/launch$/);
  await page.getByRole('link', { name: 'This week' }).click();
  await expect(page.getByRole('img', { name: /^Timeline from / })).toBeVisible();
});

test.describe('the picture', () => {
  const LONG: Facts = {
    ...FACTS,
    eventName: 'W'.repeat(200),
    startDate: 'May 5, 2031',
    datesToAvoid: 'December 20 to January 4; August',
  };
  const CASES: readonly (readonly [name: string, facts: Facts, count: number])[] = [
    ['nothing', {}, 0],
    ['20 dates', FACTS, 20],
    ['200 dates', FACTS, 200],
    ['a start in 2031 and a name of 200 letters', LONG, 20],
    ['words from right to left', { ...FACTS, eventName: 'שיר אחד (Free), בוקר אחד עם המקהלה' }, 20],
  ];
  for (const [name, facts, count] of CASES) {
    test(`has no text outside its box or over another: ${name}`, async ({ page, owner }) => {
      await storeFacts(owner, facts);
      if (count > 0) await owner.store(planWith('event', dates(Math.min(100, count))));
      if (count > 100) await owner.store(planWith('launch', dates(100, 100)));
      await page.setViewportSize({ width: 1280, height: 800 });
      await openLaunch(page);
      for (const size of ['100', '150']) {
        await page.evaluate((text) => {
          document.documentElement.dataset.text = text;
        }, size);
        for (const width of [1280, 390, 320]) {
          await page.setViewportSize({ width, height: 800 });
          await expect.poll(() => faultsOf(page), `${name}, ${width} px, ${size} %`).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        }
      }
    });
  }
});

test('prints on one page of A4 and of Letter, however long the words are', async ({ page, owner }) => {
  const long = 'Full refund until the second call, half of it until the fourth. '.repeat(7);
  const names = ['paymentTerms', 'refundTerms', 'eventPlace', 'iHelp', 'places'];
  await storeFacts(owner, { ...FACTS, ...Object.fromEntries(names.map((name) => [name, long])) });
  await owner.store(planWith('event', dates(100)));
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    await openLaunch(page);
    for (const format of ['A4', 'Letter']) {
      expect(pagesIn(await page.pdf({ format })), `${format} from ${viewport.width} px`).toBe(1);
    }
  }
});

async function saveAs(page: Page, format: RegExp): Promise<Download> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save picture' }).click();
  await page.getByRole('button', { name: format }).click();
  return download;
}

/** The file as rendered by another program; null if that isn't installed. */
function drawnByRsvg(path: string): Buffer | null {
  try {
    return execFileSync('rsvg-convert', [path], {
      maxBuffer: 50_000_000,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw problem;
  }
}

/** The share of pixels that clearly differ. */
const differenceOf = (page: Page, one: Buffer, other: Buffer) =>
  page.evaluate(
    async (files) => {
      const [first, second] = await Promise.all(
        files.map(async (file) => {
          const image = new Image();
          image.src = `data:image/png;base64,${file}`;
          await image.decode();
          const context = new OffscreenCanvas(1_600, 900).getContext('2d');
          context?.drawImage(image, 0, 0);
          return context?.getImageData(0, 0, 1_600, 900).data;
        }),
      );
      if (!first || !second) throw new Error('Not drawn.');
      let differing = 0;
      for (let at = 0; at < first.length; at += 4)
        if (Math.abs((first[at] ?? 0) - (second[at] ?? 0)) > 96) differing += 1;
      return differing / (first.length / 4);
    },
    [one.toString('base64'), other.toString('base64')],
  );

test('is saved as a PNG of 1,600 × 900, and as an SVG that another program renders equally', async ({
  page,
  owner,
}) => {
  await storeFacts(owner, { ...FACTS, offerName: 'שיר אחד (Free) & <b>more</b>' });
  await owner.store(planWith('event', dates(60)));
  await openLaunch(page);
  const png = await saveAs(page, /PNG/);
  expect(png.suggestedFilename()).toBe('my-launch.png');
  const ours = readFileSync(await png.path());
  expect([ours.readUInt32BE(16), ours.readUInt32BE(20)]).toEqual([1_600, 900]);
  const svg = await saveAs(page, /SVG/);
  expect(svg.suggestedFilename()).toBe('my-launch.svg');
  const theirs = drawnByRsvg(await svg.path());
  // Two programs antialias text differently; a misplaced text would be ten times as much.
  if (theirs) expect(await differenceOf(page, ours, theirs)).toBeLessThan(0.015);
});

test('is the first page of the book, of its print and of its Word file', async ({ page, owner }) => {
  await storeFacts(owner, FACTS);
  await owner.store(planWith('event', dates(20)));
  await page.goto('/book');
  const first = page.getByRole('region', { name: 'My launch on one page' });
  await expect(first.getByText('Ana Belmonte')).toBeVisible();
  await expectAccessible(page, 'the book with its first page');
  await test.step('on paper, and in the PDF that a browser makes of it, it stands before the contents', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(first.getByRole('img', { name: /^Timeline from / })).toBeVisible();
    await expect(first.getByRole('button')).toHaveCount(0);
    expect(pagesIn(await page.pdf({ format: 'A4' }))).toBeGreaterThan(1);
    await page.emulateMedia({ media: null });
  });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export the book' }).click();
  await page.getByRole('button', { name: 'Word (.docx)' }).click();
  const parts = unzip(new Uint8Array(readFileSync(await (await download).path())));
  const words = parts.get('word/document.xml') ?? '';
  expect(words.indexOf('My launch on one page')).toBeGreaterThan(0);
  expect(words.indexOf('My launch on one page')).toBeLessThan(words.indexOf('Contents'));
  expect([...parts.keys()]).toContainEqual(expect.stringMatching(/^word\/media\/.*\.png$/));
  await first.getByRole('button', { name: 'Change this page' }).click();
  await expect(page).toHaveURL(/\/launch$/);
});
