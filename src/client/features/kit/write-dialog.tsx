import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { copyText } from '#client/adapters/device/clipboard.ts';
import { MarkdownView } from '#client/plan-view/markdown-view.tsx';
import type { PlanKeeper } from '#client/saving/change-plans.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { CopyByHand } from '#client/ui/fields/copy-by-hand.tsx';
import { TextArea } from '#client/ui/fields/text-area.tsx';
import { ErrorBox } from '#client/ui/notices/error-box.tsx';
import { announce } from '#client/ui/notices/live-region.tsx';
import { KIT_COPY } from '#content/copy/kit.ts';
import { secondLineFor } from '#content/copy/writing/second-lines.ts';
import type { WantedMessages } from '#content/message-request.ts';
import { AppError } from '#domain/errors.ts';
import type { Announced } from '#domain/kit/announced.ts';
import { messagesInReply, putMessages, requestedRows } from '#domain/kit/put-messages.ts';
import type { PlanReader } from '#domain/plan/plan-document.ts';
import type { ChatMessage } from '#domain/prompting/prompt.ts';
import { promptWords } from '#domain/prompting/prompt-words.ts';
import { type MessageRuns, runOf } from './message-runs.ts';

/** AI access; app/ passes it in. */
export type Writing = {
  readonly hasKey: boolean;
  readonly runsOf: (id: string) => MessageRuns;
  readonly promptFor: (id: string, wanted: WantedMessages) => Promise<readonly ChatMessage[]>;
  /** Stores the current plan as a version. */
  readonly keepOld: (id: string) => Promise<boolean>;
};

export type WriteDialogProps = {
  rows: readonly Announced[];
  /** The blueprint that announces them. */
  id: string;
  life: Pick<PlanKeeper, 'workspace'>;
  writing: Writing;
  read: PlanReader;
  onClose: () => void;
};

const COPY = KIT_COPY.writing;

/** Messages are written next to the plan; they become part of it when somebody inserts them. */
export function WriteDialog({ rows, id, life, writing, read, onClose }: WriteDialogProps) {
  const { store, actions } = life.workspace;
  const planOf = useCallback(() => store.getState().blueprints[id]?.content.aiOutput ?? '', [store, id]);
  const runs = writing.runsOf(id);
  const of = runOf(rows);
  const [said, setSaid] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const asked = useSyncExternalStore(runs.subscribe, () => runs.stateOf(of));

  // Other pending replies for this plan keep their room.
  const there = useCallback(
    () => store.getState().blueprints[id]?.content.changes?.map((change) => change.of) ?? [],
    [store, id],
  );
  const start = useCallback(() => {
    setFailure(null);
    void runs.start(of, { plan: planOf(), section: '', wish: requestedRows(rows) }, there());
  }, [runs, of, rows, planOf, there]);
  // The click that opened this requested it. A stored reply was paid for, and is not requested twice.
  useEffect(() => {
    runs.open(of);
    if (writing.hasKey && runs.stateOf(of).status === 'form') start();
  }, [runs, of, writing.hasKey, start]);

  const reply = asked.status === 'form' ? '' : asked.reply;
  const messages = messagesInReply(reply, rows);
  const isWriting = asked.status === 'writing';
  const problem = failure ?? (asked.status === 'form' ? asked.failure : undefined);

  async function copyPrompt(): Promise<void> {
    setSaid('');
    setRefused(null);
    try {
      const words = writing.promptFor(id, { plan: planOf(), rows: requestedRows(rows) }).then(promptWords);
      if (await copyText(words)) setSaid(COPY.promptCopied);
      else setRefused(await words);
    } catch (error) {
      setSaid(error instanceof AppError ? error.message : COPY.promptFailed);
    }
  }
  async function put(): Promise<void> {
    setFailure(null);
    if (!(await writing.keepOld(id))) return setFailure(COPY.notKept);
    const text = putMessages(planOf(), rows, messages);
    if (text === null) return setFailure(COPY.moved);
    actions.editOutput(id, text);
    actions.flush();
    runs.forget(of);
    announce(COPY.done);
    onClose();
  }

  const [first] = rows;
  return (
    <Dialog
      open
      size="large"
      title={rows.length === 1 && first ? COPY.titleOne(first.subject) : COPY.title}
      description={COPY.lead}
      onClose={onClose}
      footer={
        <>
          {reply === '' ? (
            <Button variant="secondary" onClick={onClose}>
              {COPY.cancel}
            </Button>
          ) : (
            <Button
              variant="secondary"
              onClick={() => {
                runs.forget(of);
                onClose();
              }}
            >
              {COPY.discard}
            </Button>
          )}
          {writing.hasKey && asked.status === 'form' && problem ? (
            <Button onClick={start}>{COPY.again}</Button>
          ) : (
            <Button
              isBusy={isWriting}
              busyLabel={COPY.busy}
              disabled={messages.length === 0}
              onClick={() => void put()}
            >
              {COPY.use}
            </Button>
          )}
        </>
      }
    >
      {problem && <ErrorBox more={secondLineFor(problem)}>{problem}</ErrorBox>}
      {!writing.hasKey && (
        <div className="grid gap-3 pb-4">
          <p>{COPY.withoutKey}</p>
          <div className="flex flex-wrap items-center gap-3">
            <Button variant="secondary" onClick={() => void copyPrompt()}>
              {COPY.copyPrompt}
            </Button>
            <output className="text-sm text-good">{said}</output>
          </div>
          {refused !== null && (
            <CopyByHand label={KIT_COPY.toCopy} text={refused} reason={KIT_COPY.copyFailed} />
          )}
          <TextArea
            label={COPY.paste}
            hint={COPY.pasteHint}
            minHeight="160px"
            className="max-h-[30dvh]"
            value={reply}
            {...(reply.trim() !== '' && messages.length === 0 && { error: COPY.notFound })}
            onChange={(event) => runs.bring(of, event.currentTarget.value, there())}
          />
        </div>
      )}
      {writing.hasKey && isWriting && <p className="text-soft">{COPY.wait}</p>}
      {messages.length > 0 && (
        <section aria-label={COPY.result} aria-busy={isWriting} className="pb-2">
          <h3 className="mb-2 text-sm font-semibold text-soft">{COPY.result}</h3>
          <MarkdownView
            blocks={read(messages.join('\n\n')).blocks.map(({ block }) => block)}
            topHeading={3}
          />
        </section>
      )}
    </Dialog>
  );
}
