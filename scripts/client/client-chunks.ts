import { join } from 'node:path';
import { PHASES } from '#content/phases.ts';

type ModuleInfo = { code: string | null; importedIds: readonly string[] };
type Modules = { getModuleInfo(id: string): ModuleInfo | null };

type Sets = Record<'core' | 'visitor' | 'signedIn' | 'signing' | 'soon', ReadonlySet<string>>;

const SMALL_SOURCE =
  /\/lucide-react\/dist\/esm\/icons\/|\/src\/client\/(?:ui|adapters\/device|adapters\/page)\/[^?]*\.tsx?$/;
const SMALL_CHARACTERS = 1_200;
const SHARED_SOURCE = /\/src\/(?:client|domain|content)\/[^?]*\.tsx?$/;
// Used by one screen and its neighbors: in the shared file, all parts would load it. See TOGETHER.
const OF_FEW =
  /\/src\/(?:(?:domain|content|client\/features)\/(?:checks|decisions|kit|launch-page|telling|week)\/|domain\/facts\/answers\/|(?:content\/facts\/(?:need|told)|domain\/facts\/fact-problem)|content\/copy\/conflict|client\/features\/document\/|client\/plan-view\/plan-contents|domain\/plan\/(?:changed-section|grow-document)|domain\/prompting\/(?:filled-weeks|recommended))/;
const SHARED_CHARACTERS = 2_000;
// Larger, or with an icon, and on several screens.
const ON_MANY_SCREENS =
  /\/src\/client\/(?:ui\/(?:disclosure|next-five|outside-link)|features\/next-launch\/next-way|adapters\/device\/clipboard|features\/book\/sharing\/use-export)\.tsx?$/;
// Only for screens with AI writing, editing or export.
const OF_WRITING =
  /\/src\/(?:domain\/(?:ai|prompting)|content\/(?:models|copy\/writing|[a-z-]+-request)|client\/(?:adapters\/openai|features\/(?:exports|generation)))[./]/;
const ICON_BARREL = '/lucide-react/dist/esm/lucide-react.mjs';

// Loaded right after the cards, or by most parts that follow.
const SOON = [
  'app/loading/soon.ts',
  'adapters/markdown/markdown.ts',
  'features/document/gaps/gap-services.ts',
  '../domain/plan/book-document.ts',
  '../domain/plan/carry-ticks.ts',
  // The readers of days and numbers, for everything that reads plans.
  '../domain/reading/day-ranges-in.ts',
  '../domain/reading/days-in.ts',
  '../domain/reading/numbers-in.ts',
  '../domain/reading/plan-sentences.ts',
  '../domain/facts/hours-a-week.ts',
  '../domain/facts/same-value.ts',
  '../domain/reading/figures/counts-in.ts',
  '../domain/reading/figures/durations-in.ts',
  '../domain/reading/figures/places-named.ts',
  '../domain/reading/figures/said-minutes.ts',
  '../domain/reading/spoken/plain-money.ts',
  '../domain/once-per-text.ts',
  '../domain/same-sources.ts',
  '../domain/to-the-end.ts',
];

