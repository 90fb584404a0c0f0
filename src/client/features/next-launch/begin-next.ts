import type { Api } from '#client/adapters/api/api.ts';
import type { VersionsApi } from '#client/adapters/api/versions-api.ts';
import type { Workspace } from '#client/saving/workspace.ts';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { BLUEPRINT_TYPES, type BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { FIELDS } from '#domain/blueprint/fields.ts';
import {
  canStartOver,
  isAsBefore,
  markedTexts,
  marksOf,
  type PutBack,
  putBack,
  startOver,
  textsToKeep,
} from '#domain/blueprint/start-over.ts';
import { AppError } from '#domain/errors.ts';
import type { LaunchDay } from '#domain/facts/fact-names.ts';
import { beginOfLaunch } from '#domain/launches/last-launch-day.ts';
import type { PastLaunch } from '#domain/launches/launch-results.ts';
import { endLaunch, isFull, reopenLaunch } from '#domain/launches/past-launches.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';

export type NextLaunchTools = {
  readonly workspace: Workspace;
  readonly keepVersion: Api['keepVersion'];
  readonly versions: VersionsApi;
  /** Downloads a backup of everything. */
  readonly saveBackup: () => Promise<void>;
  readonly isWriting: (id: string) => boolean;
};

export type NextChoice = {
  readonly topics: readonly BlueprintType[];
  readonly emptied: readonly LaunchDay[];
  readonly day: IsoDay;
};

export type Outcome =
  | { status: 'begun' }
  | { status: 'offline' | 'unsaved' | 'full' | 'nothing' | 'failed' }
  | { status: 'writing'; title: string };

/**
 * Begins the next launch. Changes nothing until everything is in the file and among the versions; then changes
 * everything at once, by ordinary saves. The facts come first: they record what is left to do if the tab is closed
 * halfway.
 */
export async function beginNext(tools: NextLaunchTools, choice: NextChoice): Promise<Outcome> {
  const { store, actions } = tools.workspace;
  const chosen = () => choice.topics.flatMap((type) => blueprintOf(tools, type) ?? []).filter(canStartOver);
  const ready = await keepAll(tools, chosen, tools.saveBackup);
  if (ready.status !== 'begun') return ready;
  // Another device was faster: a second entry would be empty.
  if (chosen().length === 0) return { status: 'nothing' };
  if (isFull(store.getState().sheet)) return { status: 'full' };
  const topics = Object.fromEntries(chosen().map((blueprint) => [blueprint.type, marksOf(blueprint)]));
  actions.changeFacts((sheet, now) => endLaunch(sheet, { ...choice, topics }, now));
  startAllOver(tools, chosen());
  return ready;
}

/** Topics of this launch that were not started over: the tab was closed halfway, or another device had them open. */
export function unfinishedTopics({ store }: Workspace, { topics }: PastLaunch): BlueprintType[] {
  const { blueprints, byType } = store.getState();
  return typesIn(topics).filter((type) => isAsBefore(blueprints[byType[type] ?? ''], topics[type] ?? ''));
}

export async function finishBeginning(tools: NextLaunchTools, launch: PastLaunch): Promise<Outcome> {
  const left = () =>
    unfinishedTopics(tools.workspace, launch).flatMap((type) => blueprintOf(tools, type) ?? []);
  const ready = await keepAll(tools, left, async () => {});
  if (ready.status === 'begun') startAllOver(tools, left());
  return ready;
}

export type Undone = { status: 'undone'; missing: BlueprintType[] } | { status: 'offline' };

/** Restores the previous launch from the versions: on any device, while they are kept. */
export async function undoNext(tools: NextLaunchTools, launch: PastLaunch): Promise<Undone> {
  const { actions } = tools.workspace;
  const found = new Map<BlueprintType, { readonly [Field in PutBack]?: string }>();
  try {
    // A plan whose removal isn't saved yet is not among the versions.
    if (!(await actions.sendPending())) return { status: 'offline' };
    for (const type of typesIn(launch.topics)) {
      found.set(type, await keptTexts(tools, type, launch.topics[type] ?? ''));
    }
  } catch {
    return { status: 'offline' };
  }
  actions.changeFacts((sheet, now) => reopenLaunch(sheet, launch, now));
  // The day its plans were written is unknown by now; their dates belong to the current launch.
  const { sheet } = tools.workspace.store.getState();
  for (const [type, texts] of found) {
    const { id } = blueprintOf(tools, type) ?? {};
    if (id)
      actions.change(
        'blueprint',
        id,
        (doc, now) => putBack(doc, texts, now, sheet ? `${beginOfLaunch(sheet)}T12:00:00.000Z` : now),
        true,
      );
  }
  actions.flush();
  // No longer kept, or another plan was written since: that one stays.
  const isMissing = (type: BlueprintType) => {
    const marks = launch.topics[type] ?? '';
    const hadPlan = markedTexts(marks).some(({ field }) => field === 'aiOutput');
    return hadPlan && !isAsBefore(blueprintOf(tools, type), marks);
  };
  return { status: 'undone', missing: [...found.keys()].filter(isMissing) };
}

function typesIn(topics: PastLaunch['topics']): BlueprintType[] {
  return BLUEPRINT_TYPES.filter((type) => topics[type] !== undefined);
}

function blueprintOf({ workspace }: NextLaunchTools, type: BlueprintType): Blueprint | undefined {
  const { blueprints, byType } = workspace.store.getState();
  return blueprints[byType[type] ?? ''];
}

/** 'begun': all of it is safe at this very moment. After any wait, check again before changing it. */
async function keepAll(
  tools: NextLaunchTools,
  topics: () => readonly Blueprint[],
  saveBackup: () => Promise<void>,
): Promise<Outcome> {
  const { workspace, keepVersion } = tools;
  const { uid } = workspace.store.getState().user;
  const busy = () => topics().find(({ id }) => tools.isWriting(id));
  const storedTexts = new Set<string>();
  try {
    if (busy()) return { status: 'writing', title: busy()?.title ?? '' };
    // The server keeps versions only of what it has; and two devices should start from the same texts.
    if (!(await workspace.actions.sendPending())) return { status: 'unsaved' };
    await saveBackup();
    for (;;) {
      // Somebody may type in another tab during the wait.
      const missing = topics()
        .flatMap(({ id, ...doc }) => textsToKeep({ id, ...doc }).map((text) => ({ id, ...text })))
        .filter(({ id, field, text }) => !storedTexts.has(`${id} ${field} ${text}`));
      if (missing.length === 0) break;
      for (const { id, field, text } of missing) {
        await keepVersion('blueprint', uid, id, { field, text, origin: 'replaced' });
        storedTexts.add(`${id} ${field} ${text}`);
      }
    }
  } catch (error) {
    const isOffline = error instanceof AppError && error.code === 'network-request-failed';
    return { status: isOffline ? 'offline' : 'failed' };
  }
  const late = busy();
  return late ? { status: 'writing', title: late.title } : { status: 'begun' };
}

function startAllOver({ workspace: { actions } }: NextLaunchTools, topics: readonly Blueprint[]): void {
  for (const { id } of topics) actions.change('blueprint', id, startOver, true);
  actions.flush();
}

async function keptTexts(
  tools: NextLaunchTools,
  type: BlueprintType,
  marks: string,
): Promise<{ readonly [Field in PutBack]?: string }> {
  const blueprint = blueprintOf(tools, type);
  const { uid } = tools.workspace.store.getState().user;
  if (!blueprint) return {};
  const texts: { [Field in PutBack]?: string } = {};
  for (const { field, isIt } of markedTexts(marks)) {
    if (FIELDS[field].read(blueprint)) continue;
    for (const { versionId } of await tools.versions.listVersions('blueprint', uid, blueprint.id, field)) {
      const { text } = await tools.versions.readVersion('blueprint', uid, blueprint.id, versionId);
      if (!isIt(text)) continue;
      texts[field] = text;
      break;
    }
  }
  return texts;
}
