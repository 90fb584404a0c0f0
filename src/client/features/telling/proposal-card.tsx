import { Fragment, type ReactNode, useId, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { TextArea } from '#client/ui/fields/text-area.tsx';
import { useTyped } from '#client/ui/fields/use-typed.ts';
import { TELLING_COPY } from '#content/copy/telling.ts';
import { uncheckedWords } from '#domain/telling/heard-words.ts';
import type { Proposed } from '#domain/telling/read-telling.ts';
import { TELLING_LIMITS } from '#domain/telling/telling.ts';
import { HeardWords } from './heard-words.tsx';

export type ProposalCardProps = {
  proposed: Proposed;
  question: string;
  /** The person's existing answer or draft. */
  existing: string;
  error: string | undefined;
  onReword: (words: string | undefined) => void;
  onLeaveField: () => void;
  onUse: () => void;
  onAside: () => void;
};

const { proposals: copy } = TELLING_COPY;

/** One question with the person's own words for it. */
export function ProposalCard(props: ProposalCardProps) {
  const { proposed, question, existing, onReword } = props;
  const id = useId();
  const [text, type] = useTyped(proposed.text, onReword);
  const [isOriginShown, setIsOriginShown] = useState(false);
  const isReworded = text !== proposed.found;
  const isTooLong = text.length > TELLING_LIMITS.words;
  return (
    <li
      aria-labelledby={id}
      data-slot={proposed.slot}
      className="border-t border-line px-4 py-4 first:border-t-0 sm:px-5"
    >
      <h4 id={id} tabIndex={-1} className="font-semibold text-balance">
        {question}
      </h4>
      {existing !== '' && (
        <p className="mt-2 text-sm text-soft">
          <span className="font-semibold">{copy.already}:</span>{' '}
          <span className="line-clamp-3 break-words">{existing}</span>
        </p>
      )}
      <TextArea
        label={copy.textLabel(question)}
        isLabelHidden
        minHeight="48px"
        className="mt-2 max-h-64 short:max-h-36"
        value={text}
        error={props.error ?? (isTooLong ? copy.tooLong : undefined)}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={props.onLeaveField}
      />
      {!isReworded && <HeardWords words={uncheckedWords(proposed.source, text)} />}
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          size="small"
          disabled={text.trim() === '' || isTooLong}
          aria-describedby={id}
          onClick={props.onUse}
        >
          {existing === '' ? copy.use : copy.add}
        </Button>
        <Button size="small" variant="secondary" aria-describedby={id} onClick={props.onAside}>
          {copy.notThis}
        </Button>
        <Button
          size="small"
          variant="quiet"
          aria-expanded={isOriginShown}
          aria-describedby={id}
          onClick={() => setIsOriginShown(!isOriginShown)}
        >
          {isOriginShown ? copy.originClose : copy.origin}
        </Button>
        {isReworded && proposed.found !== null && (
          <Button size="small" variant="quiet" aria-describedby={id} onClick={() => onReword(undefined)}>
            {copy.asFound}
          </Button>
        )}
      </div>
      {isOriginShown && <Origin proposed={proposed} />}
    </li>
  );
}

/** The passages in their text, with some words around them. */
function Origin({ proposed: { source, places } }: { proposed: Proposed }) {
  if (!source || places.length === 0) return <Box>{copy.changed}</Box>;
  const { text } = source;
  return (
    <Box>
      <p className="text-sm text-faint">{copy.from(source.name)}</p>
      <blockquote className="mt-1 break-words whitespace-pre-line text-soft">
        {places.map(({ start, end }, nth) => (
          <Fragment key={start}>
            {between(text, places[nth - 1]?.end, start)}
            <mark className="bg-gold-soft text-ink">{text.slice(start, end)}</mark>
          </Fragment>
        ))}
        {between(text, places.at(-1)?.end, undefined)}
      </blockquote>
    </Box>
  );
}

const AROUND = 160;

/** The text between two passages, or around them all: of a long stretch, its ends. */
function between(text: string, from: number | undefined, to: number | undefined): string {
  const words = text.slice(from, to);
  const ends = from === undefined || to === undefined ? AROUND : 2 * AROUND;
  if (words.length <= ends) return words;
  const [head, tail] = [words.slice(0, AROUND), words.slice(-AROUND)];
  return `${from === undefined ? '' : head}…${to === undefined ? '' : tail}`;
}

function Box({ children }: { children: ReactNode }) {
  return <div className="mt-3 rounded-xl bg-sunken p-4 text-[0.9375rem]">{children}</div>;
}
