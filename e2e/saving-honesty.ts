import type { Page } from '@playwright/test';

type Honesty = { samples: number; savedSamples: number; lies: string[]; statuses: string[] };

/**
 * Watches the page from inside: every 50 ms, compares the first answer on screen with the last one acknowledged by the
 * server. Install it before the page loads.
 */
export async function watchHonesty(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Honesty = { samples: 0, savedSamples: 0, lies: [], statuses: [] };
    let acknowledged: string | undefined;
    const realFetch = window.fetch;
    window.fetch = async (input, init) => {
      const response = await realFetch(input, init);
      if (init?.method === 'PUT' && response.ok) {
        acknowledged = JSON.parse(String(init.body)).content.answers[0];
      }
      return response;
    };
    setInterval(() => {
      const status = document.querySelector('[data-save-status]')?.getAttribute('data-save-status');
      const field = document.querySelector<HTMLTextAreaElement>(
        'section[aria-labelledby="earlier-answers"] textarea',
      );
      if (!status || !field) return;
      seen.samples += 1;
      if (seen.statuses.at(-1) !== status) seen.statuses.push(status);
      if (status !== 'saved') return;
      seen.savedSamples += 1;
      if (acknowledged !== undefined && acknowledged !== field.value) {
        seen.lies.push(`"${field.value}" shown as saved, the server has "${acknowledged}"`);
      }
    }, 50);
    Object.assign(window, { honesty: seen });
  });
}

export async function honestyOf(page: Page): Promise<Honesty> {
  return page.evaluate(() => (window as unknown as { honesty: Honesty }).honesty);
}
