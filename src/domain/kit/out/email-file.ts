import { fileStem } from '#domain/plan/book-outline.ts';
import { escapeHtml } from '#domain/plan/render/escape-html.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';

/** A full HTML page around a message: one column of 600 pixels, no style sheet, no images, no tracking. */
export function emailPage(subject: string, html: string): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${escapeHtml(subject)}</title>
</head>
<body>
<table width="600" align="center">
<tr>
<td>
${html}
</td>
</tr>
</table>
</body>
</html>
`;
}

const LONGEST_NAME = 80;

/** "01-2027-03-26-one-song": ASCII letters, so that every unzip program can read it. */
export function emailName(nth: number, day: IsoDay | null, subject: string, ending: 'html' | 'txt'): string {
  const number = String(nth).padStart(2, '0');
  const stem = fileStem(...[number, ...(day === null ? [] : [day]), subject]);
  return `${stem.slice(0, LONGEST_NAME - ending.length - 1).replace(/-+$/, '')}.${ending}`;
}
