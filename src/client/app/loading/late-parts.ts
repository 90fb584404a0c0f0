import type { ComponentType, ReactNode } from 'react';
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
export const generationPart = preloadable(generationParts, 'GenerationSlot');
/** Together with the parts that are loaded anyway while a question is open. */
export const commentsHerePart = preloadable(generationParts, 'CommentsHere');
export const writingCardPart = preloadable(generationParts, 'WritingCard');
export const sessionLostPart = preloadable(() => import('#client/app/shell/session-lost.tsx'), 'SessionLost');
export const nudgePart = preloadable(() => import('#client/features/telling/nudge-note.tsx'), 'NudgeNote');
export const questionToldPart = preloadable(
  () => import('#client/features/telling/question-told.tsx'),
  'QuestionTold',
);

const soonParts = async () => (await import('./soon.ts')).SOON;
export const deletedWayPart = preloadable(soonParts, 'DeletedWay');
export const deletePart = preloadable(soonParts, 'DeleteDialog');
export const dialogsPart = preloadable(soonParts, 'Dialogs');
export const toastsPart = preloadable(soonParts, 'Toasts');
export const devicePart = preloadable(soonParts, 'DeviceCare');
export const questionFactsPart = preloadable(soonParts, 'QuestionFactsView');
export const topicMarkPart = preloadable(soonParts, 'TopicMark');
export const bookNoticesPart = preloadable(soonParts, 'BookNotices');
export const troubleHerePart = preloadable(soonParts, 'TroubleHere');

export const decideHeroPart = preloadable(
  () => import('#client/features/decisions/decide-line.tsx'),
  'DecideHero',
);
export const weekHeroPart = preloadable(() => import('#client/features/week/week-hero.tsx'), 'WeekHero');
export const placeNumbersPart = preloadable(
  () => import('#client/app/screens/place-numbers.tsx'),
  'PlaceNumbers',
);
const launchParts = async () => (await import('#client/app/screens/launch-slot.tsx')).LAUNCH_PARTS;
export const launchInWeekPart = preloadable(launchParts, 'LaunchInWeek');

export const launchOverPart = preloadable(launchParts, 'LaunchOver');

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

const screen = <Name extends string>(
  title: string,
  load: () => Promise<{ readonly [name in Name]: ComponentType<LateScreenProps> }>,
  name: Name,
) => ({ title, part: preloadable(load, name) });

/** Every screen with its own URL that is downloaded on demand, with its tab title. */
export const LATE_SCREENS = {
  book: screen(SHELL_COPY.bookTitle, withFirstPage, 'BookSlot'),
  facts: screen(PLACES_COPY.facts, () => import('#client/app/screens/facts-slot.tsx'), 'FactsSlot'),
  tell: screen(TELL_TITLE, () => import('#client/app/screens/telling-slot.tsx'), 'TellingSlot'),
  launch: screen(LAUNCH_TITLE, launchParts, 'LaunchSlot'),
  next: screen(NEXT_TITLE, () => import('#client/app/screens/next-slot.tsx'), 'NextSlot'),
  kit: screen(PLACES_COPY.kit, () => import('#client/app/screens/kit-slot.tsx'), 'KitSlot'),
  week: screen(PLACES_COPY.week, () => import('#client/features/week/week-view.tsx'), 'WeekView'),
} satisfies Record<LateScreen, unknown>;

async function withFirstPage() {
  const [book] = await Promise.all([
    import('#client/app/screens/book-slot.tsx'),
    // Without it the book still works.
    launchParts().catch(() => undefined),
  ]);
  await book.firstPagePart.preload();
  return book;
}

export const isLateScreen = (view: string): view is LateScreen => view in LATE_SCREENS;

/** Prefetched when idle: dialogs shown before something is lost must work offline, too. */
export const FETCHED_AHEAD = [toastsPart, deletePart, dialogsPart];
/** Then the daily screens, unless the browser was asked to save data. */
export const OPENED_DAILY = [LATE_SCREENS.week.part, LATE_SCREENS.facts.part, LATE_SCREENS.launch.part];
