import { strFromU8, unzipSync, zipSync } from 'fflate';
import mammoth from 'mammoth';
import { AppError } from '#domain/errors.ts';

/** Parts of a file that could not be imported. */
export type SkippedPart = 'pictures' | 'footnotes' | 'comments' | 'headers and footers';

export type OpenedFile = { readonly text: string; readonly leftOut: readonly SkippedPart[] };

// How the reader marks things that plain text has no place for.
const MARKED = {
  styleMap: ['comment-reference => sup.comment'],
  convertImage: mammoth.images.imgElement(noImage),
};

// Doesn't read the image: it would be held as text, megabytes of it.
async function noImage() {
  return { src: '' };
}

// 80 kB compressed can contain 30 MB of empty paragraphs: the page took 3.7 GB and froze for minutes. The longest
// allowed text is a tenth of this with all its markup.
const MOST_XML = 4_000_000;
// The reader silently skips these.
const MARGIN = /^word\/(?:header|footer)\d*\.xml$/i;

/** Only the parts with words, after checking that their size can be read. A part that is larger than it claims is cut off. */
export function readable(file: ArrayBuffer): { arrayBuffer: ArrayBuffer; hasMargins: boolean } {
  let size = 0;
  const parts = unzipSync(new Uint8Array(file), {
    filter({ name, originalSize }) {
      if (!/\.(?:xml|rels)$/i.test(name)) return false;
      size += originalSize;
      if (size > MOST_XML) throw new AppError('telling-too-long');
      return true;
    },
  });
  const hasMargins = Object.entries(parts).some(
    ([name, xml]) => MARGIN.test(name) && /<w:t[ >][^<]*\w/.test(strFromU8(xml)),
  );
  return { arrayBuffer: zipSync(parts, { level: 0 }).buffer, hasMargins };
}

/** The words of a Word file, in paragraphs. A separate download: nobody needs it before they choose such a file. */
export async function readDocx(file: ArrayBuffer): Promise<OpenedFile> {
  const { arrayBuffer, hasMargins } = readable(file);
  const [{ value: text }, { value: html }] = await Promise.all([
    mammoth.extractRawText({ arrayBuffer }),
    mammoth.convertToHtml({ arrayBuffer }, MARKED),
  ]);
  const found: readonly (readonly [SkippedPart, RegExp])[] = [
    ['pictures', /<img\b/],
    ['footnotes', /id="(?:foot|end)note-ref-/],
    ['comments', /id="comment-ref-/],
  ];
  return {
    text: text.replace(/\n{3,}/g, '\n\n').trim(),
    leftOut: [
      ...found.flatMap(([name, pattern]) => (pattern.test(html) ? [name] : [])),
      ...(hasMargins ? (['headers and footers'] as const) : []),
    ],
  };
}
