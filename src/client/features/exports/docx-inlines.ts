import { ExternalHyperlink, type IRunOptions, type ParagraphChild, TextRun } from 'docx';
import type { PlanInline } from '#domain/plan/book-document.ts';
import { blankFor } from '#domain/plan/gaps/gaps.ts';

type Style = Pick<IRunOptions, 'bold' | 'italics' | 'strike' | 'font' | 'style' | 'rightToLeft'>;

export const CODE_FONT = 'Consolas';

/** A plan's words as Word runs. */
export function runsOf(inlines: readonly PlanInline[], style: Style = {}): ParagraphChild[] {
  return inlines.flatMap((inline) => oneOf(inline, style));
}

function oneOf(inline: PlanInline, style: Style): ParagraphChild[] {
  switch (inline.kind) {
    case 'text':
      return [run(inline.text, style)];
    case 'code':
      return [run(inline.text, { ...style, font: CODE_FONT })];
    case 'gap':
      return [run(blankFor(inline.need), style)];
    case 'break':
      return [new TextRun({ break: 1 })];
    case 'strong':
      return runsOf(inline.children, { ...style, bold: true });
    case 'emphasis':
      return runsOf(inline.children, { ...style, italics: true });
    case 'strike':
      return runsOf(inline.children, { ...style, strike: true });
    case 'link': {
      const children = runsOf(inline.children, { ...style, style: 'Hyperlink' });
      return [new ExternalHyperlink({ link: inline.href, children })];
    }
  }
}

function run(text: string, style: Style): TextRun {
  return new TextRun({ ...style, text: xmlText(text), ...(isRightToLeft(text) && { rightToLeft: true }) });
}

// Word refuses to open a file with one of these characters, but a person may have pasted one.
const NOT_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

export function xmlText(text: string): string {
  return text.toWellFormed().replace(NOT_XML, '');
}

const RIGHT_TO_LEFT = /\p{Script=Hebrew}|\p{Script=Arabic}|\p{Script=Syriac}|\p{Script=Thaana}/u;

/** The first strong character decides, as with dir="auto". */
export function isRightToLeft(text: string): boolean {
  const [first = ''] = /\p{L}/u.exec(text) ?? [];
  return RIGHT_TO_LEFT.test(first);
}
