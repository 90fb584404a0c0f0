import { chromiumLaunchOptions } from '#harness/chromium.ts';
import { openMyData } from './book-fixtures.ts';
import { answer, backToCards, expect, openTopic, saved, signUp, test } from './fixtures.ts';

// A home server has a name and plain http: no clipboard API, no `randomUUID`, no Web Locks.
const { args = [], ...launch } = await chromiumLaunchOptions();
test.use({
  launchOptions: { ...launch, args: [...args, '--host-resolver-rules=MAP home.lan 127.0.0.1'] },
  serverEnv: { HOST: '0.0.0.0', AUTH_LIMITS: 'on' },
  expectedErrors: [/^The Cross-Origin-Opener-Policy header has been ignored/],
});

const atHome = (url: string) => url.replace('localhost', 'home.lan');

test('a server at home: prompts are copied, and a backup is restored', async ({ app, page }) => {
  await signUp(page, '/', atHome(app.url));
  await openTopic(page, 'Your Identity');
  await answer(page, 'I taught piano for forty years.', 'Two', 'Three');
  await test.step('the prompt is copied without the clipboard of newer browsers', async () => {
    expect(await page.evaluate(() => 'clipboard' in navigator)).toBe(false);
    await page.getByRole('button', { name: 'Copy prompt' }).click();
    await expect(page.getByText('Prompt copied. Paste it into any chat assistant.')).toBeVisible();
    await page.getByRole('button', { name: 'Paste reply' }).click();
    const reply = page.getByRole('textbox', { name: 'Reply' });
    await reply.press('Control+V');
    await expect(reply).toHaveValue(/I taught piano for forty years\./);
    await reply.fill('');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await test.step('if copying is refused entirely, the prompt is on screen and selected', async () => {
    await page.evaluate(() => {
      document.execCommand = () => false;
    });
    await page.getByRole('button', { name: 'Copy prompt' }).click();
    const box = page.getByRole('textbox', { name: 'Text to copy' });
    await expect(box).toBeFocused();
    await expect(box).toBeInViewport({ ratio: 0.9 });
    const selected = await box.evaluate((area: HTMLTextAreaElement) =>
      area.value.slice(area.selectionStart, area.selectionEnd),
    );
    expect(selected).toContain('I taught piano for forty years.');
    expect(selected).toBe(await box.inputValue());
    await expect(page.getByText('The text is already selected.')).toBeVisible();
  });
  await test.step('a backup is restored', async () => {
    expect(await page.evaluate(() => [isSecureContext, 'randomUUID' in crypto])).toEqual([false, false]);
    await saved(page);
    await backToCards(page);
    await openMyData(page);
    const arriving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    const file = await (await arriving).path();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Delete progress and start over' }).click();
    await page.getByRole('button', { name: 'Delete and start over' }).click();
    await expect(page.getByText('0 of 19 topics answered')).toBeVisible();
    await openMyData(page);
    await page.getByLabel('Backup file').setInputFiles(file);
    await page.getByRole('button', { name: 'Restore 1 topic' }).click();
    await expect(page.getByText('1 topic restored.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('1 of 19 topics answered')).toBeVisible();
  });
});
