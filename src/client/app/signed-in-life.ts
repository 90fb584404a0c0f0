import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Api, createApi } from '#client/adapters/api/api.ts';
import { forgetKeptSettings } from '#client/adapters/device/kept-settings.ts';
import { type PlanViewChoice, planViewChoice } from '#client/adapters/device/plan-view-choice.ts';
import { type SeenNotes, seenNotes } from '#client/adapters/device/seen-notes.ts';
import { createSpeech, type Speech } from '#client/adapters/device/speech.ts';
import { createQuestionLoader, type QuestionLoader } from '#client/adapters/page/questions.ts';
import { openWorkspace } from '#client/saving/open-workspace.ts';
import type { Workspace } from '#client/saving/workspace.ts';
import type { AppUser } from '#domain/account/account.ts';
import type { ReceivedDocument } from '#domain/all-documents.ts';
import type { PublicConfig } from '#domain/api/api-contract.ts';

/** External services of the signed-in app; tests replace them. */
export type Services = {
  api: Api;
  questions: QuestionLoader;
  speech: Speech;
  seenNotes: SeenNotes;
  planView: PlanViewChoice;
};

export function browserServices(): Services {
  return {
    api: createApi(),
    questions: createQuestionLoader(),
    speech: createSpeech(),
    seenNotes,
    planView: planViewChoice,
  };
}

/** Work that continues on other screens, for those that render before its own parts are loaded. */
export type Activity = {
  refresh: { done: number; total: number } | null;
  /** Ids of the blueprints whose plans are being written. */
  writing: readonly string[];
  /** The last finished run, until somebody has seen it. */
  ended: { id: string; isWritten: boolean } | null;
};

/**
 * Everything that lives while one person is signed in on this page, and ends with it. `oncePerLife` opens stores from
 * later downloads, which register here how they end.
 */
export type SignedInLife = {
  readonly uid: string;
  readonly config: PublicConfig;
  readonly services: Services;
  readonly workspace: Workspace;
  readonly activity: StoreApi<Activity>;
  readonly onClose: (run: () => void) => void;
  /** Work that must pass its last words to the workspace before somebody signs out. */
  readonly onFinish: (run: () => Promise<void>) => void;
  readonly finish: () => Promise<void>;
  /** Data to clear at sign-out, besides storage. */
  readonly onForget: (run: () => void) => void;
  readonly forget: () => void;
  readonly close: () => void;
};

/** The page's initial data: from the server, or from this device's copy. */
export type Beginning = { docs: readonly ReceivedDocument[]; isFromDevice: boolean };

export type LifeOf = { user: AppUser; config: PublicConfig; initial: Beginning | null };

const living = new WeakMap<AppUser, SignedInLife>();

/**
 * The same instance until it is closed. React may discard its first render and start again, as it did on slow phones: a
 * second life on the page would wait forever for the first to release its lock.
 */
export function openSignedInLife({ user, config, initial }: LifeOf): SignedInLife {
  const existing = living.get(user);
  if (existing) return existing;
  const services = browserServices();
  const life = createSignedInLife({
    uid: user.uid,
    config,
    services,
    workspace: openWorkspace(user, initial, services.api),
  });
  living.set(user, life);
  life.onClose(() => living.delete(user));
  return life;
}

type LifeParts = Pick<SignedInLife, 'uid' | 'config' | 'services' | 'workspace'>;

export function createSignedInLife(parts: LifeParts): SignedInLife {
  const closing: (() => void)[] = [];
  const finishing: (() => Promise<void>)[] = [];
  const forgetting: (() => void)[] = [];
  return {
    ...parts,
    activity: createStore<Activity>(() => ({ refresh: null, writing: [], ended: null })),
    onClose: (run) => void closing.push(run),
    onFinish: (run) => void finishing.push(run),
    async finish() {
      await Promise.all(finishing.map((run) => run()));
    },
    onForget: (run) => void forgetting.push(run),
    forget() {
      for (const run of forgetting) run();
      // Last: a store being cleared may still write its empty state.
      forgetKeptSettings();
    },
    close() {
      // Anything that writes into the workspace ends before it.
      for (const run of closing.splice(0)) run();
      parts.workspace.close();
    },
  };
}
