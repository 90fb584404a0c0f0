import { rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { ownerAt } from '#harness/blueprint-owner.ts';
import { silentWav, spokenWav } from '#harness/browser/spoken-wav.ts';
import { bringSession } from '#harness/browser-session.ts';
import { chromiumLaunchOptions } from '#harness/chromium.ts';
import { launchKillable, newProfile } from '#harness/killable-browser.ts';
import { settingsText } from '#harness/provider/chosen-provider.ts';
import type { Provider } from '#harness/provider/provider.ts';
import { roundsOf } from '#harness/rounds.ts';
import { scratchFolder } from '#harness/scratch-folder.ts';
import { storeFacts } from '#harness/store-facts.ts';
import { expectAccessible } from './accessible.ts';
import { openFacts, signUp } from './fixtures.ts';
import { expect, TEST_KEY, test } from './provider-fixtures.ts';

const WORDS =
  'I teach piano to people who thought it was too late. It costs 290 dollars, and we begin on March 6.';
const SOUNDS = scratchFolder('cornerstone-spoken-');
process.once('exit', () => rmSync(SOUNDS, { recursive: true, force: true }));
const WAV = spokenWav(SOUNDS, WORDS);
const MICROPHONE = [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  `--use-file-for-fake-audio-capture=${WAV}`,
];
const options = await chromiumLaunchOptions();

test.use({ launchOptions: { ...options, args: [...(options.args ?? []), ...MICROPHONE] } });
test.describe.configure({ timeout: 240_000 });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function openWith(page: Page, { baseUrl }: Provider, key: string | null = TEST_KEY): Promise<void> {
  const kept = settingsText({ openAIKey: key, model: 'gpt-4', baseUrl });
  await page.addInitScript((value) => localStorage.setItem('settings-storage', value), kept);
  await signUp(page, '/tell');
}

async function record(page: Page, seconds: number): Promise<void> {
  await button(page, 'Record').click();
  await recordedFor(page, seconds);
}

/** At least this long: each second is shown only for a second, which a busy machine may miss. */
async function recordedFor(page: Page, seconds: number): Promise<void> {
  const shown = async () => {
    const said = (await page.getByText(/^Recording \d+:\d\d$/).textContent()) ?? '';
    const [, minutes = '', rest = ''] = /(\d+):(\d\d)/.exec(said) ?? [];
    return Number(minutes) * 60 + Number(rest);
  };
  await expect.poll(shown, { timeout: 40_000 }).toBeGreaterThanOrEqual(seconds);
}

/** A file's length and peak level, as decoded by a browser. */
async function heard(page: Page, bytes: Buffer): Promise<{ seconds: number; peak: number }> {
  return page.evaluate(async (base64) => {
    const data = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const context = new AudioContext();
    const sound = await context.decodeAudioData(data.buffer);
    const peak = sound.getChannelData(0).reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    await context.close();
    return { seconds: sound.duration, peak };
  }, bytes.toString('base64'));
}

const kept = (page: Page) => page.getByText(/^You have a recording of \d+ seconds?\.$/);

test('speech is recorded here, transcribed with the key, and checked; then the sound is deleted', async ({
  page,
  provider,
}) => {
  provider.models = ['gpt-4', 'whisper-1', 'gpt-4o-transcribe'];
  provider.speech = [{ text: WORDS }];
  await openWith(page, provider);
  const { host } = new URL(provider.baseUrl);
  await expect(
    page.getByText(
      `The recording stays on this device. When you choose Write it down, it goes to ${host} with your key.`,
    ),
  ).toBeVisible();
  await record(page, 3);
  await expect
    .poll(async () => Number(await page.getByRole('meter').getAttribute('value')))
    .toBeGreaterThan(0.02);
  await expectAccessible(page, 'recording');
  await test.step('other screens show that the microphone is on', async () => {
    await page.getByRole('link', { name: 'My facts' }).click();
    await expect(page.getByText(/^Recording 0:\d\d$/)).toBeInViewport();
    await expectAccessible(page, 'recording, on another screen');
    await button(page, 'Open it').click();
    await expect(button(page, 'Open it')).toHaveCount(0);
  });
  await button(page, 'Pause').click();
  await expect(page.getByText(/^Paused 0:\d\d$/)).toBeVisible();
  await button(page, 'Resume').click();
  await button(page, 'Done').click();
  await expect(kept(page)).toBeVisible();
  expect(provider.requests).toHaveLength(0);
  await test.step('after a reload it can be played', async () => {
    await page.reload();
    await expect(kept(page)).toBeVisible();
    await button(page, 'Listen').click();
    const player = page.locator('audio');
    await expect
      .poll(() => player.evaluate((audio: HTMLAudioElement) => audio.readyState))
      .toBeGreaterThan(0);
    await expectAccessible(page, 'a recording that is kept');
  });
  await test.step('signing out asks', async () => {
    await button(page, 'Your account').click();
    await page.getByText('Sign Out', { exact: true }).click();
    await expect(page.getByRole('heading', { name: 'You have a recording' })).toBeVisible();
    await button(page, 'Stay signed in').click();
  });
  await button(page, 'Write it down').click();
  const text = page.getByLabel(/^Text of “Recording of [A-Z][a-z]+day, [A-Z][a-z]+ \d+, \d{4}”$/);
  await expect(text).toHaveValue(WORDS);
  await expect(kept(page)).toHaveCount(0);
  const [sound] = provider.sounds;
  if (!sound) throw new Error('no sound arrived');
  expect(sound).toMatchObject({ name: 'part-1.webm', type: 'audio/webm' });
  expect(sound.fields).toEqual({ model: 'gpt-4o-transcribe', language: 'en' });
  const { seconds, peak } = await heard(page, sound.bytes);
  expect(seconds).toBeGreaterThan(2.5);
  expect(peak).toBeGreaterThan(0.05);
  // 24 kbit/s: a minute is 180 kB.
  expect(sound.bytes.length).toBeLessThan(seconds * 9_000);
  await expect.poll(() => soundRows(page)).toBe(0);
  await test.step('numbers and days are marked in the text until they are checked', async () => {
    const marks = page.getByRole('button', { name: /^Check “.*” in your text$/ });
    await expect(marks).toHaveText(['290 dollars', 'March 6']);
    await button(page, 'Check “March 6” in your text').click();
    await expect(marks).toHaveText(['290 dollars']);
    await expect(text).toBeFocused();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('March 6');
  });
  await test.step('facts and answers mark transcribed values', async () => {
    provider.script('gpt-4', { steps: [{ chunks: ['fulfillment.3: 2\n'] }] });
    await button(page, 'Find answers').click();
    const card = page.locator('[data-slot="fulfillment.3"]');
    await expect(card).toContainText('290 dollars heard');
    await expect(card).not.toContainText('March 6 heard');
    await card.getByRole('textbox').fill('It costs $290.');
    await expect(card).not.toContainText('heard');
    await page.goto('/facts');
    await openFacts(page, 'My offer');
    await expect(page.locator('[data-fact="offerPrice"]')).toContainText(
      'Heard: “It costs 290 dollars, and we begin on March 6.”',
    );
  });
});

/** The number of sound rows in this browser. */
function soundRows(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('told-sound');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const count = opening.result.transaction('chunks').objectStore('chunks').count();
          count.onsuccess = () => {
            opening.result.close();
            resolve(count.result);
          };
        };
      }),
  );
}

