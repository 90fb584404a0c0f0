import type { Document } from './document.ts';
import type { Fields } from './field.ts';
import type { ReplacedText } from './replaced-texts.ts';
import type { Json } from './shape.ts';

/**
 * Everything that saving, merging, keeping versions, backing up and moving must know of one kind of document. A kind is
 * only ever handed its own documents: code that holds one also holds the name of its kind.
 */
export type DocumentKind<D extends Document = Document> = {
  /** What addresses, replies and backup files call one of them, and several. Both stay for good. */
  readonly names: { readonly one: string; readonly many: string };
  /**
   * Its name until the previous release, still used by pages, servers and browsers of that release: in routes, in
   * replies and in browser storage. In backup files it stays for good.
   */
  readonly formerName?: string;
  /** A person has exactly one, under this id, created with its first word. Absent: several. */
  readonly only?: { readonly id: string; begin(now: string): D };
  /** Whether it can be one of these at all: the page's check of what the server sends, besides id and version. */
  hasShape(value: Json): boolean;
  /** What a person calls this one. Without it, all of a kind are called as `KIND_WORDS` says. */
  titleOf?(doc: D): string;
  /**
   * Names of the screens that show this kind's problems (a conflict, a refused save) themselves. On all other screens
   * the notice at the top shows them.
   */
  reportedOn(doc: D, field?: string): readonly string[];
  readonly fields: Fields<D>;
  /** A person has one living document per slot. */
  slotOf(doc: D): string;
  /** The common base when two devices each created one on their own. */
  blankLike(doc: D): D;
  /**
   * Everything that is not a text. Id and creation time are `theirs`, so that the result can be sent to the server that
   * has it.
   */
  mergeRest(base: D, mine: D, theirs: D): D;
  /** Overwritten words that are worth keeping. */
  replacedTexts(old: D, next: D): ReplacedText[];
};
