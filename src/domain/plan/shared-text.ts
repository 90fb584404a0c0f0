import { gapsIn } from './gaps/gaps.ts';
import { withoutOwnerOnly } from './owner-only.ts';
import { replaceRange } from './source-range.ts';

// Followed by a space, so that Markdown takes it for no emphasis.
const BLANK = '____________';

/** A plan as it is handed to others: what is still open as a blank to fill in by hand, without what is private. */
export function sharedText(plan: string, isPrivateIn: boolean): string {
  const text = isPrivateIn ? plan : withoutOwnerOnly(plan);
  return gapsIn(text).reduceRight(
    (rest, { need, range }) => replaceRange(rest, range, `${BLANK} (${need})`),
    text,
  );
}
