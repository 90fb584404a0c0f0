import { useId, useState, useSyncExternalStore } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { TextArea } from '#client/ui/fields/text-area.tsx';
import { ErrorBox } from '#client/ui/notices/error-box.tsx';
import { DOCUMENT_COPY } from '#content/copy/document.ts';
import { secondLineFor } from '#content/copy/writing/second-lines.ts';
import { isFixedInSettings } from '#domain/ai/ai-error-code.ts';
import { wordsOfReply } from '#domain/plan/changed-section.ts';
import type { PlanReader } from '#domain/plan/plan-document.ts';
import { ReadyWishes } from './ready-wishes.tsx';
import type { SectionChanges } from './section-changes.ts';
import { TwoTexts } from './two-texts.tsx';

const COPY = DOCUMENT_COPY.change;

/** AI access; app/ passes it in. */
export type SectionAsking = {
  hasKey: boolean;
  changes: SectionChanges;
  /** Stores the current plan as a version. */
  keepOld: () => Promise<boolean>;
  onOpenSettings: () => void;
};

type ChangeDialogProps = {
  heading: string;
  plan: string;
  section: string;
  /** The section's key, and the keys of all current sections. */
  of: string;
  there: readonly string[];
  asking: SectionAsking;
  read: PlanReader;
  /** Returns an error sentence, or null. */
  onUse: (reply: string) => Promise<string | null>;
  onClose: () => void;
};

/**
 * One sentence, and the AI rewrites the section next to the old one. Nothing changes before 'Use this', and closing
 * loses nothing: it opens again in the same state.
 */
export function ChangeDialog(props: ChangeDialogProps) {
  const { heading, plan, section, of, there, asking, read, onUse, onClose } = props;
  const { changes } = asking;
  const [wish, setWish] = useState(() => changes.open(of));
  const [isKept, setIsKept] = useState(true);
  const [useFailure, setUseFailure] = useState<string | null>(null);
  const asked = useSyncExternalStore(changes.subscribe, () => changes.stateOf(of));
  const form = useId();

  function ask(words: string): void {
    setUseFailure(null);
    void changes.start(of, { plan, section, wish: words }, there);
  }

  function keep(): void {
    changes.forget(of);
    onClose();
  }

  const isAsking = asked.status === 'form';
  const isWriting = asked.status === 'writing';
  const failure = asked.status === 'form' ? asked.failure : useFailure;
  const isInSettings = asked.status === 'form' && isFixedInSettings(asked.code);
  const settings = (
    <Button size="small" variant="secondary" onClick={asking.onOpenSettings}>
      {COPY.openSettings}
    </Button>
  );
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
        <Button variant="secondary" onClick={keep}>
          {COPY.keep}
        </Button>
        {asked.status === 'written' && (
          <Button variant="secondary" onClick={() => changes.again(of, there)}>
            {COPY.again}
          </Button>
        )}
        <Button
          isBusy={isWriting}
          busyLabel={COPY.writing}
          disabled={asked.reply.trim() === ''}
          onClick={async () => setUseFailure(await onUse(asked.reply))}
        >
          {COPY.use}
        </Button>
      </>
    );
  return (
    <Dialog open onClose={onClose} size="large" title={COPY.title(heading)} footer={footer}>
      {failure && (
        <ErrorBox more={secondLineFor(failure)} actions={isInSettings && settings}>
          {failure}
        </ErrorBox>
      )}
      {isAsking && !asking.hasKey && (
        <p className="mb-4">
          {COPY.addKey} {settings}
        </p>
      )}
      {isAsking && (
        <form
          id={form}
          className="grid gap-3 pb-2"
          onSubmit={(event) => {
            event.preventDefault();
            ask(wish.trim());
          }}
        >
          <TextArea
            data-first
            label={COPY.label}
            hint={COPY.hint}
            minHeight="100px"
            maxLength={1_000}
            value={wish}
            {...(!isKept && { error: COPY.full })}
            onChange={(event) => {
              const { value } = event.currentTarget;
              setWish(value);
              setIsKept(changes.type(of, value, there));
            }}
          />
          {/* Includes words typed already. */}
          <ReadyWishes
            isOff={!asking.hasKey}
            onAsk={(ready) => ask([wish.trim(), ready].filter(Boolean).join('\n'))}
          />
        </form>
      )}
      {!isAsking && (
        <TwoTexts now={section} suggested={wordsOfReply(asked.reply)} read={read} isBusy={isWriting} />
      )}
    </Dialog>
  );
}
