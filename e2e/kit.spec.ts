import { readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { DOCUMENT_ROUTES, pathOf } from '#domain/api/api-routes.ts';
import { answeredBlueprint } from '#harness/answered-blueprint.ts';
import { readyForOffline } from '#harness/ready-for-offline.ts';
import { scratchFolder } from '#harness/scratch-folder.ts';
import { unzipInto } from '#harness/unzip-into.ts';
import { expectAccessible } from './accessible.ts';
import { newOwner } from './book-fixtures.ts';
import { expect, panelButton, test } from './provider-fixtures.ts';

const QUILL = createRequire(import.meta.url).resolve('quill/dist/quill.js');

const EMAIL = [
  '### Email · Friday, March 26, 2027 · to the list',
  '**Subject:** One song',
  '**Preview:** And a chair for you.',
  '',
  'Hello,',
  '',
  'we **begin** on *Friday*. Assumption: at ten.',
  '',
  '1. Sing it.',
  '2. Play it.',
  '',
  'Ana',
  'Late Start Piano',
  '',
].join('\n');
const PLAN = `## Emails in full\n\n${EMAIL}\n## Welcome sequence\n\n| When | Subject |\n|---|---|\n| Tuesday, February 9, 2027 | Stiff hands are fine |\n| Tuesday, February 23, 2027 | Nobody listens in |\n\n## Still to confirm\n\n- Refunds\n`;
const BODY = 'Hello,\n\nwe begin on Friday.\n\n1. Sing it.\n2. Play it.\n\nAna\nLate Start Piano';

/** The clipboard as another page gets it: on ours, it would be read under our page's policy. */
async function copied(page: Page): Promise<{ text: string; html: string }> {
  const other = await page.context().newPage();
  await other.setContent('<textarea></textarea>');
  await other.locator('textarea').focus();
  // Starts listening before the key is pressed: the promise is wrapped in an object, or it would be awaited here.
  const listening = await other.evaluateHandle(() => ({
    pasted: new Promise<{ text: string; html: string }>((take) => {
      addEventListener('paste', ({ clipboardData }) =>
        take({
          text: clipboardData?.getData('text/plain') ?? '',
          html: clipboardData?.getData('text/html') ?? '',
        }),
      );
    }),
  }));
  await other.keyboard.press('Control+V');
  const found = await listening.evaluate(({ pasted }) => pasted);
  await other.close();
  return found;
}
/** Read on the page itself, which must have the focus. */
const copiedWords = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const kitButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function openKit(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/kit`);
  await expect(page.getByRole('heading', { level: 1, name: 'Ready to use' })).toBeVisible();
}

/** The target line in a plan: it has the focus, and is visible. */
async function expectShown(page: Page, words: string | RegExp): Promise<void> {
  const line = page.locator('.plan-document').locator(':focus');
  await expect(line).toHaveText(words);
  await expect(line).toBeInViewport();
}

test('an email is copied ready to send, and pasted into another editor without any Markdown', async ({
  page,
  person,
  app,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await person.openPanel({ type: 'marketing', output: PLAN });
  // The very first copy has its bold words, however late the parser loads.
  await page.route(/markdown-reader/, async (route) => {
    await new Promise((late) => setTimeout(late, 1_000));
    await route.continue();
  });
  await openKit(page, app.url);
  await expect(page.getByRole('link', { name: 'Ready to use' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByText('Friday, March 26, 2027', { exact: true })).toBeVisible();
  await test.step('as HTML and as text', async () => {
    await kitButton(page, 'Copy “One song”').click();
    await expect(page.getByText('Copied.').first()).toBeVisible();
    const { text, html } = await copied(page);
    expect(text).toBe(BODY);
    expect(html).toContain('<strong>begin</strong>');
    expect(html).toContain('font-size:16px');
    expect(html).not.toMatch(/\*\*|###|Subject|Assumption/);
  });
  await test.step('in an independent rich text editor', async () => {
    const other = await context.newPage();
    await other.setContent('<div id="editor"></div>');
    await other.addScriptTag({ path: QUILL });
    await other.evaluate('window.quill = new Quill("#editor")');
    await other.locator('.ql-editor').click();
    await other.keyboard.press('Control+V');
    await expect(other.locator('.ql-editor strong')).toHaveText('begin');
    await expect(other.locator('.ql-editor li')).toHaveText(['Sing it.', 'Play it.']);
    const words = await other.locator('.ql-editor').textContent();
    expect(words).toContain('Late Start Piano');
    expect(words).not.toMatch(/\*\*|###|Subject|Assumption/);
    await other.close();
  });
  await test.step('subject and preview separately', async () => {
    await kitButton(page, 'Copy subject “One song”').click();
    await expect.poll(() => copiedWords(page)).toBe('One song');
    await kitButton(page, 'Copy preview “One song”').click();
    await expect.poll(() => copiedWords(page)).toBe('And a chair for you.');
  });
  await test.step('with the first name as the platform writes it', async () => {
    await page.getByText('My platform: None').click();
    await page.getByRole('radio', { name: 'Mailchimp' }).check();
    await page.getByRole('checkbox', { name: 'Greet by first name' }).check();
    await kitButton(page, 'Copy “One song”').click();
    await expect.poll(() => copiedWords(page)).toContain('Hello *|FNAME|*,\n\nwe begin on Friday.');
    await page.reload();
    await expect(page.getByText('My platform: Mailchimp')).toBeVisible();
  });
  await test.step('it opens in its plan, at its line', async () => {
    await kitButton(page, 'Marketing Flows, Emails in full: open “One song”').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Marketing Flows' })).toBeVisible();
    const area = page.getByPlaceholder('AI-generated content will appear here...');
    await expect(area).toBeFocused();
    const selected = () =>
      area.evaluate((own: HTMLTextAreaElement) => own.value.slice(own.selectionStart, own.selectionEnd));
    await expect.poll(selected).toBe('Email · Friday, March 26, 2027 · to the list');
    await expect(area).toBeInViewport();
    await page.getByRole('button', { name: 'Back to Ready to use' }).click();
    await expect(page).toHaveURL(/\/kit$/);
    await page.goBack();
    await expect(area).toBeVisible();
  });
  await test.step('the plan is copied with the same clean words both ways, and offers its best piece', async () => {
    await panelButton(page, 'Copy text').click();
    await expect(page.getByText('Copied.')).toBeVisible();
    const plain = await copiedWords(page);
    expect(plain).not.toMatch(/\*\*|###/);
    await panelButton(page, 'Copy with formatting').click();
    await expect
      .poll(() => page.evaluate(async () => (await navigator.clipboard.read())[0]?.types))
      .toContain('text/html');
    const formatted = await copied(page);
    expect(formatted.html).toContain('<strong>begin</strong>');
    expect(formatted.text).toBe(plain);
    await expect(page.getByText('Your email “One song” is ready:')).toBeVisible();
    await page.getByText('Your email “One song” is ready:').getByRole('button', { name: 'Copy' }).click();
    await expect.poll(() => copiedWords(page)).toBe(BODY.replace('Hello,', 'Hello *|FNAME|*,'));
  });
});

test('a text with a curly apostrophe is one message, and blanks are asked for', async ({
  page,
  person,
  app,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const words = `It’s Ana, and ${'I am glad '.repeat(13)}…`;
  const output = `## Referral ask\n\n### Text · short\n${words}\n### Text · with blanks\nCome on [ADD: the day] to [ADD: the place], it’s free.\n`;
  await person.openPanel({ type: 'marketing', output, view: 'Document' });
  await openKit(page, app.url);
  await expect(page.getByText(/messages long/)).toHaveCount(0);
  await kitButton(page, 'Copy “Short”').click();
  await expect.poll(() => copiedWords(page)).toBe(words.replaceAll('’', "'").replace('…', '...'));
  await kitButton(page, 'Copy “With blanks”').click();
  const dialog = page.getByRole('dialog', { name: 'This message has 2 blanks.' });
  await expectAccessible(page, 'blanks are asked for');
  await dialog.getByRole('button', { name: 'Copy anyway' }).click();
  await expect.poll(() => copiedWords(page)).toBe("Come on ____ to ____, it's free.");
  await kitButton(page, 'Copy “With blanks”').click();
  await dialog.getByRole('button', { name: 'Fill them in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Marketing Flows' })).toBeVisible();
  await expectShown(page, /^Come on .*the day.* to .*the place.*, it’s free\.$/);
});

