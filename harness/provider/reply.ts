import type { ServerResponse } from 'node:http';
import { DEFAULT_USAGE, PLAN_CHUNKS, type Step } from './scenario.ts';

export type ChatBody = {
  model?: string;
  messages?: { role: string; content: string }[];
  temperature?: number;
  max_tokens?: number;
  max_completion_tokens?: number;
  stream?: boolean;
  stream_options?: { include_usage?: boolean };
  reasoning_effort?: string;
};

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

export async function sendCompletion(response: ServerResponse, body: ChatBody, step: Step): Promise<void> {
  if (body.stream && !step.ignoreStream) return sendStream(response, body, step);
  const { chunks = PLAN_CHUNKS, finish = 'stop', refusal, usage = DEFAULT_USAGE } = step;
  const message = {
    role: 'assistant',
    content: chunks.join('') || null,
    ...(step.thinking && thoughtDelta(step.thinking.join(''), step)),
    ...(refusal && { refusal }),
  };
  const choices = step.noChoices ? [] : [{ index: 0, message, finish_reason: finish }];
  return sendJson(response, 200, { ...head(body, 'chat.completion'), choices, ...(usage && { usage }) });
}

async function sendStream(response: ServerResponse, body: ChatBody, step: Step): Promise<void> {
  const { chunks = PLAN_CHUNKS, finish = 'stop', end = 'done', refusal, usage = DEFAULT_USAGE } = step;
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  response.flushHeaders();
  const send = (fields: object) => write(response, { ...head(body, 'chat.completion.chunk'), ...fields });
  const sendDelta = (delta: object, reason: string | null = null) =>
    send({ choices: [{ index: 0, delta, finish_reason: reason }] });

  if (!step.noChoices) await sendDelta({ role: 'assistant', content: '' });
  if (refusal) await sendDelta({ refusal });
  if (step.thinkingAs === 'tags') await sendDelta({ content: '<thi' });
  if (step.thinkingAs === 'tags') await sendDelta({ content: 'nk>\n' });
  for (const thought of step.thinking ?? []) await sendDelta(thoughtDelta(thought, step));
  if (step.thinkingAs === 'tags') await sendDelta({ content: chunks.length > 0 ? '\n</think>\n\n' : '' });
  const startedAt = performance.now();
  for (const [index, content] of chunks.entries()) {
    if (step.pauseAfter === index) await step.resume;
    if (step.pace) await until(startedAt + (index * 1_000) / step.pace);
    await sendDelta({ content });
  }
  if (step.pauseAfter === chunks.length) await step.resume;

  if (end === 'hang') return;
  if (end === 'reset') {
    // A reset overtakes bytes in the reader's buffer: let it read them first.
    await new Promise((resolve) => setTimeout(resolve, 200));
    response.socket?.resetAndDestroy();
    return;
  }
  if (end === 'error-event') {
    await write(response, { error: { message: 'The server had an error', type: 'server_error' } });
    response.end();
    return;
  }
  if (finish !== null && !step.noChoices) await sendDelta({}, finish);
  if (usage && body.stream_options?.include_usage) await send({ choices: [], usage });
  response.end(end === 'done' ? 'data: [DONE]\n\n' : '');
}

function thoughtDelta(thought: string, { thinkingAs = 'reasoning_content' }: Step): object {
  if (thinkingAs === 'tags') return { content: thought };
  if (thinkingAs === 'parts')
    return { content: [{ type: 'thinking', thinking: [{ type: 'text', text: thought }] }] };
  return { [thinkingAs]: thought };
}

async function until(at: number): Promise<void> {
  const left = at - performance.now();
  if (left > 1) await new Promise((resolve) => setTimeout(resolve, left));
}

function head(body: ChatBody, object: string) {
  return { id: 'chatcmpl-test', object, created: 1_790_000_000, model: body.model };
}

// Waits for each event to be sent: written at once, a browser would see a single chunk.
function write(response: ServerResponse, event: object): Promise<void> {
  if (response.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    response.write(`data: ${JSON.stringify(event)}\n\n`, () => setImmediate(resolve));
  });
}
