import { createStore, type StoreApi } from 'zustand/vanilla';
import type { AiSettings } from '#client/adapters/openai/ask-ai.ts';
import type { writePlan } from '#client/adapters/openai/openai.ts';
import type { Analytics } from '#client/adapters/page/analytics.ts';
import type { Workspace } from '#client/saving/workspace.ts';
import { adaptationsOf } from '#domain/ai/adaptations.ts';
import type { Usage } from '#domain/ai/plan-cost.ts';
import type { Blueprint, OutputFacts } from '#domain/blueprint/blueprint.ts';
import { editedFacts } from '#domain/blueprint/change-blueprint.ts';
import { FIELDS } from '#domain/blueprint/fields.ts';
import { cleanText } from '#domain/clean-text.ts';
import { AppError, sentenceFor } from '#domain/errors.ts';
import '#domain/late-errors.ts';
import { createAsking } from './asking.ts';
import { carryOver } from './carry-over.ts';
import { followTabs } from './follow-tabs.ts';
import { CHAT_ASSISTANT, knownOr, type PlanPrompt, planPrompt } from './generation-prompt.ts';
import { afterNothing, failed, failureOf, type Generation, IDLE } from './generation-state.ts';
import type { PlanDrafts } from './plan-draft.ts';
import { writeInParts } from './write-parts.ts';
import type { WritingTabs } from './writing-tabs.ts';

export type GenerationDeps = {
  workspace: Pick<Workspace, 'store' | 'actions'>;
  settings: AiSettings;
  drafts: PlanDrafts;
  tabs: WritingTabs;
  write: typeof writePlan;
  now: () => string;
  /** Lets the browser render the changes so far. */
  pause: () => Promise<void>;
  /** For analytics, if configured. */
  count?: Analytics['count'];
};

export type GenerationStore = ReturnType<typeof createGeneration>;

