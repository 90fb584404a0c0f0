import { answerSentences } from '#domain/reading/sentences-in.ts';

// Words for what a person rules out, and for maximums. Broad on purpose: a sentence kept for nothing costs a few
// tokens, and a lost one ("I am not an advisor") comes back as its opposite in a plan.
const LIMIT =
  /\b(?:no|not|never|none|nothing|nobody|without|only|unless|except|at most|at least|up to|more than|less than|limit\w*|max(?:imum)?|avoid\w*|skip|off|closed|rest(?:s|ing)?|private(?:ly)?|secret|quiet(?:ly)?|stop(?:s|ped)?|leave out|keep out|hate|refuse|too much|please|ask first|permission|nunca|sin|jamais|niemals?|kein\w*|nicht)\b|n['’]t\b/i;

export function isLimit(sentence: string): boolean {
  return LIMIT.test(sentence);
}

/** About `most` characters from the start, every limit wherever it is, and "…" for each cut. */
export function shortenAnswer(answer: string, most: number): string {
  const whole = answer.trim();
  if (whole.length <= most) return whole;
  const sentences = answerSentences(whole).map(({ text }) => text);
  let length = 0;
  let isCut = false;
  const kept = sentences.map((sentence) => {
    const fits = !isCut && length + sentence.length <= most;
    if (!fits) isCut = true;
    if (!fits && !isLimit(sentence)) return '…';
    length += sentence.length + 1;
    return sentence;
  });
  return kept.filter((part, index) => part !== '…' || kept[index - 1] !== '…').join(' ');
}