/** Files that one screen needs at once, in one chunk; shared ones come with the first. */
export const TOGETHER: Record<string, readonly string[]> = {
  // The readers of facts in answers and plans: for My facts, the one page, decisions and checks.
  answers: ['domain/facts/suggest-facts.ts', 'content/facts/fact-tables.ts', 'domain/facts/comparable.ts'],
  checks: ['client/features/checks/check-plans.ts'],
  // The days of a launch, for the week, the one page and decisions.
  'launch-days': [
    'domain/week/kinds/',
    'domain/week/anchors.ts',
    'domain/week/free-days.ts',
    'domain/week/rhythm.ts',
    'domain/week/same-words.ts',
    'domain/week/change-timeline.ts',
    'domain/week/collisions.ts',
    'domain/plan/gaps/gap-list.ts',
  ],
  'blueprint-notices': [
    'client/features/blueprint/blueprint-notices.tsx',
    'client/features/blueprint/blueprint-trouble.tsx',
    'client/features/blueprint/empty-answer.tsx',
    'client/features/blueprint/voice/voice-why.tsx',
    'content/copy/person/voice-reasons.ts',
    'client/plan-view/markdown-view.tsx',
    'content/copy/conflict.ts',
  ],
  'plan-panel': [
    'client/features/document/history/plan-history-of.ts',
    'client/features/document/document-panel.tsx',
    'client/features/document/book-plan.tsx',
    'client/features/document/edit-plan.ts',
    'content/copy/document.ts',
  ],
  'plan-checks': [
    'client/features/checks/plan-checks.tsx',
    'client/saving/change-plans.ts',
    'client/features/checks/check-item.tsx',
    'domain/decisions/decide.ts',
    'client/features/facts/fact-editor.tsx',
    'client/features/facts/facts-actions.ts',
    'content/facts/fact-hints.ts',
  ],
  // Next to a question, together with its use by Tell it once.
  'nudge-note': ['client/features/telling/nudge-note.tsx', 'content/telling/nudges.ts'],
  'question-told': ['client/features/telling/question-told.tsx', 'client/features/telling/heard-words.tsx'],
  // Removes private parts from a shared plan.
  'shared-chapters': ['client/features/book/sharing/shared-chapters.ts', 'domain/plan/owner-only.ts'],
  // Finding decisions, for My facts, a plan's finish card, prompts and exports.
  decisions: [
    'client/features/decisions/decide-line.tsx',
    'client/features/decisions/decisions-part.tsx',
    'client/features/decisions/first-decisions.tsx',
    'client/app/screens/first-decisions-slot.tsx',
    'client/features/decisions/settling-of.ts',
    'client/features/launch-page/points-left.ts',
    'client/features/decisions/watch-decisions.ts',
    'content/decisions/',
    'domain/decisions/',
    'client/features/generation/writing/without-questions.ts',
    'client/features/book/sharing/settled-plans.ts',
  ],
};

// One file per phase: a person who opens a topic continues with its neighbors. Three at most, because the file must
// load before a question appears.
const TOPICS_A_FILE = 3;
const QUESTION_FILES = PHASES.flatMap(({ types }): string[][] => [
  types.slice(0, TOPICS_A_FILE),
  types.slice(TOPICS_A_FILE),
]);

/**
 * Few downloads on purpose: the code for every page, the sign-in screen, the app, and the parts right after the cards.
 * By default, the bundler splits shared code into dozens of small files, each of which costs a slow phone two requests:
 * one to fetch it, one to import it.
 */
export function chunkGroups(clientDirectory: string) {
  let sets: Sets | undefined;
  const setsOf = (modules: Modules) => {
    sets ??= setsIn(clientDirectory, modules);
    return sets;
  };
  // Earlier chunks win: each takes all its dependencies, including those of later ones.
  const byNeed = [first, signing, later, shared].map((chunkOf) => ({
    name: (id: string, modules: Modules) => chunkOf(id, modules, setsOf(modules)),
    debugName: chunkOf.name,
    ...(chunkOf === shared && { minShareCount: 2 }),
  }));
  const byScreen = Object.entries(TOGETHER).map(([name, files]) => {
    const paths = files.map((file) => join(clientDirectory, '..', file));
    const isOne = (id: string) =>
      paths.some((path) => id === path || (path.endsWith('/') && id.startsWith(path)));
    return {
      name: (id: string, modules: Modules) => (isOne(id) && !isFirst(id, setsOf(modules)) ? name : null),
      debugName: name,
    };
  });
  return [...byNeed, ...byScreen];
}

