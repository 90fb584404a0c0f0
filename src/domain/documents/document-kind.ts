import type { Document } from './document.ts';
import type { Fields } from './field.ts';
import type { ReplacedText } from './replaced-texts.ts';

/**
 * Everything that saving, merging, keeping versions, backing up and moving must know of one kind of document. A kind is
 * only ever handed its own documents: whoever holds one also holds the name of its kind.
 */
export type DocumentKind<D extends Document = Document> = {
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
