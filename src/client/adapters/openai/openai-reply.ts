import type { OpenAI } from 'openai';
import { createBreather } from '#client/adapters/page/breathe.ts';
import type { Usage } from '#domain/ai/plan-cost.ts';
import { AppError } from '#domain/errors.ts';
import '#domain/late-errors.ts';
import { asFailure } from './openai-error.ts';
import { chatBody, type RequestOptions } from './openai-request.ts';
import { createVisibleText, textIn } from './visible-text.ts';

export type WriteResult = { finish: 'stop' | 'length'; usage?: Usage | undefined };

export type Reply = { text: string; finish: string | null; usage?: Usage | undefined; isRefused: boolean };

type Reading = RequestOptions & { signal: AbortSignal; onText: (text: string) => void };

export async function readStream(client: OpenAI, request: Reading): Promise<Reply> {
  const usageOptions = !request.adaptations.includes('no-usage') && {
    stream_options: { include_usage: true },
  };
  const stream = await client.chat.completions.create(
    { ...chatBody(request), stream: true, ...usageOptions },
    { signal: request.signal },
  );
  const reply: Reply = { text: '', finish: null, isRefused: false };
  const visible = createVisibleText();
  const breathe = createBreather();
  const show = (text: string) => {
    if (text === '') return;
    reply.text += text;
    request.onText(text);
  };
  try {
    for await (const { choices, usage } of stream) {
      const choice = choices?.[0];
      // Reasoning is in other fields next to this one (reasoning, reasoning_content), and is no text.
      show(visible.take(textIn(choice?.delta?.content)));
      if (choice?.delta?.refusal) reply.isRefused = true;
      if (choice?.finish_reason) reply.finish = choice.finish_reason;
      if (usage) reply.usage = usageOf(usage);
      await breathe();
    }
  } catch (error) {
    // A reset appears as a bare TypeError and is not retried: part of the plan is already on screen.
    const { status, code, type } = asFailure(error);
    if (status !== undefined || code || type) throw error;
    throw new AppError('ai-interrupted', { cause: error });
  }
  show(visible.end());
  return reply;
}

export async function readComplete(client: OpenAI, request: Reading): Promise<Reply> {
  const { choices, usage } = await client.chat.completions.create(chatBody(request), {
    signal: request.signal,
  });
  const choice = choices?.[0];
  const visible = createVisibleText();
  const text = visible.take(textIn(choice?.message?.content)) + visible.end();
  if (text !== '') request.onText(text);
  return {
    text,
    finish: choice?.finish_reason ?? (choice ? 'stop' : null),
    usage: usage && usageOf(usage),
    isRefused: Boolean(choice?.message?.refusal),
  };
}

type ServiceUsage = {
  prompt_tokens: number;
  completion_tokens: number;
  completion_tokens_details?: { reasoning_tokens?: number | null } | null;
};

function usageOf(usage: ServiceUsage): Usage {
  const thinkingTokens = usage.completion_tokens_details?.reasoning_tokens;
  return {
    inputTokens: usage.prompt_tokens,
    outputTokens: usage.completion_tokens,
    ...(thinkingTokens && { thinkingTokens }),
  };
}
