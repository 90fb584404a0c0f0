import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Workspace } from '#client/saving/workspace.ts';
import { TELLING_COPY } from '#content/copy/telling.ts';
import { type AskedQuestion, pointingMessages } from '#content/telling/pointing-prompt.ts';
import { AppError, sentenceFor } from '#domain/errors.ts';
import { fingerprint } from '#domain/freshness/fingerprint.ts';
import '#domain/late-errors.ts';
import { messageOf } from '#domain/message-of.ts';
import type { ChatMessage } from '#domain/prompting/prompt.ts';
import { promptWords } from '#domain/prompting/prompt-words.ts';
import { propose } from '#domain/telling/change-telling.ts';
import { type Piece, piecesOf, wholePiece } from '#domain/telling/pieces.ts';
import { readPointing } from '#domain/telling/read-pointing.ts';
import type { Slot } from '#domain/telling/slots.ts';
import { type Source, TELLING_ID } from '#domain/telling/telling.ts';

export type PieceState =
  | { status: 'waiting' | 'asking' | 'stopped' | 'done' }
  /** `reply`: what came back and could not be read. */
  | { status: 'failed'; message: string; reply?: string };

/** The search for answers in one source. */
export type Run = {
  /** The text that is searched: after a change it has other sentences. */
  of: string;
  pieces: readonly PieceState[];
  cut: readonly Slot[];
};

export type Runs = Readonly<Record<string, Run>>;

type PointingDeps = {
  workspace: Pick<Workspace, 'store' | 'actions'>;
  ask: (messages: readonly ChatMessage[], signal: AbortSignal) => Promise<string>;
  loadQuestions: () => Promise<readonly AskedQuestion[]>;
};

export type PointingStore = ReturnType<typeof createPointing>;

/** Sends each chunk separately, one after another, and continues while other screens are shown. */
export function createPointing({ workspace, ask, loadQuestions }: PointingDeps) {
  const store: StoreApi<Runs> = createStore<Runs>(() => ({}));
  const stopping = new Map<string, AbortController>();
  // The text that each prompt was copied of.
  const copied = new Map<string, string>();

  const sourceOf = (id: string) =>
    workspace.store.getState().documents.telling[TELLING_ID]?.sources.find((source) => source.id === id);
  const isChanged = ({ id, text }: Source) => sourceOf(id)?.text !== text;
  function change(id: string, edit: (run: Run) => Partial<Run>): void {
    const run = store.getState()[id];
    if (run) store.setState({ [id]: { ...run, ...edit(run) } });
  }
  const begin = ({ id, text }: Source, pieces: readonly Piece[]) =>
    store.setState({
      [id]: { of: fingerprint(text), pieces: pieces.map(() => ({ status: 'waiting' })), cut: [] },
    });
  const setPiece = (id: string, index: number, state: PieceState) =>
    change(id, ({ pieces }) => ({ pieces: pieces.with(index, state) }));

  function take(source: Source, piece: Piece, reply: string, ifUnreadable: string): PieceState {
    const { pointed, cut, isReadable } = readPointing(reply, piece);
    if (!isReadable) return { status: 'failed', message: ifUnreadable, reply };
    // Numbers of a text that is not there any more.
    if (isChanged(source)) return { status: 'failed', message: TELLING_COPY.find.changed };
    let cutTogether: readonly Slot[] = [];
    workspace.actions.change('telling', TELLING_ID, (telling, now) => {
      const found = propose(telling, source, piece, pointed, now);
      cutTogether = found.cut;
      return found.telling;
    });
    change(source.id, (run) => ({ cut: [...new Set([...run.cut, ...cut, ...cutTogether])] }));
    return { status: 'done' };
  }

  async function askAbout(source: Source, piece: Piece, index: number, signal: AbortSignal): Promise<void> {
    setPiece(source.id, index, { status: 'asking' });
    try {
      const questions = await loadQuestions();
      const reply = await ask(pointingMessages(questions, piece), signal);
      setPiece(source.id, index, take(source, piece, reply, TELLING_COPY.find.unclear));
      workspace.actions.flush();
    } catch (error) {
      const isStopped = error instanceof AppError && error.code === 'ai-aborted';
      const message = messageOf(error, sentenceFor('generation-failed'));
      setPiece(source.id, index, isStopped ? { status: 'stopped' } : { status: 'failed', message });
    }
  }

  async function run(source: Source, indexes: readonly number[]): Promise<void> {
    const stop = new AbortController();
    stopping.get(source.id)?.abort();
    stopping.set(source.id, stop);
    const pieces = piecesOf(source.text);
    for (const index of indexes) {
      const piece = pieces[index];
      if (!piece) continue;
      // Nobody pays for sentences that are not there any more.
      if (stop.signal.aborted || isChanged(source)) setPiece(source.id, index, { status: 'stopped' });
      else await askAbout(source, piece, index, stop.signal);
    }
    if (stopping.get(source.id) === stop) stopping.delete(source.id);
  }

  return {
    store,
    /** Sends all chunks without findings yet; of a changed text, all chunks. */
    async start(id: string): Promise<void> {
      const source = sourceOf(id);
      if (!source || stopping.has(id)) return;
      const pieces = piecesOf(source.text);
      begin(source, pieces);
      await run(source, [...pieces.keys()]);
    },
    async retry(id: string, index: number): Promise<void> {
      const source = sourceOf(id);
      if (!source || stopping.has(id)) return;
      // The chunks' numbers belong to the text of the first request.
      if (store.getState()[id]?.of !== fingerprint(source.text)) return this.start(id);
      await run(source, [index]);
    },
    stop: (id: string) => stopping.get(id)?.abort(),
    /** For a chat assistant: the whole text at once, since its window is large. */
    async promptFor(id: string): Promise<string> {
      const source = sourceOf(id);
      if (!source) throw new AppError('not-found');
      const messages = pointingMessages(await loadQuestions(), wholePiece(source.text));
      copied.set(id, source.text);
      return promptWords(messages);
    },
    /** A chat assistant's reply. */
    takeReply(id: string, reply: string): void {
      const source = sourceOf(id);
      if (!source) return;
      const piece = wholePiece(source.text);
      begin(source, [piece]);
      // Its numbers mean the sentences that were copied.
      const isSame = (copied.get(id) ?? source.text) === source.text;
      const changed: PieceState = { status: 'failed', message: TELLING_COPY.chat.changed, reply };
      setPiece(id, 0, isSame ? take(source, piece, reply, TELLING_COPY.find.unreadable) : changed);
      workspace.actions.flush();
    },
    close(): void {
      for (const stop of stopping.values()) stop.abort();
    },
  };
}

export const isRunning = ({ pieces }: Run): boolean =>
  pieces.some(({ status }) => status === 'waiting' || status === 'asking');
