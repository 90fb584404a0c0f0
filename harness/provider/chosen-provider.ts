import type { Page } from '@playwright/test';

export type AiSettings = { openAIKey: string | null; model: string; baseUrl: string };

/** Settings as the dialog stores them. */
export function settingsText(settings: AiSettings): string {
  return JSON.stringify({ state: settings, version: 0 });
}

/** Stores them. The page must already be on our own origin. */
export async function storeSettings(page: Page, settings: AiSettings): Promise<void> {
  await page.evaluate((value) => localStorage.setItem('settings-storage', value), settingsText(settings));
}

/** The same for a new page; it ends on an image, with none of the app loaded. */
export async function storeSettingsAt(page: Page, url: string, settings: AiSettings): Promise<void> {
  await page.goto(`${url}/favicon.svg`);
  await storeSettings(page, settings);
}
