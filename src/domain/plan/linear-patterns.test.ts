import { describe, expect, it } from 'vitest';
import { cutAtSentence } from '#domain/prompting/cut-text.ts';
import { extractKeyDecisions } from '#domain/prompting/key-decisions.ts';
import { fenced } from '#domain/prompting/prompt-fence.ts';
import { worseThanLinear } from '#domain/testing/growth.ts';
import { isSafeLink, isTangled, linesAsInlines } from './book-document.ts';
import { fileStem } from './book-outline.ts';
import { openFence, splitSections } from './book-sections.ts';
import { cleanReply } from './clean-reply.ts';
import { withBlanks } from './gaps/gaps.ts';
import { questionsIn } from './questions-in.ts';
import { plainText } from './render/book-text.ts';
import { escapeHtml } from './render/escape-html.ts';
import { readableLines } from './render/readable-lines.ts';
import { scriptureReferences, unsupportedReferences } from './scripture/scripture-references.ts';

const READERS: Record<string, (text: string) => unknown> = {
  'cutting a plan into sections': (text) => splitSections(text),
  'taking a plan out of a reply': cleanReply,
  'looking for a code block left open': openFence,
  'telling whether a text is tangled': isTangled,
  'keeping line breaks': linesAsInlines,
  'plain words': (text) => plainText([{ kind: 'quote', children: [{ kind: 'code', text }] }]),
  'lines to compare': readableLines,
  'questions of a reply': questionsIn,
  'gaps as blanks': withBlanks,
  'escaping for HTML': escapeHtml,
  'a safe link': isSafeLink,
  'the name of a file': (text) => fileStem(text),
  'scripture references': (text) => scriptureReferences(text),
  'scripture references in any case': (text) => scriptureReferences(text, true),
  'references that no input contains': (text) => unsupportedReferences(text, [text]),
  'key decisions': (text) => extractKeyDecisions(text, 600),
  'the first sentences': (text) => cutAtSentence(text, 390),
  'a fence around somebody’s words': (text) => fenced('earlier', text),
};

describe('no text of 120,000 characters takes more than linear work', () => {
  it.each(Object.entries(READERS))('%s', (_, read) => {
    expect(worseThanLinear(read)).toBeUndefined();
  });
});

describe('worseThanLinear', () => {
  it('finds a pattern that begins anew at each line and runs to the end', () => {
    const hostile = { name: 'brackets', ofLength: (length: number) => '[\n'.repeat(length / 8) };
    const found = worseThanLinear((text) => /^ {0,3}\[[^\]]+\]:/m.test(text), [hostile]);
    expect(found?.text).toBe('brackets');
  });
});
