import { ArrowUp } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { SeenNotes } from '#client/adapters/device/seen-notes.ts';
import type { Speech } from '#client/adapters/device/speech.ts';
import { isApple } from '#client/adapters/page/is-apple.ts';
import { Button } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { TextArea } from '#client/ui/fields/text-area.tsx';
import { useTyped } from '#client/ui/fields/use-typed.ts';
import { Notice } from '#client/ui/notices/notice.tsx';
import { BLUEPRINT_COPY } from '#content/copy/blueprint.ts';
import { VOICE_COPY } from '#content/copy/person/voice.ts';
import type { Question } from '#content/topic.ts';
import { sentenceFor } from '#domain/errors.ts';
import { messageOf } from '#domain/message-of.ts';
import { QuestionHint } from './question-hint.tsx';
import { useInSight } from './use-in-sight.ts';
import { useVoice } from './voice/use-voice.ts';
import { VoiceButton } from './voice/voice-button.tsx';
import { VoiceHelp } from './voice/voice-help.tsx';

export type QuestionInputProps = {
  question: Question;
  /** Unsent words. */
  text: string;
  onChange: (text: string) => void;
  /** Another tab or device answered this question while somebody typed here. */
  isAnswered: boolean;
  onSubmit: (text: string) => void;
  speech: Speech;
  seenNotes: SeenNotes;
  /** It is the last question, and the button says so. */
  isLast: boolean;
  /** After an answer was submitted, and if no keyboard would cover it. */
  takesFocus: boolean;
  /** Facts already known for it. */
  beside?: ReactNode;
};

/** One question. Mount a new one for the next (`key`): text, recording and the sent mark all belong to one. */
export function QuestionInput(props: QuestionInputProps) {
  const { question, isAnswered, onSubmit, speech, seenNotes, takesFocus, isLast } = props;
  const area = useRef<HTMLTextAreaElement | null>(null);
  const [text, onChange] = useTyped(props.text, props.onChange);
  const [error, setError] = useState<string | undefined>();
  const isSent = useRef(false);
  const voice = useVoice(speech, text, onChange);
  useInSight(area, voice.phase === 'listening' ? text : null);

  useEffect(() => {
    if (!takesFocus) return;
    // Focus alone scrolls only until a strip of the field shows, with its buttons still off screen.
    area.current?.form?.scrollIntoView({ block: 'nearest' });
    area.current?.focus();
  }, [takesFocus]);

  function submit() {
    const answer = text.trim();
    if (answer === '' || isSent.current) return;
    voice.end();
    try {
      onSubmit(answer);
      isSent.current = true;
    } catch (cause) {
      setError(messageOf(cause, sentenceFor('save-failed')));
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    submit();
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      className="flex scroll-mb-6 flex-col gap-4"
    >
      {isAnswered && (
        <Notice
          actions={
            <Button size="small" variant="secondary" onClick={() => onChange('')}>
              {BLUEPRINT_COPY.answeredElsewhere.keep}
            </Button>
          }
        >
          {BLUEPRINT_COPY.answeredElsewhere.text}
        </Notice>
      )}
      <TextArea
        ref={(node) => {
          area.current = node;
        }}
        label={
          <span className="block font-serif text-[1.75rem] leading-[1.2] font-medium text-balance sm:text-[2.5rem] short:text-lg short:leading-snug">
            {question.text}
          </span>
        }
        labelClassName="answer-question"
        hint={
          <>
            <QuestionHint question={question} />
            {props.beside}
          </>
        }
        error={error}
        minHeight="160px"
        placeholder={BLUEPRINT_COPY.placeholder}
        value={text}
        onChange={(event) => {
          setError(undefined);
          onChange(event.currentTarget.value);
          voice.typed(event.currentTarget.value);
        }}
        onKeyDown={onKeyDown}
        className="answer-box text-[1.0625rem] leading-relaxed"
      />
      <VoiceHelp isSupported={speech.isSupported} error={voice.error} seenNotes={seenNotes} />
      <div className="answer-bar">
        <VoiceButton
          isSupported={speech.isSupported}
          phase={voice.phase}
          error={voice.error}
          onToggle={voice.toggle}
        />
        <Button
          type="submit"
          size="large"
          disabled={text.trim() === ''}
          icon={<ArrowUp aria-hidden="true" className="size-5" />}
          className="min-w-0 flex-1 max-sm:px-3 sm:flex-none short:py-0 short:leading-tight"
        >
          {isAnswered ? (
            BLUEPRINT_COPY.answeredElsewhere.submit
          ) : (
            <>
              {/* On the smallest phones the longer label would push the button onto its own line, over the answer. */}
              {isLast && <span className="max-[23.5rem]:hidden">{BLUEPRINT_COPY.submitLast}</span>}
              <span className={isLast ? 'min-[23.5rem]:hidden' : undefined}>{BLUEPRINT_COPY.submit}</span>
            </>
          )}
        </Button>
        <span
          className={classNames(
            'text-sm text-faint max-sm:order-first max-sm:w-full',
            voice.phase === 'idle' && 'hidden sm:block',
            voice.phase === 'slow' && 'sm:basis-full',
          )}
        >
          {voice.phase === 'idle' ? shortcut() : VOICE_COPY[voice.phase]}
        </span>
      </div>
    </form>
  );
}

function shortcut(): string {
  return isApple() ? BLUEPRINT_COPY.shortcutMac : BLUEPRINT_COPY.shortcut;
}
