import { BLUEPRINT_TYPES, type BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { ownerAt } from '#harness/blueprint-owner.ts';
import { bringSession } from '#harness/browser-session.ts';
import type { HttpPerson } from '#harness/http-person.ts';
import { type KillableBrowser, launchKillable, newProfile } from '#harness/killable-browser.ts';
import { expect, test } from './fixtures.ts';
import { PLACES, type Place } from './kill-places.ts';
import {
  type Desk,
  expectKept,
  expectShown,
  type Kept,
  openDesk,
  ROUNDS,
  typeWord,
  type Word,
} from './kill-rounds.ts';

// Two of each place in one browser: one kill is a round for all of them, each at another distance from its last key.
const AT_ONCE = 2;

test.describe.configure({ timeout: 120_000 + ROUNDS * 30_000 });

type Spot = { place: Place; type: BlueprintType };

async function store(url: string, person: HttpPerson, spots: readonly Spot[]): Promise<void> {
  const owner = ownerAt(url, person);
  await Promise.all(spots.map(({ place, type }) => owner.store(place.blueprint(type))));
}

/** From the very last key to 400 ms after it; half of them within 100 ms, where words are in danger. */
function shareOf(round: number, rounds: number): number {
  return (round / Math.max(1, rounds - 1)) ** 2;
}

/** What was found on the device has come to the server as well. */
async function expectOnServer(url: string, person: HttpPerson, desks: readonly Desk[]): Promise<void> {
  const texts = await Promise.all(desks.map(({ place, page }) => place.box(page).inputValue()));
  const stored = async () => JSON.stringify(await ownerAt(url, person).list());
  for (const [index, text] of texts.entries()) {
    if (desks[index]?.place.isSent) await expect.poll(stored).toContain(text);
  }
}

test(`a killed browser has kept every word, ${ROUNDS} times in each box`, async ({ app }) => {
  const person = await app.newPerson();
  const spots = Array.from({ length: AT_ONCE }, () => PLACES)
    .flat()
    .map((place, index) => ({ place, type: BLUEPRINT_TYPES[index] ?? 'identity' }));
  await store(app.url, person, spots);
  const profile = newProfile();
  const launch = async (): Promise<{ browser: KillableBrowser; desks: Desk[] }> => {
    const browser = await launchKillable(profile.dir);
    await bringSession(browser.context, app.url, person);
    const pages = [browser.page];
    while (pages.length < spots.length) pages.push(await browser.context.newPage());
    const open = ({ place, type }: Spot, index: number) =>
      openDesk(pages[index] ?? browser.page, app.url, place, type);
    return { browser, desks: await Promise.all(spots.map(open)) };
  };
  const kept: Kept[] = [];
  let { browser, desks } = await launch();
  try {
    const rounds = Math.ceil(ROUNDS / AT_ONCE);
    for (let round = 0; round < rounds; round += 1) {
      const share = (desk: number) => shareOf(desk * rounds + round, rounds * desks.length);
      const words: Word[] = await Promise.all(
        desks.map((desk, index) => typeWord(desk, round, share(index))),
      );
      const endedAt = performance.now();
      await browser.kill();
      ({ browser, desks } = await launch());
      for (const [index, word] of words.entries()) {
        const desk = desks[index];
        if (desk) kept.push(await expectKept(desk, word, endedAt));
      }
    }
    await expectOnServer(app.url, person, desks);
  } finally {
    await browser.kill();
    profile.discard();
  }
  expectShown('killed browser', kept);
});

for (const place of PLACES) {
  const spot: Spot = { place, type: 'identity' };

  test(`a closed tab has kept every word of ${place.name}, ${ROUNDS} times`, async ({ app, context }) => {
    const person = await app.newPerson();
    await store(app.url, person, [spot]);
    await bringSession(context, app.url, person);
    const kept: Kept[] = [];
    let desk = await openDesk(await context.newPage(), app.url, place, spot.type);
    for (let round = 0; round < ROUNDS; round += 1) {
      const word = await typeWord(desk, round, shareOf(round, ROUNDS));
      const endedAt = performance.now();
      await desk.page.close();
      desk = await openDesk(await context.newPage(), app.url, place, spot.type);
      kept.push(await expectKept(desk, word, endedAt));
    }
    expectShown(`closed tab, ${place.name}`, kept);
  });

  test(`a page loaded again has kept every word of ${place.name}, ${ROUNDS} times`, async ({ app, page }) => {
    const person = await app.newPerson();
    await store(app.url, person, [spot]);
    await bringSession(page.context(), app.url, person);
    const kept: Kept[] = [];
    const desk = await openDesk(page, app.url, place, spot.type);
    for (let round = 0; round < ROUNDS; round += 1) {
      const word = await typeWord(desk, round, shareOf(round, ROUNDS));
      const endedAt = performance.now();
      await page.reload();
      await expect(place.box(page)).toBeVisible();
      kept.push(await expectKept(desk, word, endedAt));
    }
    expectShown(`loaded again, ${place.name}`, kept);
  });
}
