import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { BLUEPRINT_TYPES, type BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { answeredBlueprint } from '#harness/answered-blueprint.ts';
import type { BlueprintOwner } from '#harness/blueprint-owner.ts';
import { type Facts, storeFacts } from '#harness/store-facts.ts';

type Persona = { answers: Record<BlueprintType, string[]>; settled: { facts: Facts } };

export const PAPERS = ['A4', 'Letter'] as const;

/** The nineteen plans that a model wrote for a recorded person, with their confirmed facts. */
export async function storeRecorded(
  owner: Pick<BlueprintOwner, 'store' | 'keep'>,
  who: 'ruth' | 'avi',
  { hasFacts = true } = {},
): Promise<void> {
  const folder = `recordings/${who}`;
  const { answers, settled } = JSON.parse(readFileSync(`${folder}/persona.json`, 'utf8')) as Persona;
  for (const [index, type] of BLUEPRINT_TYPES.entries()) {
    const file = `${folder}/settled/${String(index + 1).padStart(2, '0')}-${type}.reply.md`;
    const output = readFileSync(file, 'utf8');
    await owner.store(answeredBlueprint({ type, answers: answers[type], output }));
  }
  if (hasFacts) await storeFacts(owner, settled.facts);
}

/** No print window opens: the page stays as it would be on paper, and records its title. */
export async function holdPrint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => {
      window.dispatchEvent(new Event('beforeprint'));
      document.documentElement.dataset.printed = document.title;
    };
  });
}

export async function endPrint(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.dispatchEvent(new Event('afterprint'));
    delete document.documentElement.dataset.printed;
  });
}

export const pagesIn = (pdf: Buffer) => (pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []).length;

/** Visible words of the page outside of this element. */
export const seenOutside = (part: Locator) =>
  part.evaluate((inside) => {
    const words: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const holder = text.parentElement;
      if (!holder || inside.contains(holder) || !text.textContent?.trim()) continue;
      const { width, height } = holder.getBoundingClientRect();
      const isSeen = holder.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      // Content for screen readers only takes one pixel.
      if (isSeen && width > 1 && height > 1) words.push(text.textContent.trim());
    }
    return words;
  });

/**
 * Words of an element that nobody could read on this paper: beyond its edge or the element's own, or clipped by a box
 * around them.
 */
export const unreadIn = (part: Locator, paper: { width: number; height: number }) =>
  part.evaluate((sheet, { width, height }) => {
    const near = 1;
    const own = sheet.getBoundingClientRect();
    const page = { left: 0, top: own.top, right: width, bottom: own.top + height };
    const isWithin = (inner: DOMRect, outer: typeof page) =>
      inner.left >= outer.left - near &&
      inner.top >= outer.top - near &&
      inner.right <= outer.right + near &&
      inner.bottom <= outer.bottom + near;
    const unread: string[] = [];
    const texts = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const holder = text.parentElement;
      if (!holder || !text.textContent?.trim() || holder.closest('.sr-only')) continue;
      if (!holder.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const boxes: (typeof page)[] = [page];
      for (let box: Element | null = holder; box && box !== document.body; box = box.parentElement)
        if (box === sheet || getComputedStyle(box).overflowY !== 'visible')
          boxes.push(box.getBoundingClientRect());
      const lines = [...range.getClientRects()].filter((line) => line.width > 0);
      if (lines.some((line) => boxes.some((box) => !isWithin(line, box)))) unread.push(text.textContent);
    }
    return unread;
  }, paper);
