import type { JSHandle, Locator, Page } from '@playwright/test';

/** Pastes HTML as a word processor or a chat copies it. */
export async function pasteHtml(field: Locator, html: string, text = ''): Promise<void> {
  await field.evaluate(
    (element, data) => {
      const clipboardData = new DataTransfer();
      for (const [type, words] of Object.entries(data)) if (words) clipboardData.setData(type, words);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    { 'text/html': html, 'text/plain': text },
  );
}

/** Moves the caret, and waits for the selection event, which comes later. */
export async function moveCaret(page: Page, key: string): Promise<void> {
  const before = await page.evaluateHandle(() => ({
    node: getSelection()?.focusNode,
    offset: getSelection()?.focusOffset,
    heard: new Promise((resolve) => document.addEventListener('selectionchange', resolve, { once: true })),
  }));
  await page.keyboard.press(key);
  await before.evaluate(async ({ node, offset, heard }) => {
    const now = getSelection();
    if (now?.focusNode !== node || now?.focusOffset !== offset) await heard;
  });
}

/** The browser's reports of policy violations from now on. */
export function policyReports(page: Page): Promise<JSHandle<string[]>> {
  return page.evaluateHandle(() => {
    const reports: string[] = [];
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) =>
      reports.push(`${violatedDirective} ${sample}`),
    );
    return reports;
  });
}