test('a message is written into its plan after a preview, with a key and without', async ({
  page,
  person,
  provider,
  app,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const blueprint = await person.openPanel({ type: 'marketing', output: PLAN });
  await openKit(page, app.url);
  const missing = page.getByRole('region', { name: 'Not written yet' });
  await test.step('one, with a key', async () => {
    provider.script('gpt-4', {
      steps: [
        {
          chunks: [
            '### Email · Tuesday, February 9, 2027\n**Subject:** Stiff hands are fine\n\n',
            'Hello, slow is fine.',
          ],
        },
      ],
    });
    await missing.getByRole('button', { name: 'Write it: Stiff hands are fine' }).click();
    const dialog = page.getByRole('dialog', { name: 'Write “Stiff hands are fine”' });
    await expect(dialog.getByRole('region', { name: 'What will be added' })).toContainText(
      'Hello, slow is fine.',
    );
    expect(await person.storedPlan(blueprint.id)).toBe(PLAN);
    const sent = provider
      .completions()
      .at(-1)
      ?.body.messages?.map(({ content }) => content)
      .join('\n');
    expect(sent).toContain(
      '### Email · Tuesday, February 9, 2027\nWhen: Tuesday, February 9, 2027; Subject: Stiff hands are fine',
    );
    expect(sent).not.toContain('Subject: Nobody listens in\n</current-section>');
    await expectAccessible(page, 'a message that was written');
    await dialog.getByRole('button', { name: 'Put into my plan' }).click();
    await expect
      .poll(() => person.storedPlan(blueprint.id))
      .toContain(
        'Nobody listens in |\n\n### Email · Tuesday, February 9, 2027\n**Subject:** Stiff hands are fine\n\nHello, slow is fine.\n\n## Still to confirm',
      );
    expect(await person.versionTexts(blueprint.id)).toContain(PLAN);
    await expect(kitButton(page, 'Copy “Stiff hands are fine”')).toBeVisible();
    await expect(missing.getByText('Stiff hands are fine')).toHaveCount(0);
  });
  await test.step('another, without a key', async () => {
    await page.evaluate(() => localStorage.removeItem('settings-storage'));
    await page.reload();
    await missing.getByRole('button', { name: 'Write it: Nobody listens in' }).click();
    const dialog = page.getByRole('dialog', { name: 'Write “Nobody listens in”' });
    await dialog.getByRole('button', { name: 'Copy prompt' }).click();
    await expect(dialog.getByText('Prompt copied.')).toBeVisible();
    expect(await copiedWords(page)).toContain(
      '### Email · Tuesday, February 23, 2027\nWhen: Tuesday, February 23, 2027; Subject: Nobody listens in',
    );
    await dialog
      .getByLabel('Paste reply')
      .fill('### Email · Tuesday, February 23, 2027\n**Subject:** Nobody listens in\n\nThe door is shut.');
    await expect(dialog.getByRole('region', { name: 'What will be added' })).toContainText(
      'The door is shut.',
    );
    await page.keyboard.press('Escape');
    await missing.getByRole('button', { name: 'Write it: Nobody listens in' }).click();
    await expect(dialog.getByLabel('Paste reply')).toHaveValue(/The door is shut\./);
    await dialog.getByRole('button', { name: 'Put into my plan' }).click();
    await expect.poll(() => person.storedPlan(blueprint.id)).toContain('The door is shut.');
    await expect(missing).toHaveCount(0);
  });
});

test('all messages of a plan are written in one call', async ({ page, person, provider, app }) => {
  const blueprint = await person.openPanel({ type: 'marketing', output: PLAN });
  await openKit(page, app.url);
  provider.script('gpt-4', {
    steps: [
      {
        chunks: [
          '### Email · Tuesday, February 9, 2027\n\nThe first of them.\n\n### Email · Tuesday, February 23, 2027\n\nThe second of them.',
        ],
      },
    ],
  });
  await kitButton(page, 'Write all 2 of this plan').click();
  await page.getByRole('button', { name: 'Put into my plan' }).click();
  await expect
    .poll(() => person.storedPlan(blueprint.id))
    .toContain('The second of them.\n\n## Still to confirm');
  expect(provider.completions()).toHaveLength(1);
});

test('300 pieces are listed in chunks, found at once, and exported', async ({ page, app }) => {
  const owner = await newOwner(page, app);
  const all = Array.from(
    { length: 300 },
    (_, nth) =>
      `### Email · no. ${nth} · to the list\n**Subject:** Subject ${nth}\n\nHello, this is number ${nth}.\n`,
  );
  await owner.store(
    answeredBlueprint({
      type: 'marketing',
      answers: ['a', 'b', 'c'],
      output: `## Emails in full\n\n${all.join('\n')}`,
    }),
  );
  await openKit(page, app.url);
  await expect(page.getByText('300 pieces', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Next up' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Copy “/ })).toHaveCount(5);
  await page.getByRole('button', { name: 'Show 60 more' }).click();
  await expect(page.getByRole('button', { name: /^Copy “/ })).toHaveCount(65);
  await expectAccessible(page, 'the list of pieces');
  await page.getByRole('searchbox', { name: 'Search' }).fill('number 299');
  await expect(page.getByText('1 of 300 pieces')).toBeVisible();
  await kitButton(page, 'Show text “Subject 299”').click();
  await expect(page.getByText('Hello, this is number 299.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /: open “Subject 299”$/ }).click();
  await expectShown(page, 'Email · no. 299 · to the list');
  await page.goBack();
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('number 299');
  await expect(page.getByText('1 of 300 pieces')).toBeVisible();
  const waiting = page.waitForEvent('download');
  await kitButton(page, 'Take it all along').click();
  const download = await waiting;
  expect(download.suggestedFilename()).toMatch(/^ready-to-use-\d{4}-\d\d-\d\d\.zip$/);
  const folder = scratchFolder('cornerstone-kit-');
  unzipInto(folder, await download.path());
  // Each as a page and as plain text.
  expect(readdirSync(join(folder, 'emails'))).toHaveLength(600);
  rmSync(folder, { recursive: true });
});

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' });
  test.describe.configure({ timeout: 180_000 });

  test('pieces are shown, copied and marked', async ({ page, app, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const owner = await newOwner(page, app);
    await owner.store(answeredBlueprint({ type: 'marketing', answers: ['a', 'b', 'c'], output: PLAN }));
    await page.goto(app.url);
    await readyForOffline(page, 1);
    await app.stop();
    try {
      await openKit(page, app.url);
      await kitButton(page, 'Copy “One song”').click();
      await expect.poll(() => copiedWords(page)).toBe(BODY);
      await kitButton(page, 'Used “One song”').click();
      await expect(kitButton(page, 'Used “One song”')).toHaveAttribute('aria-pressed', 'true');
    } finally {
      await app.start();
    }
    const { uid, cookie } = owner;
    await expect
      .poll(async () => {
        const answer = await fetch(`${app.url}${pathOf(DOCUMENT_ROUTES.facts.list, { uid })}`, {
          headers: { cookie },
        });
        return answer.ok ? await answer.text() : '';
      })
      .toContain('kit:used:');
  });
});