/** Retries, and waits until the previous message is gone: both begin with the same words. */
async function askOnceMore(page: Page): Promise<void> {
  const [said] = await page.getByRole('alert').elementHandles();
  await page.getByRole('button', { name: /^(?:Write it down|Try again)$/ }).click();
  await said?.waitForElementState('hidden');
}

test('a refusing service keeps the recording here, and says what to do', async ({ page, provider }) => {
  const AT_ONCE = { headers: { 'retry-after-ms': '1', 'access-control-expose-headers': 'retry-after-ms' } };
  const cases = [
    [401, 'invalid_api_key', 'The AI service didn’t accept your key.'],
    [413, null, 'The AI service says this part is too large. Save the file'],
    [429, 'insufficient_quota', 'Your AI account has no credit left.'],
    [500, null, 'The AI service is having problems.'],
  ] as const;
  await openWith(page, provider);
  await record(page, 2);
  await button(page, 'Done').click();
  await expect(kept(page)).toBeVisible();
  for (const [status, code, words] of cases) {
    await test.step(String(status), async () => {
      provider.speech = [{ ...AT_ONCE, status, error: { message: 'No.', code } }];
      await askOnceMore(page);
      await expect(page.getByRole('alert')).toContainText('We couldn’t write it down.');
      await expect(page.getByRole('alert')).toContainText(words);
      await expect(kept(page)).toBeVisible();
    });
  }
  await test.step('a reply that is cut', async () => {
    provider.speech = [{ isCut: true }];
    await askOnceMore(page);
    await expect(page.getByRole('alert')).toContainText('We couldn’t write it down.');
  });
  await test.step('a slow one can be stopped', async () => {
    provider.speech = [{ hold: new Promise(() => undefined) }];
    await button(page, 'Try again').click();
    await expect(page.getByText('Writing it down: part 1 of 1...')).toBeVisible();
    await button(page, 'Stop').click();
    await expect(button(page, 'Write it down')).toBeVisible();
  });
  await test.step('no connection: it waits', async () => {
    provider.speech = [{ text: 'I teach piano.' }];
    await page.context().setOffline(true);
    await button(page, 'Write it down').click();
    await expect(
      page.getByText('You’re offline. We’ll write it down when you’re back online.'),
    ).toBeVisible();
    await button(page, 'Stop').click();
    await page.context().setOffline(false);
  });
  await test.step('404: this service does not transcribe', async () => {
    provider.speech = [];
    await button(page, 'Write it down').click();
    await expect(page.getByRole('alert')).toContainText('This service can’t write down speech.');
    await expect(kept(page)).toBeVisible();
  });
  const saving = page.waitForEvent('download');
  await button(page, 'Save the file').click();
  expect((await saving).suggestedFilename()).toMatch(/^recording-\d{4}-\d\d-\d\d-1\.webm$/);
  await button(page, 'Delete').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(kept(page)).toHaveCount(0);
  await expect.poll(() => soundRows(page)).toBe(0);
});

