import { MessageCircleQuestionMark } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { TextArea } from '#client/ui/fields/text-area.tsx';
import { ErrorBox } from '#client/ui/notices/error-box.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import { GENERATION_COPY } from '#content/copy/generation.ts';
import { secondLineFor } from '#content/copy/writing/second-lines.ts';
import { FIELDS } from '#domain/blueprint/fields.ts';
import { sentenceFor } from '#domain/errors.ts';
import '#domain/late-errors.ts';
import { messageOf } from '#domain/message-of.ts';
import { withAnswer } from '#domain/plan/questions-in.ts';
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
  // They were paid for: a dialog closed by mistake opens again with them and their answers.
  const [round, setRound] = useState<Round | null>(null);
  return (
    <>
      <Button variant="quiet" icon={ICON} disabled={props.isOff} onClick={() => setIsOpen(true)}>
        {COPY.button}
      </Button>
      {isOpen && <Questions {...props} round={round} onRound={setRound} onClose={() => setIsOpen(false)} />}
    </>
  );
}

type Round = { readonly questions: readonly string[]; readonly answers: readonly string[] };

type Asked = { status: 'loading' } | { status: 'failed'; message: string } | { status: 'ready' };

type QuestionsProps = AskFirstProps & {
  round: Round | null;
  onRound: (round: Round) => void;
  onClose: () => void;
};

function Questions(props: QuestionsProps) {
  const { id, asking, notes, round, onRound, onNotes, onGenerate, onClose } = props;
  const [asked, setAsked] = useState<Asked>({ status: round ? 'ready' : 'loading' });
  const run = useRef<AbortController>(undefined);

  async function load(): Promise<void> {
    const controller = new AbortController();
    run.current?.abort();
    run.current = controller;
    setAsked({ status: 'loading' });
    try {
      const questions = await asking.questionsFor(id, { signal: controller.signal });
      if (controller.signal.aborted) return;
      onRound({ questions, answers: [] });
      setAsked({ status: 'ready' });
    } catch (error) {
      if (controller.signal.aborted) return;
      setAsked({ status: 'failed', message: messageOf(error, sentenceFor('generation-failed')) });
    }
  }
  const begin = useRef(round ? null : load);
  useEffect(() => {
    void begin.current?.();
    return () => run.current?.abort();
  }, []);

  // Every keystroke goes into the notes: closing the dialog, or the page, loses nothing.
  function answer(index: number, text: string, { questions, answers }: Round): void {
    onRound({ questions, answers: questions.map((_, at) => (at === index ? text : (answers[at] ?? ''))) });
    onNotes(withAnswer(notes, questions[index] ?? '', answers[index] ?? '', text));
  }

  const isReady = asked.status === 'ready' && round !== null;
  const hasQuestions = isReady && round.questions.length > 0;
  const tooLong = notes.length > FIELDS.notes.limit ? sentenceFor('notes-too-long') : undefined;
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
            <Button variant="secondary" onClick={() => void load()}>
              {COPY.again}
            </Button>
          )}
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
          {tooLong && <ErrorBox>{tooLong}</ErrorBox>}
          {round.questions.map((question, index) => (
            <TextArea
              key={question}
              label={question}
              minHeight="48px"
              value={round.answers[index] ?? ''}
              onChange={(event) => answer(index, event.currentTarget.value, round)}
            />
          ))}
        </div>
      )}
    </Dialog>
  );
}
