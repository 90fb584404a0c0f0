import type { ResolveClash } from '#domain/merging/merge-sequences.ts';
import type { Document } from './document.ts';

/**
 * A text of a document, by its name: the name is what travels, in conflicts, kept versions, drafts, backups and words
 * on screen. Nobody takes it apart; code that needs the text asks the field.
 */
export type Field<D extends Document> = {
  /** In characters; for a list, in entries. */
  readonly limit: number;
  /**
   * Where two devices changed it: word by word, line by line in their order, as entries whose order does not matter, as
   * a set of marks, or one of the two as a whole.
   */
  readonly merges: 'by-word' | 'by-line' | 'by-entry' | 'as-set' | 'whole';
  /** Which texts the server keeps when they are written over. */
  readonly history: 'every' | 'unless-only-grew' | 'none';
  /** undefined: it was never written. */
  read(doc: D): string | undefined;
  write(doc: D, text: string | undefined): D;
  /** The field that these words will belong to once they are sent; until then they are a draft. */
  readonly draftOf?: string;
  readonly companion?: Companion<D>;
  /** Of a list merged by entry: the subject of an entry, so that one moved on two devices is recognized as the same. */
  entryName?(line: string): string;
  /** Of a list merged by entry: merges words that both sides typed into one entry, before entries are compared. */
  weave?(
    lists: readonly [base: readonly string[], mine: readonly string[], theirs: readonly string[]],
    settle: ResolveClash,
  ): { readonly mine: readonly string[]; readonly theirs: readonly string[] };
  /** Of a set in which one mark holds several things: one thing to a mark, for the merge. */
  takeApart?(marks: readonly string[]): readonly string[];
  putTogether?(marks: readonly string[]): readonly string[];
  /** Of a list merged by entry: whether all entries together fit. Without it, only their number is limited. */
  fits?(text: string): boolean;
  /** A list is kept as a text that can be read back; this is how a person reads it. */
  shown?(text: string): string;
};

/** Data that follows a text, such as how and from what a plan was written. */
export type Companion<D extends Document> = {
  read(doc: D): unknown;
  write(doc: D, value: unknown): D;
  /** Picks one of two. Any rule will do as long as both devices pick the same. */
  later(mine: unknown, theirs: unknown): unknown;
  /** A regenerated text. Merged word by word with edits of the old one, it would be a text that nobody wrote. */
  isNewText(value: unknown): boolean;
  origin(value: unknown): string;
};

export type Fields<D extends Document> = Readonly<Record<string, Field<D>>>;