test('names from the facts help transcription; an unsupported service is told apart from a failing one', async ({
  page,
  provider,
  app,
}) => {
  const session = await app.newPerson();
  await bringSession(page.context(), app.url, session);
  const facts = { clientName: 'Ana Reyes', businessName: 'Head Up Again', offerPrice: '$290' };
  await storeFacts(ownerAt(app.url, session), facts);
  const kept = settingsText({ openAIKey: TEST_KEY, model: 'gpt-4', baseUrl: provider.baseUrl });
  await page.addInitScript((value) => localStorage.setItem('settings-storage', value), kept);
  await page.goto(`${app.url}/tell`);
  await record(page, 1);
  await button(page, 'Done').click();
  provider.speech = [{ status: 405, error: { message: 'Not here.' } }];
  await button(page, 'Write it down').click();
  await expect(page.getByRole('alert')).toContainText('This service can’t write down speech.');
  await expect(page.getByText(/^You have a recording of \d seconds?\.$/)).toBeVisible();
  provider.speech = [{ text: WORDS }];
  provider.sounds.length = 0;
  await button(page, 'Write it down').click();
  await expect(page.getByLabel(/^Text of “Recording of /)).toHaveValue(WORDS);
  expect(provider.sounds.at(-1)?.fields).toEqual({
    model: 'whisper-1',
    language: 'en',
    prompt: 'Ana Reyes, Head Up Again',
  });
});

test('a deleted account’s sound is deleted too', async ({ page, provider }) => {
  const kept = settingsText({ openAIKey: null, model: 'gpt-4', baseUrl: provider.baseUrl });
  await page.addInitScript((value) => localStorage.setItem('settings-storage', value), kept);
  const { password } = await signUp(page, '/tell');
  await record(page, 2);
  await button(page, 'Done').click();
  await expect.poll(() => soundRows(page)).toBeGreaterThan(0);
  await button(page, 'Your account').click();
  await page.getByText('My data', { exact: true }).click();
  await button(page, 'Delete my account').click();
  await page.getByLabel('Your password').fill(password);
  await button(page, 'Delete everything').click();
  await expect(page.getByText('Your account has been deleted, along with everything in it.')).toBeVisible();
  expect(await soundRows(page)).toBe(0);
});

