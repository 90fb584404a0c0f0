import type { writePlan } from '#client/adapters/openai/openai.ts';
import type { Workspace } from '#client/saving/workspace.ts';
import { changeRequest, QUESTIONS_REQUEST, type WantedChange } from '#content/change-request.ts';
import { adaptationsOf } from '#domain/ai/adaptations.ts';
import { AppError } from '#domain/errors.ts';
import { questionsIn } from '#domain/plan/questions-in.ts';
import { estimateTokens } from '#domain/prompting/estimate-tokens.ts';
import type { ChatMessage } from '#domain/prompting/prompt.ts';
import type { AiSettings } from './ai-settings.ts';
import { planPrompt } from './generation-prompt.ts';

type AskingDeps = {
  workspace: Pick<Workspace, 'store'>;
  settings: AiSettings;
  write: typeof writePlan;
};

type Listening = { signal: AbortSignal; onText?: (soFar: string) => void };

/** Questions to the AI beside the writing of whole plans. Nothing of them is saved unless the person says so. */
export function createAsking({ workspace, settings, write }: AskingDeps) {
  /** The messages of a plan, with another request at their end. */
  async function messagesFor(id: string, request: string): Promise<readonly ChatMessage[]> {
    const state = workspace.store.getState();
    const blueprint = state.blueprints[id];
    if (!blueprint) throw new AppError('not-found');
    const { model } = settings.getState();
    const reserved = estimateTokens(request);
    const { prompt } = await planPrompt(blueprint, state, model, '', undefined, reserved);
    const [system, user] = prompt.messages;
    return [system, { ...user, content: `${user.content}\n\n${request}` }];
  }

  async function ask(messages: readonly ChatMessage[], { signal, onText }: Listening): Promise<string> {
    const { openAIKey, baseUrl, model, adaptations, rememberAdaptation } = settings.getState();
    if (!openAIKey) throw new AppError('key-missing');
    let reply = '';
    await write({
      key: openAIKey,
      baseUrl,
      model,
      messages,
      adaptations: adaptationsOf(adaptations, model),
      signal,
      onText(text) {
        reply += text;
        onText?.(reply);
      },
      onAdapt: (adaptation) => rememberAdaptation(model, adaptation),
    });
    return reply;
  }

  return {
    async changeSection(id: string, change: WantedChange, listening: Listening): Promise<string> {
      const messages = await messagesFor(id, changeRequest(change)).catch((error: unknown) => {
        // A small window has no room for the whole plan beside the answers: the section has to do.
        if (change.plan === undefined || !(error instanceof AppError)) throw error;
        return messagesFor(id, changeRequest({ ...change, plan: undefined }));
      });
      return ask(messages, listening);
    },
    async questionsFor(id: string, listening: Listening): Promise<string[]> {
      return questionsIn(await ask(await messagesFor(id, QUESTIONS_REQUEST), listening));
    },
  };
}

export type Asking = ReturnType<typeof createAsking>;
