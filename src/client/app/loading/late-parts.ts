import type { ComponentProps, ComponentType, ReactNode } from 'react';
import type { LateScreen, RouteStore } from '#client/app/route.ts';
import type { SignedInLife } from '#client/app/signed-in-life.ts';
import { preloadable } from '#client/loading/preloadable.ts';
import { LAUNCH_TITLE, NEXT_TITLE, PLACES_COPY, TELL_TITLE } from '#content/copy/places.ts';
import { SHELL_COPY } from '#content/copy/shell/shell.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import type { FactSheet } from '#domain/facts/fact-sheet.ts';
import type { KnownWeek } from '#domain/launch-page/picture-of-week.ts';

// Every later download of the signed-in app. Separate from app.tsx: otherwise all their file names would come with the
// sign-in screen. A part that only one feature or another part needs is declared there.
const generationParts = async () =>
  (await import('#client/app/screens/generation-slot.tsx')).GENERATION_PARTS;
export const generationPart = preloadable(async () => (await generationParts()).GenerationSlot);
/** Together with the parts that are loaded anyway while a question is open. */
export const commentsHerePart = preloadable(async () => (await generationParts()).CommentsHere);
export const writingCardPart = preloadable(async () => (await generationParts()).WritingCard);
export const sessionLostPart = preloadable(
  async () => (await import('#client/app/shell/session-lost.tsx')).SessionLost,
);
export const nudgePart = preloadable(
  async () => (await import('#client/features/telling/nudge-note.tsx')).NudgeNote,
);
export const questionToldPart = preloadable(
  async () => (await import('#client/features/telling/question-told.tsx')).QuestionTold,
);

type Soon = typeof import('./soon.ts')['SOON'];
const soon = <Name extends keyof Soon>(name: Name) =>
  preloadable(
    async () => (await import('./soon.ts')).SOON[name] as ComponentType<ComponentProps<Soon[Name]>>,
  );
export const deletedWayPart = soon('DeletedWay');
export const deletePart = soon('DeleteDialog');
export const dialogsPart = soon('Dialogs');
export const toastsPart = soon('Toasts');
export const devicePart = soon('DeviceCare');
export const questionFactsPart = soon('QuestionFactsView');
export const topicMarkPart = soon('TopicMark');
export const bookNoticesPart = soon('BookNotices');
export const troubleHerePart = soon('TroubleHere');

export const decideHeroPart = preloadable(
  async () => (await import('#client/features/decisions/decide-line.tsx')).DecideHero,
);
export const weekHeroPart = preloadable(
  async () => (await import('#client/features/week/week-hero.tsx')).WeekHero,
);
export const placeNumbersPart = preloadable(
  async () => (await import('#client/app/screens/place-numbers.tsx')).PlaceNumbers,
);
const launchParts = async () => (await import('#client/app/screens/launch-slot.tsx')).LAUNCH_PARTS;
export const launchInWeekPart = preloadable(async () => (await launchParts()).LaunchInWeek);

export const launchOverPart = preloadable(async () => (await launchParts()).LaunchOver);

export type LateScreenProps = {
  life: SignedInLife;
  route: RouteStore;
  onOpen: (type: BlueprintType, aim?: 'plan' | number) => void;
  onHome: () => void;
  places: ReactNode;
  status: ReactNode;
  notices: ReactNode;
  renderPicture: (week: KnownWeek, facts: FactSheet['facts']) => ReactNode;
};

const screen = (title: string, load: () => Promise<ComponentType<LateScreenProps>>) => ({
  title,
  part: preloadable(load),
});

/** Every screen with its own URL that is downloaded on demand, with its tab title. */
export const LATE_SCREENS = {
  book: screen(SHELL_COPY.bookTitle, async () => {
    const [{ BookSlot, firstPagePart }] = await Promise.all([
      import('#client/app/screens/book-slot.tsx'),
      // Without it the book still works.
      launchParts().catch(() => undefined),
    ]);
    await firstPagePart.preload();
    return BookSlot;
  }),
  facts: screen(
    PLACES_COPY.facts,
    async () => (await import('#client/app/screens/facts-slot.tsx')).FactsSlot,
  ),
  tell: screen(TELL_TITLE, async () => (await import('#client/app/screens/telling-slot.tsx')).TellingSlot),
  launch: screen(LAUNCH_TITLE, async () => (await launchParts()).LaunchSlot),
  next: screen(NEXT_TITLE, async () => (await import('#client/app/screens/next-slot.tsx')).NextSlot),
  kit: screen(PLACES_COPY.kit, async () => (await import('#client/app/screens/kit-slot.tsx')).KitSlot),
  week: screen(PLACES_COPY.week, async () => (await import('#client/features/week/week-view.tsx')).WeekView),
} satisfies Record<LateScreen, unknown>;

export const isLateScreen = (view: string): view is LateScreen => view in LATE_SCREENS;

/** Prefetched when idle: dialogs shown before something is lost must work offline, too. */
export const FETCHED_AHEAD = [toastsPart, deletePart, dialogsPart];
/** Then the daily screens, unless the browser was asked to save data. */
export const OPENED_DAILY = [LATE_SCREENS.week.part, LATE_SCREENS.facts.part, LATE_SCREENS.launch.part];