test('a second tab does not record over the first', async ({ page, context, app, provider }) => {
  await openWith(page, provider, null);
  await record(page, 1);
  const second = await context.newPage();
  await second.goto(`${app.url}/tell`);
  await button(second, 'Record').click();
  await expect(second.getByText('Another tab is recording. Finish that recording first.')).toBeVisible();
  await button(page, 'Done').click();
  await expect(kept(page)).toBeVisible();
  await expect(kept(second), 'the other tab hears of it').toBeVisible();
  await second.close();
  await expect(page.getByText('Save the file, open it in a program that writes down speech')).toBeVisible();
});

test('a microphone that hears nothing says so while there is time', async ({ app }) => {
  const profile = newProfile();
  const silent = MICROPHONE.map((flag) => (flag.endsWith(WAV) ? flag.replace(WAV, silentWav(SOUNDS)) : flag));
  const { page, context, kill } = await launchKillable(profile.dir, silent);
  await bringSession(context, app.url, await app.newPerson());
  await page.goto(`${app.url}/tell`);
  await button(page, 'Record').click();
  await expect(page.getByRole('alert')).toHaveText(
    'We hear nothing. Speak up, or check which microphone your browser uses.',
    { timeout: 40_000 },
  );
  await kill();
  profile.discard();
});

test('a browser that is killed while recording loses nothing that was on its disk', async ({
  app,
  provider,
  page,
}) => {
  const person = await app.newPerson();
  const profile = newProfile();
  const runs = roundsOf('KILLS', { usual: 3, full: 10 });
  test.setTimeout(60_000 + runs * 60_000);
  for (let run = 0; run < runs; run += 1) {
    const killable = await launchKillable(profile.dir, MICROPHONE);
    await bringSession(killable.context, app.url, person);
    await killable.page.goto(`${app.url}/tell`);
    await button(killable.page, run === 0 ? 'Record' : 'Record more').click();
    await recordedFor(killable.page, 5);
    // The recorder's own test covers when a chunk is requested; when it is written depends on the machine.
    let before: Buffer = Buffer.alloc(0);
    await expect
      .poll(async () => {
        const { sound, chunks } = await newestOnDisk(killable.page);
        before = sound;
        return chunks;
      })
      .toBeGreaterThanOrEqual(2 + (run % 2));
    await killable.kill();
    const again = await launchKillable(profile.dir, MICROPHONE);
    await bringSession(again.context, app.url, person);
    await again.page.goto(`${app.url}/tell`);
    await expect(kept(again.page)).toHaveCount(run + 1);
    const { sound } = await newestOnDisk(again.page);
    expect(sound.subarray(0, before.length).equals(before)).toBe(true);
    const { seconds, peak } = await heard(page, sound);
    expect(seconds).toBeGreaterThanOrEqual((await heard(page, before)).seconds);
    expect(peak).toBeGreaterThan(0.05);
    await again.kill();
  }
  profile.discard();
  expect(provider.requests).toHaveLength(0);
});

/** The newest recording on this device's disk: the sound of its first file, and its chunks. */
async function newestOnDisk(page: Page): Promise<{ sound: Buffer; chunks: number }> {
  const { base64, chunks } = await page.evaluate(
    () =>
      new Promise<{ base64: string; chunks: number }>((resolve) => {
        const opening = indexedDB.open('told-sound');
        opening.onsuccess = () => {
          const stores = opening.result.transaction(['recordings', 'chunks']);
          const rows = stores.objectStore('recordings').getAll();
          const chunks = stores.objectStore('chunks').getAll();
          chunks.onsuccess = async () => {
            const [newest] = rows.result.toSorted((a, b) => b.at.localeCompare(a.at));
            const parts = chunks.result.filter(({ id, part }) => id === newest.id && part === 0);
            const bytes = new Uint8Array(await new Blob(parts.map((chunk) => chunk.bytes)).arrayBuffer());
            opening.result.close();
            resolve({
              base64: btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), '')),
              chunks: parts.length,
            });
          };
        };
      }),
  );
  return { sound: Buffer.from(base64, 'base64'), chunks };
}
