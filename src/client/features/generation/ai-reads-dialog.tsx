import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { ErrorBox } from '#client/ui/notices/error-box.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import { GENERATION_COPY } from '#content/copy/generation.ts';
import { secondLineFor } from '#content/copy/writing/second-lines.ts';
import { titleOf } from '#content/outline-of.ts';
import { sentenceFor } from '#domain/errors.ts';
import '#domain/late-errors.ts';
import { messageOf } from '#domain/message-of.ts';
import { readAnswers, unfenced } from '#domain/prompting/prompt-fence.ts';
import type { PlanPrompt } from './writing/generation-prompt.ts';

type AiReadsDialogProps = {
  open: boolean;
  onClose: () => void;
  load: () => Promise<PlanPrompt>;
  /** The model that Generate uses. A person without a key copies the prompt instead. */
  writer: { model: string; host: string } | undefined;
};

type Loaded = { prompt: PlanPrompt['prompt'] } | { failure: string } | null;

export function AiReadsDialog({ open, onClose, load, writer }: AiReadsDialogProps) {
  const { reads } = GENERATION_COPY;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={reads.title}
      description={writer ? reads.lead : reads.leadToCopy}
      size="large"
      closesOnBackdrop
      footer={
        <Button variant="secondary" onClick={onClose}>
          {reads.close}
        </Button>
      }
    >
      {writer && <p className="text-sm text-soft">{reads.model(writer.model, writer.host)}</p>}
      <Messages load={load} />
    </Dialog>
  );
}

function Messages({ load }: { load: () => Promise<PlanPrompt> }) {
  const { reads } = GENERATION_COPY;
  const [loaded, setLoaded] = useState<Loaded>(null);
  useEffect(() => {
    load().then(
      ({ prompt }) => setLoaded({ prompt }),
      (error: unknown) => setLoaded({ failure: messageOf(error, sentenceFor('generation-failed')) }),
    );
  }, [load]);

  if (!loaded) return <Spinner label={reads.loading} isLabelHidden />;
  if ('failure' in loaded) return <ErrorBox more={secondLineFor(loaded.failure)}>{loaded.failure}</ErrorBox>;
  const { messages, facts, included, leftOut, tokens } = loaded.prompt;
  const [system, user] = messages;
  const { answers, rest } = readAnswers(user.content);
  return (
    <div className="flex flex-col gap-4 pb-2">
      <p className="text-sm text-soft">{reads.size(tokens)}</p>
      {facts.length > 0 && (
        <section>
          <h3 className="font-semibold">{reads.facts}</h3>
          <p className="mt-1 text-[0.9375rem]">{facts.join(', ')}</p>
        </section>
      )}
      {included.length === 0 && <p>{reads.noEarlier}</p>}
      {included.length > 0 && (
        <section>
          <h3 className="font-semibold">{reads.earlier}</h3>
          <ul className="mt-1 list-disc pl-5 text-[0.9375rem]">
            {included.map(({ type, parts }) => (
              <li key={type}>
                {titleOf(type)}: {parts.map((part) => reads.how[part]).join(', ')}
              </li>
            ))}
          </ul>
        </section>
      )}
      {leftOut.length > 0 && (
        <section>
          <h3 className="font-semibold">{reads.dropped}</h3>
          <ul className="mt-1 list-disc pl-5 text-[0.9375rem]">
            {leftOut.map(({ type, what }) => (
              <li key={`${type} ${what}`}>
                {titleOf(type)}: {reads.leftOut[what]}
              </li>
            ))}
          </ul>
        </section>
      )}
      <Message title={reads.user} isOpen>
        {rest !== '' && <p className="mb-3 text-soft">{rest}</p>}
        <dl className="flex flex-col gap-3">
          {answers.map(({ asked, answer }) => (
            <div key={asked}>
              <dt className="font-semibold">{asked}</dt>
              <dd className="mt-0.5 whitespace-pre-wrap">{answer}</dd>
            </div>
          ))}
        </dl>
      </Message>
      <Message title={included.length > 0 ? reads.system : reads.instructions}>
        <pre className="font-sans whitespace-pre-wrap">{unfenced(system.content)}</pre>
      </Message>
    </div>
  );
}

type MessageProps = { title: string; isOpen?: boolean; children: ReactNode };

function Message({ title, isOpen = false, children }: MessageProps) {
  return (
    <details open={isOpen} className="rounded-xl border border-line">
      <summary className="min-h-11 cursor-pointer px-4 py-2.5 font-semibold">{title}</summary>
      <div className="border-t border-line px-4 py-3 text-sm break-words">{children}</div>
    </details>
  );
}
