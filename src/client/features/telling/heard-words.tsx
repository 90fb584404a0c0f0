import { TELLING_COPY } from '#content/copy/telling.ts';

type HeardWordsProps = {
  words: readonly string[];
  /** Scrolls to a word. */
  onLook?: (word: string) => void;
};

const { heard: copy } = TELLING_COPY;
// An hour of speech has hundreds; more come as these are checked.
const AT_ONCE = 12;
const MARKED = 'border-b-2 border-dotted border-gold font-medium text-ink';

/** Transcribed words are marked until somebody has checked them. */
export function HeardWords({ words, onLook }: HeardWordsProps) {
  if (words.length === 0) return null;
  return (
    <p className="mt-2 flex flex-wrap items-baseline gap-x-3 gap-y-1 text-sm text-soft">
      {words.slice(0, AT_ONCE).map((word) => (
        <span key={word}>
          {onLook ? (
            <button
              type="button"
              aria-label={copy.look(word)}
              className={`min-h-7 cursor-pointer ${MARKED} hover:border-solid`}
              onClick={() => onLook(word)}
            >
              {word}
            </button>
          ) : (
            <span className={MARKED}>{word}</span>
          )}{' '}
          <span className="text-gold-text">{copy.mark}</span>
        </span>
      ))}
      {words.length > AT_ONCE && <span>{copy.more(words.length - AT_ONCE)}</span>}
      <span className="basis-full text-faint">{onLook ? copy.helpLook : copy.help}</span>
    </p>
  );
}
