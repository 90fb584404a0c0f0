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
   * What it was called until the release before. Pages, servers and browsers of that release still say so: its address
   * answers, replies carry it, and what is kept in a browser stays under it. In backup files for good.
   */
  readonly formerName?: string;
  /** A person has one, always under this id, and it begins with the first word. Without this: several. */
  readonly only?: { readonly id: string; begin(now: string): D };
  /** Whether it can be one of these at all: the page's check of what the server sends, besides id and version. */
  hasShape(value: Json): boolean;
  /** What a person calls this one. Without it, all of a kind are called as `KIND_WORDS` says. */
  titleOf?(doc: D): string;
  /**
   * The screens that tell of its trouble in their own place (a conflict, a save that was refused), by the names that the
   * page gives them. Above every other screen it is told for any kind.
   */
  toldOn(doc: D, field?: string): readonly string[];
  readonly fields: Fields<D>;
  /** A person has one living document per slot. */
  slotOf(doc: D): string;
  /** What both sides would have started from when each device made it on its own. */
  blankLike(doc: D): D;
  /**
   * Everything that is not a text. Id and creation time are `theirs`, so that the result can be sent to the server that
   * has it.
   */
  mergeRest(base: D, mine: D, theirs: D): D;
  /** The words that `next` writes over and that are worth keeping. */
  replacedTexts(old: D, next: D): ReplacedText[];
};
