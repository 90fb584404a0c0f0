import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';
import type { Comment } from './comment.ts';
import type { Part } from './part-words.ts';

// What the server hands to the page that somebody with a link reads, and what draws it. The drawing is made by the build
// from the client's own components: the two sides meet here.

/** A part of a plan with its HTML: drawing it again for every reader would hold up everybody's saves. */
export type DrawnPart = Part & { readonly html: string };

export type ReaderPlan = { readonly type: BlueprintType; readonly parts: readonly DrawnPart[] };

export type ReaderComment = Pick<
  Comment,
  'commentId' | 'type' | 'anchor' | 'name' | 'body' | 'reply' | 'createdAt'
>;

/** Why a comment was not taken. Each has a sentence on the page. */
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

/** What a form carried. */
export type SentForm = {
  readonly id: string;
  readonly type: string;
  /** The number of the part, and its heading: by the time it is sent the plan may have changed. */
  readonly part: number;
  readonly heading: string;
  readonly quote: string;
  readonly body: string;
  readonly name: string;
};

/**
 * Documents as they are stored, to be read where the page is drawn: reading nineteen plans takes half a second, in which
 * nobody's save would be answered.
 */
export type GivenDocuments = {
  /** All of a person's topics: what is private in one that is not shared is private in the others too. */
  readonly topics: readonly { readonly body: string; readonly isShared: boolean }[];
  /** The facts: what earlier launches brought in is private in plans too. */
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
  /** For the comment that may be sent from this page: sent twice, it is one. */
  readonly formId: string;
  /** The comment that has just arrived. */
  readonly arrived: string | undefined;
  /** A form that was not taken, to be drawn again with every word in it. */
  readonly refused: { readonly form: SentForm; readonly problem: FormProblem } | undefined;
};

/** A page of one sentence: why there is nothing to read, that something failed, or about letters that tell of comments. */
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
/** Where the server puts the words of a comment that wasn't taken. */
export const UNSENT_WORDS = '{{words}}';

export type ReaderDrawing = {
  readContents(given: GivenDocuments): ReaderContents;
  drawPage(page: ReaderPage): string;
  drawNote(note: ReaderNote, brandName: string): string;
};
