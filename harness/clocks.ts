import type { Page } from '@playwright/test';

/** The page's clock is a day ahead, then a day behind, and so on. Install it before the page loads. */
export async function jumpingClock(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const RealDate = Date;
    let skew = 86_400_000;
    setInterval(() => {
      skew = -skew;
    }, 250);
    window.Date = class extends RealDate {
      constructor(...given: [] | [number | string | Date]) {
        super(given.length === 0 ? RealDate.now() + skew : given[0]);
      }
      static override now() {
        return RealDate.now() + skew;
      }
    } as DateConstructor;
  });
}
