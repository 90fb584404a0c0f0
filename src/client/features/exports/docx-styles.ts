import { type IStylesOptions, LineRuleType } from 'docx';

const INK = '14213D';
const HEADING_FONT = 'Georgia';
const BODY_FONT = 'Calibri';

const heading = (size: number, before: number) => ({
  run: { size, bold: true, color: INK, font: HEADING_FONT },
  paragraph: { spacing: { before, after: 120 }, keepNext: true },
});

/** Sizes in half points, spacing in twentieths of a point: Word's own units. */
export const DOCX_STYLES: IStylesOptions = {
  default: {
    document: {
      run: { font: BODY_FONT, size: 22 },
      paragraph: { spacing: { after: 140, line: 288, lineRule: LineRuleType.AUTO } },
    },
    heading1: heading(40, 0),
    heading2: heading(28, 320),
    heading3: heading(24, 240),
    heading4: heading(22, 200),
    heading5: heading(22, 160),
    heading6: heading(22, 160),
    listParagraph: { paragraph: { spacing: { after: 60 } } },
    hyperlink: { run: { color: '7A5510', underline: {} } },
  },
  paragraphStyles: [
    {
      id: 'ContentsHeading',
      name: 'Contents Heading',
      basedOn: 'Normal',
      next: 'Normal',
      run: { size: 40, bold: true, color: INK, font: HEADING_FONT },
      paragraph: { spacing: { after: 240 } },
    },
  ],
};
