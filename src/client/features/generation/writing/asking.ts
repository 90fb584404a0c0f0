import { type AiSettings, askAi, type Listening } from '#client/adapters/openai/ask-ai.ts';
import type { writePlan } from '#client/adapters/openai/openai.ts';
import type { Workspace } from '#client/saving/workspace.ts';
import { changeRequest, QUESTIONS_REQUEST, type WantedChange } from '#content/change-request.ts';
import { messageRequest, type WantedMessages } from '#content/message-request.ts';
import { AppError } from '#domain/errors.ts';
import { questionsIn } from '#domain/plan/questions-in.ts';
import { estimateTokens } from '#domain/prompting/estimate-tokens.ts';
import type { ChatMessage } from '#domain/prompting/prompt.ts';
import { CHAT_ASSISTANT, planPrompt } from './generation-prompt.ts';

type AskingDeps = {
  workspace: Pick<Workspace, 'store'>;
  settings: AiSettings;
  write: typeof writePlan;
};

/** AI requests other than whole plans. Nothing of them is saved unless the person chooses to. */
export function createAsking({ workspace, settings, write }: AskingDeps) {
  /** A plan's messages, with a different request at the end. */
  async function messagesFor(
    id: string,
    request: string,
    model = settings.getState().model,
  ): Promise<readonly ChatMessage[]> {
    const state = workspace.store.getState();
    const blueprint = state.blueprints[id];
    if (!blueprint) throw new AppError('not-found');
    const reserved = estimateTokens(request);
    const { prompt } = await planPrompt(blueprint, state, model, '', undefined, reserved);
    const [system, user] = prompt.messages;
    return [system, { ...user, content: `${user.content}\n\n${request}` }];
  }

  /** A small window has no room for the whole plan and the answers: send only the part in question. */
  function withPlanIfItFits<Asked extends { plan?: string | undefined }>(
    id: string,
    asked: Asked,
    say: (asked: Asked) => string,
  ): Promise<readonly ChatMessage[]> {
    return messagesFor(id, say(asked)).catch((error: unknown) => {
      if (asked.plan === undefined || !(error instanceof AppError)) throw error;
      return messagesFor(id, say({ ...asked, plan: undefined }));
    });
  }

  const ask = (messages: readonly ChatMessage[], listening: Listening) =>
    askAi(write, settings, messages, listening);

  return {
    async changeSection(id: string, change: WantedChange, listening: Listening): Promise<string> {
      return ask(await withPlanIfItFits(id, change, changeRequest), listening);
    },
    async writeMessages(id: string, wanted: WantedMessages, listening: Listening): Promise<string> {
      return ask(await withPlanIfItFits(id, wanted, messageRequest), listening);
    },
    /** The same request for a chat assistant, whose window is large. */
    messagesPrompt: (id: string, wanted: WantedMessages): Promise<readonly ChatMessage[]> =>
      messagesFor(id, messageRequest(wanted), CHAT_ASSISTANT),
    async questionsFor(id: string, listening: Listening): Promise<string[]> {
      return questionsIn(await ask(await messagesFor(id, QUESTIONS_REQUEST), listening));
    },
  };
}

export type Asking = ReturnType<typeof createAsking>;
