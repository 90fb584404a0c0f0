import { useEffect, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { ErrorBox } from '#client/ui/notices/error-box.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import { GENERATION_COPY } from '#content/copy/generation.ts';
import { outlineOf } from '#content/outline-of.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { sentenceFor } from '#domain/errors.ts';
import { messageOf } from '#domain/message-of.ts';
import type { PlanPrompt } from './writing/generation-prompt.ts';

type AiReadsDialogProps = {
  open: boolean;
  onClose: () => void;
  load: () => Promise<PlanPrompt>;
  model: string;
  host: string;
};

type Loaded = { prompt: PlanPrompt['prompt'] } | { failure: string } | null;

const titleOf = (type: BlueprintType) => outlineOf(type).title;

export function AiReadsDialog({ open, onClose, load, model, host }: AiReadsDialogProps) {
  const { reads } = GENERATION_COPY;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={reads.title}
      description={reads.lead}
      size="large"
      closesOnBackdrop
      footer={
        <Button variant="secondary" onClick={onClose}>
          {reads.close}
        </Button>
      }
    >
      <p className="text-sm text-soft">{reads.model(model, host)}</p>
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
  if ('failure' in loaded) return <ErrorBox>{loaded.failure}</ErrorBox>;
  const { messages, facts, included, leftOut, characters, tokens } = loaded.prompt;
  const [system, user] = messages;
  return (
    <div className="flex flex-col gap-4 pb-2">
      <p className="text-sm text-soft">{reads.size(characters, tokens)}</p>
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
      <Message title={reads.user} text={user.content} isOpen />
      <Message title={included.length > 0 ? reads.system : reads.instructions} text={system.content} />
    </div>
  );
}

function Message({ title, text, isOpen = false }: { title: string; text: string; isOpen?: boolean }) {
  return (
    <details open={isOpen} className="rounded-xl border border-line">
      <summary className="min-h-11 cursor-pointer px-4 py-2.5 font-semibold">{title}</summary>
      <pre className="border-t border-line px-4 py-3 font-sans text-sm break-words whitespace-pre-wrap">
        {text}
      </pre>
    </details>
  );
}
