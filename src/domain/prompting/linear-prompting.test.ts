import { describe, expect, it } from 'vitest';
import { datesIn } from '#domain/reading/days-in.ts';
import { planSections } from '#domain/reading/plan-sections.ts';
import { answerSentences } from '#domain/reading/sentences-in.ts';
import { worseThanLinear } from '#domain/testing/growth.ts';
import { sampleBlueprint } from '#domain/testing/sample-blueprint.ts';
import { bookedSends } from './booked-sends.ts';
import { carriedLines, withoutRepeats } from './carried-lines.ts';
import { cutAtSentence } from './cut-text.ts';
import { entryOf, textOf, withoutDecisions } from './earlier-entry.ts';
import { estimateTokens } from './estimate-tokens.ts';
import { filledWeeks } from './filled-weeks.ts';
import { extractKeyDecisions } from './key-decisions.ts';
import { shortenAnswer } from './limits-in.ts';
import { fenced } from './prompt-fence.ts';
import { recommendedIn } from './recommended.ts';

const READERS: Record<string, (text: string) => unknown> = {
  'key decisions': (text) => extractKeyDecisions(text, 600),
  'all key decisions': (text) => extractKeyDecisions(text, 20_000),
  'the first sentences': (text) => cutAtSentence(text, 390),
  'nearly all sentences': (text) => cutAtSentence(text, text.length - 1),
  sentences: answerSentences,
  'a shorter answer': (text) => shortenAnswer(text, 300),
  'lines that every plan must know': carriedLines,
  'lines that a later plan repeats': (text) => withoutRepeats([text, text, text]),
  'sections of a plan': planSections,
  'booked messages': (text) => {
    const plans = { sales: sampleBlueprint({ type: 'sales', output: text }) };
    return bookedSends(plans, 'launch', '2026-11-16');
  },
  'what other plans ask for, by week': (text) =>
    filledWeeks([{ owner: 'sales', plan: text, since: '2026-11-16' }], '2026-11-16'),
  'what other plans recommend': (text) =>
    recommendedIn([{ owner: 'sales', plan: `## Overview\n\n${text}`, since: '2026-11-16' }], '2026-11-16'),
  'a guess at tokens': estimateTokens,
  'days by month': (text) => datesIn(text, '2026-11-16'),
  'what an earlier plan says': (text) => {
    const entry = entryOf(sampleBlueprint({ answers: [text, text, text], output: text }), 'a', 600);
    return [textOf(entry), textOf(withoutDecisions(entry))];
  },
  'a fence around somebody’s words': (text) => fenced('earlier', text),
};

describe('no text of 120,000 characters takes more than linear work', () => {
  it.each(Object.entries(READERS))('%s', (_, read) => {
    expect(worseThanLinear(read)).toBeUndefined();
  });
});
