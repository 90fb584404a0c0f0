import type { Page } from '@playwright/test';
import { roundsOf } from '#harness/rounds.ts';
import { generatedTexts, PAYLOADS } from './markdown-payloads.ts';
import { chooseMore, expect, test } from './provider-fixtures.ts';

const GENERATED = roundsOf('MARKDOWN_TEXTS', { usual: 300, full: 1_000 });

// Drawn as one plan, each below a heading.
const AT_ONCE = 12;

type Findings = { strange: string[]; shown: number[] };

test(`${PAYLOADS.length} payloads and ${GENERATED} generated texts: nothing runs, nothing is fetched`, async ({
  page,
  person,
  app,
  provider,
}) => {
  test.setTimeout(300_000);
  const outside: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== app.url && origin !== provider.origin && protocol !== 'data:') outside.push(request.url());
  });
  page.on('dialog', (dialog) => outside.push(`dialog ${dialog.message()}`));
  await page.addInitScript(() => {
    const counter = { count: 0, reports: [] as string[] };
    Object.assign(window, { counter, tripped: () => (counter.count += 1) });
    document.addEventListener('securitypolicyviolation', ({ blockedURI }) =>
      counter.reports.push(blockedURI),
    );
  });
  await person.openPanel({ output: 'Start.' });
  await chooseMore(page, 'Document view');
  await expect(page.getByRole('region', { name: 'Your plan' })).toContainText('Start.');
  const address = page.url();

  const texts = [...PAYLOADS, ...generatedTexts(GENERATED)];
  const together = Array.from({ length: Math.ceil(texts.length / AT_ONCE) }, (_, nth) =>
    [...texts.keys()].slice(nth * AT_ONCE, (nth + 1) * AT_ONCE),
  );
  const many = await renderAll(page, texts, together);
  // Swallowed by a code block or a tag that an earlier text left open.
  const alone = [...texts.keys()].filter((index) => !many.shown.includes(index));
  const single = await renderAll(
    page,
    texts,
    alone.map((index) => [index]),
  );
  expect(single.shown).toEqual(alone);
  expect([...many.strange, ...single.strange]).toEqual([]);
  const { count, reports } = await page.evaluate(
    () => (window as unknown as { counter: { count: number; reports: string[] } }).counter,
  );
  expect(count).toBe(0);
  expect(reports).toEqual([]);
  expect(outside).toEqual([]);
  expect(page.url()).toBe(address);
});

/** Types each plan, made of these texts, into the text area, and inspects the resulting document, inside the page. */
function renderAll(page: Page, texts: readonly string[], plans: readonly number[][]): Promise<Findings> {
  const all = plans.map((indexes) => ({ indexes, words: indexes.map((index) => texts[index] ?? '') }));
  return page.evaluate(async (asked) => {
    const set = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
    const find = <E extends Element>(selector: string) => document.querySelector<E>(selector);
    const choose = (name: string) =>
      [...document.querySelectorAll<HTMLElement>('[popover] button')]
        .find(({ textContent }) => textContent === name)
        ?.click();
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const findings: Findings = { strange: [], shown: [] };
    for (const { indexes, words } of asked) {
      const first = `mark${indexes[0]}of${indexes.length}x`;
      choose('Text view');
      for (let tries = 0; tries < 600 && !find('textarea[placeholder^="AI-gen"]'); tries += 1) await frame();
      const area = find<HTMLTextAreaElement>('textarea[placeholder^="AI-gen"]');
      if (!area || !set) throw new Error('no text area');
      const parts = indexes.map((index, at) => `## mark${index}of${indexes.length}x\n\n${words[at]}`);
      set.call(area, parts.join('\n\n'));
      area.dispatchEvent(new Event('input', { bubbles: true }));
      choose('Document view');
      const plan = () => find('section[aria-label="Your plan"]');
      for (let tries = 0; tries < 600 && !plan()?.textContent?.includes(first); tries += 1) await frame();
      const headings = [...(plan()?.querySelectorAll('h2, h3, h4') ?? [])].map(
        ({ textContent }) => textContent,
      );
      for (const index of indexes)
        if (headings.includes(`mark${index}of${indexes.length}x`)) findings.shown.push(index);
      for (const element of plan()?.querySelectorAll('*') ?? []) {
        const isForeign =
          !/^(div|figure|p|h[2-6]|ul|ol|li|span|strong|em|s|code|pre|blockquote|hr|br|a|table|thead|tbody|tr|th|td|input|button|nav|svg|path|circle|rect)$/i.test(
            element.tagName,
          );
        const bad = element.getAttributeNames().filter((name) => /^on|^style$|^src/i.test(name));
        const href = element.getAttribute('href') ?? 'https:';
        if (isForeign || bad.length > 0 || !/^(https?:|mailto:|tel:)/i.test(href)) {
          findings.strange.push(`${words.join('\n\n')} -> ${element.outerHTML.slice(0, 200)}`);
        }
      }
    }
    return findings;
  }, all);
}
