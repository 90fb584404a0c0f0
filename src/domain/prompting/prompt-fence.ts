const TAGS = {
  answer: 'answer',
  booked: 'booked-messages',
  earlier: 'earlier-plans',
  facts: 'facts',
  filled: 'filled-weeks',
  lastWords: 'last-words',
  launches: 'earlier-launches',
  open: 'left-open',
  plan: 'current-plan',
  recommended: 'recommended-changes',
  section: 'current-section',
  told: 'told-text',
  wish: 'wish',
} as const;

// No two neighboring pieces can match the same spaces: otherwise every split of a run of spaces would be tried.
const BETWEEN = '[\\s\\p{Cf}]*';
const spread = (tag: string) =>
  tag
    .split('-')
    .map((word) => [...word].join('\\p{Cf}*'))
    .join('[-_\\s\\p{Cf}\\p{Pd}]*');
const LOOK_ALIKE = new RegExp(
  `[<＜﹤‹〈](?=${BETWEEN}(?:[/／\\\\]${BETWEEN})?(?:${Object.values(TAGS).map(spread).join('|')}))`,
  'giu',
);

/** Puts someone's words between tags that those words cannot close. */
export function fenced(kind: keyof typeof TAGS, text: string): string {
  return `<${TAGS[kind]}>\n${neutral(text)}\n</${TAGS[kind]}>`;
}

// Replaced one for one, or a prompt that was measured to fit would grow.
/**
 * Only our own tags, and the "<|" of chat markers that local models obey, lose their bracket: everything else
 * reaches the AI as typed, or names and prices with a "<" would come back changed.
 */
export function neutral(text: string): string {
  return text.replace(LOOK_ALIKE, '(').replaceAll('<|', '(|');
}

const OWN_LINE = new RegExp(`^</?(?:${Object.values(TAGS).join('|')})>\\n?`, 'gm');

/** For people: without the lines that mark a person's words for the AI. */
export function unfenced(message: string): string {
  return message.replace(OWN_LINE, '').trimEnd();
}

const FENCED_ANSWER = /^(.+)\n<answer>\n([\s\S]*?)\n<\/answer>$/gm;

type AnswersRead = { answers: { asked: string; answer: string }[]; rest: string };

/** Splits a message into its questions, each with the answer between tags, and the rest of it. */
export function readAnswers(message: string): AnswersRead {
  const found = [...message.matchAll(FENCED_ANSWER)];
  return {
    answers: found.map(([, asked = '', answer = '']) => ({ asked, answer })),
    rest: unfenced(message.replace(FENCED_ANSWER, '')).trim(),
  };
}