/** One run per blueprint, tied to the blueprint and not to the screen that shows it. */
export function createGeneration(deps: GenerationDeps) {
  const { workspace, settings, drafts, tabs, write, now, pause, count } = deps;
  const store: StoreApi<Record<string, Generation>> = createStore(() => ({}));
  const runs = new Map<string, AbortController>();

  const show = (id: string, generation: Generation) => store.setState({ [id]: generation });
  const stateOf = (id: string): Generation => store.getState()[id] ?? IDLE;
  const find = (id: string): Blueprint => {
    const blueprint = workspace.store.getState().blueprints[id];
    if (!blueprint) throw new AppError('not-found');
    return blueprint;
  };
  const promptOf = (id: string, soFar?: string, model = settings.getState().model): Promise<PlanPrompt> =>
    planPrompt(find(id), workspace.store.getState(), model, soFar);
  const chatPromptOf = (id: string) => promptOf(id, '', CHAT_ASSISTANT);

  async function save(id: string, text: string, facts: OutputFacts, usage?: Usage): Promise<boolean> {
    show(id, { status: 'saving' });
    // Showing that a plan is complete, saving it and showing it saved each take a frame on a slow phone.
    await pause();
    try {
      const before = workspace.store.getState().blueprints[id]?.content.aiOutput ?? '';
      const carried = await carryOver(before, cleanText(text), facts);
      await workspace.actions.saveOutput(id, carried.text, facts);
      await pause();
      drafts.forget(id);
      const { origin } = facts;
      show(id, {
        status: 'idle',
        usage,
        ...(carried.count > 0 && { carriedTicks: carried.count }),
        ...((origin === 'generated' || origin === 'pasted') && { arrived: origin }),
      });
      return true;
    } catch (error) {
      const failure = failureOf(error, sentenceFor('save-failed'));
      // An unsaved text must be stored somewhere: as a draft, even if it was typed or pasted.
      drafts.begin(id, text, facts);
      show(id, { status: 'held', reason: 'unsaved', failure, facts });
      return false;
    }
  }

  async function generate(id: string): Promise<void> {
    const state = stateOf(id);
    // A finished text that could not be saved exists nowhere else: saved as the plan, it becomes a version of the next one.
    const isOnlyCopy = state.status === 'held' && state.reason === 'unsaved' && !runs.has(id);
    if (!isOnlyCopy || (await keepDraft(id))) await run(id, '');
  }

  async function keepDraft(id: string): Promise<boolean> {
    const state = stateOf(id);
    if (state.status !== 'held') return false;
    if (state.reason === 'pasted') return pasteReply(id, drafts.read(id));
    return save(id, drafts.read(id), { ...state.facts, at: now() });
  }

  async function run(id: string, soFar: string): Promise<void> {
    const { status } = stateOf(id);
    if (runs.has(id) || status === 'saving' || status === 'elsewhere') return;
    const { openAIKey, baseUrl, model } = settings.getState();
    const before = { state: stateOf(id), text: drafts.read(id), facts: drafts.factsOf(id) };
    if (!openAIKey) return show(id, failed(new AppError('key-missing')));

    const { type } = find(id);
    const controller = new AbortController();
    runs.set(id, controller);
    show(id, { status: 'generating' });
    // Even before its first word: a model may reason for minutes, and nobody wants to pay for the same plan twice.
    if (await tabs.isWriting(id)) {
      runs.delete(id);
      show(id, before.state);
      return void look(id);
    }
    const endWriting = tabs.begin(id);
    // Recent edits must be on the server before this plan replaces them, or they are in no version.
    workspace.actions.flush();
    let facts = factsFor({});
    let hasArrived = false;
    try {
      const first = await promptOf(id, soFar);
      // A continued text has its original sources, which may be out of date already.
      facts = (soFar === '' ? undefined : drafts.factsOf(id)) ?? factsFor(first.writtenFrom);
      drafts.begin(id, soFar, facts);
      const { finish, usage } = await writeInParts({
        first,
        next: () => promptOf(id, drafts.read(id)),
        read: () => drafts.read(id),
        onPart: (part) => show(id, { status: 'generating', part }),
        write: (messages) =>
          write({
            key: openAIKey,
            baseUrl,
            model,
            messages,
            adaptations: adaptationsOf(settings.getState().adaptations, model),
            signal: controller.signal,
            onText: (text) => {
              // Mere line breaks are no draft to keep.
              hasArrived ||= text.trim() !== '';
              drafts.append(id, text);
            },
            onAdapt: (adaptation) => settings.getState().rememberAdaptation(model, adaptation),
          }),
      });
      if (finish === 'length') hold(id, { status: 'held', reason: 'length', facts });
      else if (await save(id, drafts.read(id), { ...facts, at: now() }, usage)) {
        count?.({ name: 'plan_generated', type });
      }
    } catch (error) {
      const isStopped = controller.signal.aborted;
      const failure = isStopped ? undefined : failureOf(error, sentenceFor('generation-failed'));
      if (failure) count?.({ name: 'plan_failed', type, code: failure.code ?? 'unknown' });
      if (hasArrived) {
        hold(id, { status: 'held', reason: isStopped ? 'stopped' : 'broken', failure, facts });
      } else {
        drafts.begin(id, before.text, before.facts);
        show(id, afterNothing(before.state, failure));
      }
    } finally {
      runs.delete(id);
      if (!workspace.store.getState().blueprints[id]) forget(id);
      // A tab that waits for this one's lock then finds all words so far.
      void workspace.actions.written().then(endWriting);
    }
  }

  function hold(id: string, held: Generation): void {
    drafts.keep(id);
    show(id, held);
  }
  function factsFor(
    writtenFrom: OutputFacts['writtenFrom'],
    origin: OutputFacts['origin'] = 'generated',
  ): OutputFacts {
    return { origin, at: now(), writtenFrom };
  }
  function pastedFacts(id: string): OutputFacts {
    const known = drafts.factsOf(id);
    return known?.origin === 'pasted' ? known : factsFor({}, 'pasted');
  }
  function forget(id: string): void {
    runs.get(id)?.abort();
    drafts.clear(id);
    show(id, IDLE);
  }
  async function pasteReply(id: string, reply: string): Promise<boolean> {
    const { writtenFrom } = await knownOr(pastedFacts(id), () => chatPromptOf(id));
    const isSaved = await save(id, reply.trim(), factsFor(writtenFrom, 'pasted'));
    if (isSaved) count?.({ name: 'plan_pasted', type: find(id).type });
    return isSaved;
  }
  const { look, recover, finish, unfollow: unfollowTabs } = followTabs({ ...deps, store, runs });
  const unfollow = workspace.store.subscribe(({ blueprints }) => {
    for (const [id, controller] of runs) if (!blueprints[id]) controller.abort();
    // Kept or discarded in another tab: this one needs no decision anymore.
    for (const [id, { status }] of Object.entries(store.getState())) {
      if (status === 'held' && drafts.read(id) === '') show(id, IDLE);
    }
  });

  return {
    store,
    stateOf,
    drafts,
    asking: createAsking({ workspace, settings, write }),
    promptOf,
    chatPromptOf,
    generate,
    keepDraft,
    continueWriting: (id: string) => run(id, drafts.read(id)),
    stop: (id: string) => runs.get(id)?.abort(),
    recover,
    finish,
    discardDraft: forget,
    async saveEdited(id: string, text: string): Promise<boolean> {
      // Held as a draft, it could not be shortened.
      if (text.length > FIELDS.aiOutput.limit) {
        show(id, failed(new AppError('output-too-long')));
        return false;
      }
      const { aiOutput, outputFacts } = find(id).content;
      return save(id, text, outputFacts && aiOutput === text ? outputFacts : editedFacts(find(id), now()));
    },
    /** The messages for a chat assistant. Records the current sources for its reply. */
    async promptToCopy(id: string): Promise<PlanPrompt['prompt']['messages']> {
      const { prompt, writtenFrom } = await chatPromptOf(id);
      if (drafts.read(id) === '') workspace.actions.draftOutput(id, '', factsFor(writtenFrom, 'pasted'));
      return prompt.messages;
    },
    /** A pasted, unused reply is stored like any other words. */
    holdPaste(id: string, reply: string): void {
      const state = stateOf(id);
      const facts = pastedFacts(id);
      if (runs.has(id) || state.status === 'saving') return;
      // A text held before becomes a version, for which the server must have it.
      if (state.status === 'held' && state.reason !== 'pasted') workspace.actions.flush();
      drafts.begin(id, reply, facts);
      if (reply === '') workspace.actions.draftOutput(id, '', facts);
      show(id, reply === '' ? IDLE : { status: 'held', reason: 'pasted', facts });
    },
    pasteReply,
    async restore(id: string, text: string): Promise<boolean> {
      return save(id, text, { ...editedFacts(find(id), now()), origin: 'restored', writtenFrom: {} });
    },
    close(): void {
      unfollow();
      unfollowTabs();
      for (const controller of runs.values()) controller.abort();
    },
  };
}
