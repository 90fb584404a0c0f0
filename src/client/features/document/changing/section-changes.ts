import { AppError, type ErrorCode, sentenceFor } from '#domain/errors.ts';
import '#domain/late-errors.ts';
import { messageOf } from '#domain/message-of.ts';

export type SectionRequest =
  | { status: 'form'; failure?: string; code?: ErrorCode }
  | { status: 'writing'; reply: string }
  | { status: 'written'; reply: string };

export type AskAi = (
  change: { plan: string; section: string; wish: string },
  listening: { signal: AbortSignal; onText: (soFar: string) => void },
) => Promise<string>;

type Words = { wish: string; reply: string };

export type SectionChangesDeps = {
  ask: AskAi;
  /** The stored change of this section, from any device. */
  read: (of: string) => Words;
  /** False: it can't be stored. */
  keep: (of: string, words: Words, there: readonly string[]) => boolean;
};

export type SectionChanges = ReturnType<typeof createSectionChanges>;

const FORM: SectionRequest = { status: 'form' };

/**
 * Changes to sections of one plan that somebody asked the AI for. They outlive the dialog: a request is somebody's
 * words, and a reply cost money, so both are stored until used or declined, and a reply continues when the dialog
 * closes.
 */
export function createSectionChanges({ ask, read, keep }: SectionChangesDeps) {
  const asked = new Map<string, SectionRequest>();
  const runs = new Map<string, AbortController>();
  const listeners = new Set<() => void>();

  function show(of: string, state: SectionRequest): void {
    asked.set(of, state);
    for (const listener of listeners) listener();
  }
  function stop(of: string): void {
    runs.get(of)?.abort();
    runs.delete(of);
  }

  return {
    stateOf: (of: string): SectionRequest => asked.get(of) ?? FORM,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** The state when the dialog opens; another device may have asked since. */
    open(of: string): string {
      const { wish, reply } = read(of);
      if (!runs.has(of)) asked.set(of, reply === '' ? FORM : { status: 'written', reply });
      return wish;
    },
    type: (of: string, wish: string, there: readonly string[]): boolean =>
      keep(of, { wish, reply: '' }, there),
    async start(of: string, change: Parameters<AskAi>[0], there: readonly string[]): Promise<void> {
      stop(of);
      const controller = new AbortController();
      runs.set(of, controller);
      show(of, { status: 'writing', reply: '' });
      const { signal } = controller;
      try {
        const onText = (reply: string) => show(of, { status: 'writing', reply });
        const reply = await ask(change, { signal, onText });
        if (signal.aborted) return;
        keep(of, { ...read(of), reply }, there);
        show(of, { status: 'written', reply });
      } catch (error) {
        if (signal.aborted) return;
        const failure = messageOf(error, sentenceFor('generation-failed'));
        show(of, { status: 'form', failure, ...(error instanceof AppError && { code: error.code }) });
      } finally {
        if (runs.get(of) === controller) runs.delete(of);
      }
    },
    /** A reply pasted from another assistant. False: it is too long to store. */
    bring(of: string, reply: string, there: readonly string[]): boolean {
      stop(of);
      show(of, reply === '' ? FORM : { status: 'written', reply });
      return keep(of, { ...read(of), reply }, there);
    },
    /** Back to the request, to reword it. */
    again(of: string, there: readonly string[]): void {
      keep(of, { wish: read(of).wish, reply: '' }, there);
      show(of, FORM);
    },
    /** Used or declined. */
    forget(of: string): void {
      stop(of);
      keep(of, { wish: '', reply: '' }, []);
      show(of, FORM);
    },
    close(): void {
      for (const of of [...runs.keys()]) stop(of);
    },
  };
}
