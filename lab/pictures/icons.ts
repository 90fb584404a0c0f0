import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumLaunchOptions } from '#harness/chromium.ts';

const PUBLIC = join('src', 'client', 'public');
// Systems crop a maskable icon to their own shape: the content is in the middle 80 %.
const ICONS = [
  { name: 'icon-192.png', size: 192, mark: 1, isWhole: false },
  { name: 'icon-512.png', size: 512, mark: 1, isWhole: false },
  { name: 'icon-maskable-512.png', size: 512, mark: 1.05, isWhole: true },
  { name: 'icon-180.png', size: 180, mark: 1.05, isWhole: true },
];

/** Renders the icons from favicon.svg; run it after changing that file, and commit the result. */
const favicon = readFileSync(join(PUBLIC, 'favicon.svg'), 'utf8');
const browser = await chromium.launch(await chromiumLaunchOptions());
for (const { name, size, mark, isWhole } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const ground = isWhole ? '#14213d' : 'transparent';
  await page.setContent(
    `<style>html,body{margin:0;height:100%;background:${ground};overflow:hidden}svg{display:block;scale:${mark};translate:0 ${isWhole ? -5.5 : 0}%}</style>${favicon}`,
  );
  await page.screenshot({ path: join(PUBLIC, name), omitBackground: true });
  await page.close();
}
await browser.close();
