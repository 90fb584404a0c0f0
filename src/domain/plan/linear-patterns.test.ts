import { describe, expect, it } from 'vitest';
import { headingLine } from '#domain/reading/heading-line.ts';
import { worseThanLinear } from '#domain/testing/growth.ts';
import { someHostileTexts } from '#domain/testing/hostile-texts.ts';
import { sampleBlueprint } from '#domain/testing/sample-blueprint.ts';
import { isSafeLink, isTangled, linesAsInlines, wordsWithGaps } from './book-document.ts';
import { fileStem } from './book-outline.ts';
import { openFence, splitSections } from './book-sections.ts';
import { carryTicks } from './carry-ticks.ts';
import { changedSection } from './changed-section.ts';
import { cleanReply } from './clean-reply.ts';
import { needsIn, openPointsIn } from './gaps/gap-list.ts';
import { fillGapsLike, inBrackets, needKey, withBlanks } from './gaps/gaps.ts';
import { shareOf, tellingOf, wordsOf } from './likeness.ts';
import { hasOwnerOnly, withoutOwnerOnly } from './owner-only.ts';
import { type PlanDocument, plainDocument } from './plan-document.ts';
import { questionsIn } from './questions-in.ts';
import { plainText } from './render/book-text.ts';
import { escapeHtml } from './render/escape-html.ts';
import { readableLines } from './render/readable-lines.ts';
import { scriptureReferences, unsupportedReferences } from './scripture/scripture-references.ts';
import { sectionsOf } from './sections.ts';
import { sharedTexts } from './shared-text.ts';

const planOf = (output: string) => [sampleBlueprint({ type: 'event', output })];

/** Every line as an item with a box, without the parser, to measure only the comparison of words. */
function checklist(text: string, checked: boolean, more = ''): PlanDocument {
  const items = text.split('\n').map((line, at) => ({
    checked,
    boxAt: at,
    children: [{ kind: 'paragraph' as const, children: linesAsInlines(line + more) }],
  }));
  const block = { kind: 'list' as const, start: null, items };
  return { text, blocks: [{ range: { start: 0, end: text.length }, block }] };
}

const READERS: Record<string, (text: string) => unknown> = {
  'cutting a plan into sections': (text) => splitSections(text),
  'the sections of a document': (text) => sectionsOf(plainDocument(text)),
  'taking a plan out of a reply': cleanReply,
  'looking for a code block left open': openFence,
  'telling whether a text is tangled': isTangled,
  'keeping line breaks': linesAsInlines,
  'words with gaps': (text) => wordsWithGaps(text, text, 0),
  'plain words': (text) => plainText([{ kind: 'quote', children: [{ kind: 'code', text }] }]),
  'lines to compare': readableLines,
  'a line that is a heading': headingLine,
  'questions of a reply': questionsIn,
  'gaps as blanks': withBlanks,
  'gaps in brackets': inBrackets,
  'filling gaps': (text) => fillGapsLike(text, 'a', '- 20'),
  'what a gap needs': needKey,
  'the list of gaps': (text) => needsIn(planOf(text)),
  'the list of open points': (text) => openPointsIn(planOf(`## Still to confirm\n\n${text}`), []),
  'leaving out what is private': (text) => [withoutOwnerOnly(text), hasOwnerOnly(text)],
  'a plan for others': (text) => sharedTexts([text, text], false),
  'a section that was asked for': (text) => changedSection('## A\n', `\`\`\`\n${text}`, plainDocument),
  'words that are alike': (text) => [
    tellingOf(wordsOf(text)),
    shareOf(wordsOf(text), wordsOf(text).reverse()),
  ],
  'escaping for HTML': escapeHtml,
  'a safe link': isSafeLink,
  'the name of a file': (text) => fileStem(text),
  'scripture references': (text) => scriptureReferences(text),
  'scripture references in any case': (text) => scriptureReferences(text, true),
  'references that no input contains': (text) => unsupportedReferences(text, [text]),
};

// Comparing words is far slower than a pattern, so fewer texts must do.
const COMPARING: Record<string, (text: string) => unknown> = {
  'taking ticks over, word for word': (text) => carryTicks(checklist(text, true), checklist(text, false)),
  'taking ticks over, nearly': (text) =>
    carryTicks(checklist(text, true, ' a b'), checklist(text, false, ' c')),
};
const FEW_TEXTS = someHostileTexts(150);

describe('no text of 120,000 characters takes more than linear work', () => {
  it.each(Object.entries(READERS))('%s', (_, read) => {
    expect(worseThanLinear(read)).toBeUndefined();
  });

  it.each(Object.entries(COMPARING))('%s', (_, read) => {
    expect(worseThanLinear(read, FEW_TEXTS)).toBeUndefined();
  });
});

describe('worseThanLinear', () => {
  const letters = { name: 'letters', ofLength: (length: number) => 'a'.repeat(length) };
  /**
   * The growth for a given number of steps, a million per millisecond: counted, because a shared machine's clock can
   * hide quadratic time.
   */
  function growthOf(stepsFor: (length: number) => number) {
    let steps = 0;
    const read = (text: string) => {
      steps += stepsFor(text.length);
    };
    return worseThanLinear(read, [letters], (work) => {
      steps = 0;
      work();
      return steps / 1_000_000;
    });
  }

  it('finds a reader that restarts at each line and runs to the end', () => {
    expect(growthOf((length) => length ** 2 / 10)).toEqual({ text: 'letters', factor: 16 });
    expect(growthOf((length) => length ** 3)?.text).toBe('letters');
  });

  it('tries each character and each phrase in every run', () => {
    const tried = someHostileTexts(300).map(({ name }) => name);
    const repeated = tried.filter((name) => name.startsWith('[')).map((name) => JSON.parse(name)[1]);
    expect(new Set(repeated).size).toBeGreaterThanOrEqual(180);
  });

  it('finds quadratic work in a slow reader once it is three times the linear work for 120,000 characters', () => {
    const perLetter = 40_000;
    // Quadratic work that equals the linear work at `letters` characters.
    const withSquareOf = (letters: number) => (length: number) =>
      perLetter * length + (perLetter / letters) * length ** 2;
    expect(growthOf(withSquareOf(41_000))?.text).toBe('letters');
    expect(growthOf(withSquareOf(43_000))).toBeUndefined();
    expect(growthOf((length) => perLetter * length)).toBeUndefined();
  });

  it('finds it in a quick reader, too, and beside what each call costs', () => {
    const perLetter = 400;
    const withSquareOf = (letters: number) => (length: number) =>
      perLetter * length + (perLetter / letters) * length ** 2;
    expect(growthOf(withSquareOf(41_000))?.text).toBe('letters');
    expect(growthOf(withSquareOf(43_000))).toBeUndefined();
    const each = 3_000_000;
    expect(growthOf((length) => each + withSquareOf(20_000)(length))?.text).toBe('letters');
    expect(growthOf((length) => each + perLetter * length)).toBeUndefined();
  });

  it('passes a reader that goes through the text a few times', () => {
    expect(growthOf((length) => 2_000 * length)).toBeUndefined();
    expect(growthOf((length) => 100 * length * Math.log2(length))).toBeUndefined();
  });
});
