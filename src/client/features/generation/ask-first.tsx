import { MessageCircleQuestionMark } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { TextArea } from '#client/ui/fields/text-area.tsx';
import { ErrorBox } from '#client/ui/notices/error-box.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import { GENERATION_COPY } from '#content/copy/generation.ts';
import { secondLineFor } from '#content/copy/writing/second-lines.ts';
import { sentenceFor } from '#domain/errors.ts';
import '#domain/late-errors.ts';
import { messageOf } from '#domain/message-of.ts';
import { notesWith } from '#domain/plan/questions-in.ts';
import type { Asking } from './writing/asking.ts';

const COPY = GENERATION_COPY.askFirst;
const ICON = <MessageCircleQuestionMark aria-hidden="true" className="size-4" />;

type AskFirstProps = {
  id: string;
  asking: Pick<Asking, 'questionsFor'>;
  notes: string;
  isOff: boolean;
  onNotes: (text: string) => void;
  onGenerate: () => void;
};

/** Up to three questions whose answers would change the plan most. */
export function AskFirst(props: AskFirstProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" icon={ICON} disabled={props.isOff} onClick={() => setIsOpen(true)}>
        {COPY.button}
      </Button>
      {isOpen && <Questions {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}

type Asked =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | { status: 'ready'; questions: readonly string[] };

function Questions(props: AskFirstProps & { onClose: () => void }) {
  const { id, asking, notes, onNotes, onGenerate, onClose } = props;
  const [asked, setAsked] = useState<Asked>({ status: 'loading' });
  const [answers, setAnswers] = useState<readonly string[]>([]);
  const [before] = useState(notes);
  const run = useRef<AbortController>(undefined);

  async function load(): Promise<void> {
    const controller = new AbortController();
    run.current?.abort();
    run.current = controller;
    setAsked({ status: 'loading' });
    try {
      const questions = await asking.questionsFor(id, { signal: controller.signal });
      if (!controller.signal.aborted) setAsked({ status: 'ready', questions });
    } catch (error) {
      if (controller.signal.aborted) return;
      setAsked({ status: 'failed', message: messageOf(error, sentenceFor('generation-failed')) });
    }
  }
  const begin = useRef(load);
  useEffect(() => {
    void begin.current();
    return () => run.current?.abort();
  }, []);

  // Into the notes letter by letter: closing the dialog, or the page, loses nothing.
  function answer(index: number, text: string, questions: readonly string[]): void {
    const next = questions.map((_, at) => (at === index ? text : (answers[at] ?? '')));
    setAnswers(next);
    onNotes(
      notesWith(
        before,
        questions.map((question, at) => ({ question, answer: next[at] ?? '' })),
      ),
    );
  }

  const isReady = asked.status === 'ready';
  const hasQuestions = isReady && asked.questions.length > 0;
  return (
    <Dialog
      open
      onClose={onClose}
      title={COPY.title}
      description={hasQuestions ? COPY.lead : undefined}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {COPY.done}
          </Button>
          {asked.status === 'failed' && <Button onClick={() => void load()}>{COPY.retry}</Button>}
          {isReady && (
            <Button
              onClick={() => {
                onClose();
                onGenerate();
              }}
            >
              {COPY.generate}
            </Button>
          )}
        </>
      }
    >
      {asked.status === 'loading' && <Spinner label={COPY.loading} />}
      {asked.status === 'failed' && <ErrorBox more={secondLineFor(asked.message)}>{asked.message}</ErrorBox>}
      {isReady && !hasQuestions && <p role="status">{COPY.none}</p>}
      {hasQuestions && (
        <div className="grid gap-5 pb-2">
          {asked.questions.map((question, index) => (
            <TextArea
              key={question}
              label={question}
              minHeight="48px"
              value={answers[index] ?? ''}
              onChange={(event) => answer(index, event.currentTarget.value, asked.questions)}
            />
          ))}
        </div>
      )}
    </Dialog>
  );
}
