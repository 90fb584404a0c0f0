import type { BrowserContext } from '@playwright/test';
import { BLUEPRINT_TYPES, type BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { addSource } from '#domain/telling/change-telling.ts';
import type { Telling } from '#domain/telling/telling.ts';
import { blankTelling } from '#domain/telling/telling-kind.ts';
import { type BlueprintOwner, ownerAt } from '#harness/blueprint-owner.ts';
import { bringSession } from '#harness/browser-session.ts';
import type { HttpPerson } from '#harness/http-person.ts';
import { launchKillable, newProfile } from '#harness/killable-browser.ts';
import type { RunningApp } from '#harness/running-app.ts';
import { expect, test } from './fixtures.ts';
import { PLACES, type Place, TOLD, TOLD_PLACES } from './kill-places.ts';
import {
  beginWords,
  type Desk,
  endWords,
  expectKept,
  expectShown,
  type Kept,
  openDesk,
  ROUNDS,
  shown,
} from './kill-rounds.ts';

// Two of each screen in one browser: one end is a round for all their boxes, each at a different time after its last keystroke.
const AT_ONCE = 2;
const SPOTS: readonly Spot[] = [...Array.from({ length: AT_ONCE }, () => PLACES).flat(), ...TOLD_PLACES].map(
  (place, index) => ({ place, type: BLUEPRINT_TYPES[index] ?? 'identity' }),
);

test.describe.configure({ timeout: 120_000 + ROUNDS * 20_000 });

type Spot = { place: Place; type: BlueprintType };

/** Ends the pages at once, and opens them again. */
type Way = { end: () => Promise<void>; again: () => Promise<Desk[]> };

/** From the very last keystroke to 400 ms after it; half of them within 100 ms, when words are at risk. */
function shareOf(round: number, rounds: number): number {
  return (round / Math.max(1, rounds - 1)) ** 2;
}

/** A new person, with all server data that the screens need. */
async function newOwner(app: RunningApp): Promise<{ person: HttpPerson; owner: BlueprintOwner }> {
  const person = await app.newPerson();
  const owner = ownerAt(app.url, person);
  await Promise.all(SPOTS.map(({ place, type }) => place.blueprint && owner.store(place.blueprint(type))));
  await owner.keep('telling', toldAbout(TOLD));
  return { person, owner };
}

function toldAbout(names: readonly string[]): Telling {
  const now = new Date().toISOString();
  return names.reduce(
    (telling, name) => addSource(telling, { id: name, name, text: 'Told.', from: 'pasted', at: now }, now),
    blankTelling(now),
  );
}

async function openDesks(context: BrowserContext, url: string): Promise<Desk[]> {
  return Promise.all(
    SPOTS.map(async ({ place, type }) => openDesk(await context.newPage(), url, place, type)),
  );
}

/** All rounds of one way to end; the screens then show what was stored. */
async function playRounds(first: Desk[], way: Way): Promise<{ desks: Desk[]; kept: Kept[] }> {
  const kept: Kept[] = [];
  let desks = first;
  const rounds = Math.ceil(ROUNDS / AT_ONCE);
  for (let round = 0; round < rounds; round += 1) {
    const shares = desks.map((_desk, index) => shareOf(index * rounds + round, rounds * desks.length));
    const words = await Promise.all(desks.map((desk) => beginWords(desk, round)));
    const { endedAt, settled } = await endWords(desks, words, shares);
    await way.end();
    desks = await way.again();
    await settled;
    for (const [index, desk] of desks.entries())
      kept.push(...(await expectKept(desk, words[index] ?? [], endedAt)));
  }
  return { desks, kept };
}

test(`a killed browser has kept every word, ${ROUNDS} times in each box`, async ({ app }) => {
  const { person, owner } = await newOwner(app);
  const profile = newProfile();
  let browser = await launchKillable(profile.dir);
  const again = async () => {
    await bringSession(browser.context, app.url, person);
    return openDesks(browser.context, app.url);
  };
  try {
    const { desks, kept } = await playRounds(await again(), {
      end: () => browser.kill(),
      again: async () => {
        browser = await launchKillable(profile.dir);
        return again();
      },
    });
    // Words found on the device reach the server as well.
    for (const { place, page } of desks) {
      for (const box of place.boxes) {
        const text = await box.on(page).inputValue();
        await expect
          .poll(async () => JSON.stringify([await owner.list(), await owner.kept('telling')]))
          .toContain(text);
      }
    }
    expectShown('killed browser', kept);
  } finally {
    await browser.kill();
    profile.discard();
  }
});

test(`closed tabs have kept every word, ${ROUNDS} times in each box`, async ({ app, context }) => {
  const { person } = await newOwner(app);
  await bringSession(context, app.url, person);
  let desks = await openDesks(context, app.url);
  const { kept } = await playRounds(desks, {
    end: async () => {
      await Promise.all(desks.map(({ page }) => page.close()));
    },
    again: async () => {
      desks = await openDesks(context, app.url);
      return desks;
    },
  });
  expectShown('closed tabs', kept);
});

test(`pages loaded again have kept every word, ${ROUNDS} times in each box`, async ({ app, context }) => {
  const { person } = await newOwner(app);
  await bringSession(context, app.url, person);
  const desks = await openDesks(context, app.url);
  const { kept } = await playRounds(desks, {
    end: async () => {
      await Promise.all(desks.map(({ page }) => page.reload()));
    },
    again: () => Promise.all(desks.map(shown)),
  });
  expectShown('loaded again', kept);
});