function setsIn(clientDirectory: string, modules: Modules): Sets {
  const from = (...path: string[]) => reach(join(clientDirectory, ...path), modules);
  return {
    core: from('main.tsx'),
    visitor: from('features', 'auth', 'visitor.tsx'),
    signedIn: from('app', 'signed-in.tsx'),
    // Between the click and the cards: nothing that can wait may be here.
    signing: from('features', 'auth', 'auth-actions.ts'),
    soon: new Set(SOON.flatMap((name) => [...from(name)])),
  };
}

function first(id: string, _modules: Modules, sets: Sets): string | null {
  if (sets.core.has(id) || (sets.visitor.has(id) && sets.signedIn.has(id))) return 'core';
  if (sets.visitor.has(id)) return 'visitor';
  return sets.signedIn.has(id) ? 'signed-in' : null;
}

function isFirst(id: string, sets: Sets): boolean {
  return Object.values(sets).some((set) => set.has(id));
}

function signing(id: string, _modules: Modules, sets: Sets): string | null {
  return sets.signing.has(id) ? 'auth-actions' : null;
}

function later(id: string, _modules: Modules, sets: Sets): string | null {
  const asked = /\/topics\/([a-z-]+)\.ts\?questions$/.exec(id)?.[1];
  if (asked) return `questions-${QUESTION_FILES.findIndex((types) => types.includes(asked))}`;
  return sets.soon.has(id) ? 'soon' : null;
}

function shared(id: string, modules: Modules, sets: Sets): string | null {
  const isThere = (of: string) => isFirst(of, sets);
  // Small including its dependencies: one that needs the Markdown parser, for example, would bring it along for all.
  const isSmall = (of: string): boolean => {
    if (isThere(of)) return true;
    const { importedIds = [], code } = modules.getModuleInfo(of) ?? {};
    return (
      SHARED_SOURCE.test(of) &&
      !OF_FEW.test(of) &&
      (code?.length ?? 0) <= SHARED_CHARACTERS &&
      importedIds.every(isSmall)
    );
  };
  const isOne =
    isSmall(id) || isSmallLeaf(id, modules, [sets.core, sets.signedIn]) || ON_MANY_SCREENS.test(id);
  return isOne ? (OF_WRITING.test(id) ? 'writing' : 'shared') : null;
}

// An icon, or ten lines shared by several later parts. As separate files each would be a request, and the app would
// list all their names.
function isSmallLeaf(id: string, modules: Modules, there: readonly ReadonlySet<string>[]): boolean {
  if (!SMALL_SOURCE.test(id)) return false;
  const { importedIds = [], code } = modules.getModuleInfo(id) ?? {};
  if (!code || code.length > SMALL_CHARACTERS) return false;
  return importedIds.every((imported) => there.some((set) => set.has(imported)));
}

function reach(start: string, modules: Modules): Set<string> {
  const found = new Set<string>();
  function visit(id: string) {
    if (found.has(id)) return;
    found.add(id);
    const { importedIds = [], code = '' } = modules.getModuleInfo(id) ?? {};
    for (const imported of importedIds) {
      if (imported.endsWith(ICON_BARREL))
        for (const icon of iconsOf(code ?? '', imported, modules)) visit(icon);
      else visit(imported);
    }
  }
  visit(start);
  return found;
}

// Through the barrel file every icon reaches every other one: follow only named imports.
function iconsOf(code: string, barrel: string, modules: Modules): string[] {
  const { code: exported = '', importedIds = [] } = modules.getModuleInfo(barrel) ?? {};
  const names = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/.exec(code)?.[1] ?? '';
  return names.split(',').flatMap((name) => {
    const wanted = name.trim().split(/\s+as\s+/)[0];
    if (!wanted) return [];
    const line = new RegExp(`default as ${wanted}\\b[^}]*\\}\\s*from\\s*['"]\\.(/icons/[^'"]+)['"]`).exec(
      exported ?? '',
    );
    return importedIds.filter((id) => line?.[1] !== undefined && id.endsWith(line[1]));
  });
}
