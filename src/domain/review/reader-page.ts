import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';
import type { Comment } from './comment.ts';
import type { Part } from './part-words.ts';

// The interface between the server and the renderer of readers' pages, which the build makes from the client's components.

/** A part of a plan with its HTML: rendering it again for every reader would delay everybody's saves. */
export type RenderedPart = Part & { readonly html: string };

export type ReaderPlan = { readonly type: BlueprintType; readonly parts: readonly RenderedPart[] };

export type ReaderComment = Pick<
  Comment,
  'commentId' | 'type' | 'anchor' | 'name' | 'body' | 'reply' | 'createdAt'
>;

/** Why a comment was refused. Each has a sentence on the page. */
export type FormProblem =
  | 'empty'
  | 'too-long'
  | 'quote-too-long'
  | 'quote-not-found'
  | 'name-too-long'
  | 'part-gone'
  | 'too-often'
  | 'link-full'
  | 'person-full';

/** The contents of a submitted form. */
export type SentForm = {
  readonly id: string;
  readonly type: string;
  /** The part's number and heading: the plan may have changed since. */
  readonly part: number;
  readonly heading: string;
  readonly quote: string;
  readonly body: string;
  readonly name: string;
};

/**
 * Stored documents, to be parsed in the rendering thread: parsing nineteen plans takes half a second, in which no save
 * would be answered.
 */
export type GivenDocuments = {
  /** All of a person's topics: words private in an unshared one are private in the others too. */
  readonly topics: readonly { readonly body: string; readonly isShared: boolean }[];
  /** The facts: the income of earlier launches is private in plans too. */
  readonly sheet: string | undefined;
  readonly today: IsoDay;
  readonly hasLaunchPage: boolean;
};

export type ReaderContents = {
  readonly plans: readonly ReaderPlan[];
  /** My launch on one page, as HTML. */
  readonly launch: string | undefined;
};

export type ReaderPage = ReaderContents & {
  readonly brandName: string;
  readonly forName: string;
  readonly mayComment: boolean;
  readonly endsAt: string;
  readonly comments: readonly ReaderComment[];
  /** The id of the next comment from this page: sent twice, it is stored once. */
  readonly formId: string;
  /** The comment that was just stored. */
  readonly arrived: string | undefined;
  /** A refused form, to be shown again with every word in it. */
  readonly refused: { readonly form: SentForm; readonly problem: FormProblem } | undefined;
};

/** Pages with a single sentence: nothing to read, an error, or about emails on new comments. */
export const NOTE_NAMES = [
  'gone',
  'gone-unsent',
  'failed',
  'failed-unsent',
  'too-large-unsent',
  'mail-asked',
  'mail-stopped',
] as const;
export type ReaderNote = (typeof NOTE_NAMES)[number];
/** Placeholder for the words of a refused comment. */
export const UNSENT_WORDS = '{{words}}';

export type ReaderDrawing = {
  readContents(given: GivenDocuments): ReaderContents;
  drawPage(page: ReaderPage): string;
  drawNote(note: ReaderNote, brandName: string): string;
};
