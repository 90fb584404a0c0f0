import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { TextArea } from '#client/ui/fields/text-area.tsx';
import { ErrorBox } from '#client/ui/notices/error-box.tsx';
import { READY_WISHES } from '#content/change-request.ts';
import { DOCUMENT_COPY } from '#content/copy/document.ts';
import { sentenceFor } from '#domain/errors.ts';
import { messageOf } from '#domain/message-of.ts';
import type { PlanReader } from '#domain/plan/plan-document.ts';
import { TwoTexts } from './two-texts.tsx';

const COPY = DOCUMENT_COPY.change;

/** What asking needs of the AI; app/ passes it in. */
export type SectionAsking = {
  hasKey: boolean;
  ask: (
    change: { plan: string; section: string; wish: string },
    listening: { signal: AbortSignal; onText: (soFar: string) => void },
  ) => Promise<string>;
  /** Keeps the plan as it is among the versions. */
  keepOld: () => Promise<boolean>;
  onOpenSettings: () => void;
};

type Asked =
  | { status: 'form'; failure?: string }
  | { status: 'writing'; reply: string }
  | { status: 'written'; reply: string; failure?: string };

type ChangeDialogProps = {
  heading: string;
  plan: string;
  section: string;
  asking: SectionAsking;
  read: PlanReader;
  /** What went wrong, in a sentence. */
  onUse: (reply: string) => Promise<string | null>;
  onClose: () => void;
};

/** One sentence, and the section is written again beside the old one. Nothing changes before 'Use this'. */
export function ChangeDialog({ heading, plan, section, asking, read, onUse, onClose }: ChangeDialogProps) {
  const [wish, setWish] = useState('');
  const [asked, setAsked] = useState<Asked>({ status: 'form' });
  const run = useRef<AbortController>(undefined);
  const form = useId();
  useEffect(() => () => run.current?.abort(), []);

  async function ask(words: string): Promise<void> {
    const controller = new AbortController();
    run.current = controller;
    setAsked({ status: 'writing', reply: '' });
    const onText = (reply: string) => setAsked({ status: 'writing', reply });
    try {
      const reply = await asking.ask({ plan, section, wish: words }, { signal: controller.signal, onText });
      setAsked({ status: 'written', reply });
    } catch (error) {
      if (controller.signal.aborted) return;
      setAsked({ status: 'form', failure: messageOf(error, sentenceFor('generation-failed')) });
    }
  }

  const isAsking = asked.status === 'form';
  const footer =
    asked.status === 'form' ? (
      <>
        <Button variant="secondary" onClick={onClose}>
          {COPY.cancel}
        </Button>
        <Button type="submit" form={form} disabled={wish.trim() === '' || !asking.hasKey}>
          {COPY.send}
        </Button>
      </>
    ) : (
      <>
        <Button variant="secondary" onClick={onClose}>
          {COPY.keep}
        </Button>
        <Button
          isBusy={asked.status === 'writing'}
          busyLabel={COPY.writing}
          disabled={asked.reply.trim() === ''}
          onClick={async () => {
            const failure = await onUse(asked.reply);
            if (failure) setAsked({ status: 'written', reply: asked.reply, failure });
          }}
        >
          {COPY.use}
        </Button>
      </>
    );
  return (
    <Dialog open onClose={onClose} size="large" title={COPY.title(heading)} footer={footer}>
      {'failure' in asked && asked.failure && <ErrorBox>{asked.failure}</ErrorBox>}
      {isAsking && !asking.hasKey && (
        <p className="mb-4">
          {COPY.addKey}{' '}
          <Button size="small" variant="secondary" onClick={asking.onOpenSettings}>
            {COPY.openSettings}
          </Button>
        </p>
      )}
      {isAsking && (
        <form
          id={form}
          className="grid gap-3 pb-2"
          onSubmit={(event) => {
            event.preventDefault();
            void ask(wish.trim());
          }}
        >
          <TextArea
            data-first
            label={COPY.label}
            hint={COPY.hint}
            minHeight="100px"
            maxLength={1_000}
            value={wish}
            onChange={(event) => setWish(event.currentTarget.value)}
          />
          <div className="flex flex-wrap gap-2">
            {(['shorter', 'inFull'] as const).map((name) => (
              <Button
                key={name}
                size="small"
                variant="secondary"
                disabled={!asking.hasKey}
                onClick={() => void ask(READY_WISHES[name])}
              >
                {COPY[name]}
              </Button>
            ))}
          </div>
        </form>
      )}
      {!isAsking && (
        <TwoTexts now={section} suggested={asked.reply} read={read} isBusy={asked.status === 'writing'} />
      )}
    </Dialog>
  );
}
