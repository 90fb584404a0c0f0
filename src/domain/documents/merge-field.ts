import { mergeEntries } from '#domain/merging/entry-merge.ts';
import { mergeLists } from '#domain/merging/list-merge.ts';
import type { ResolveClash } from '#domain/merging/merge-sequences.ts';
import { mergeTexts } from '#domain/merging/text-merge.ts';
import type { Document } from './document.ts';
import type { Field } from './field.ts';

type Text = string | undefined;
export type Sides<T> = { readonly base: T; readonly mine: T; readonly theirs: T };

/** `from`: whose text it is. `other`: the same field with the other side's words where the two clash. */
export type MergedField = { text: Text; from: 'mine' | 'theirs' | 'both'; other?: string };

export function mergeField<D extends Document>(
  field: Field<D>,
  { base, mine, theirs }: Sides<Text>,
  isNewText: boolean,
  settle: ResolveClash,
): MergedField {
  if (mine === theirs) return { text: mine, from: 'both' };
  if (mine === base) return { text: theirs, from: 'theirs' };
  if (theirs === base) return { text: mine, from: 'mine' };
  // One side sent or dropped its draft while the other typed on: those words are still a draft.
  if (field.draftOf !== undefined && (!mine || !theirs)) {
    return mine ? { text: mine, from: 'mine' } : { text: theirs, from: 'theirs' };
  }
  const [before, my, their] = [base ?? '', mine ?? '', theirs ?? ''];
  if (field.merges === 'as-set') {
    const marksOf = (text: string) => field.takeApart?.(linesOf(text)) ?? linesOf(text);
    const { mine: marks } = mergeEntries(marksOf(before), marksOf(my), marksOf(their));
    // Beyond the limit the first ones go.
    const all = (field.putTogether?.(marks) ?? marks).slice(-field.limit);
    return { text: all.join('\n'), from: 'both' };
  }
  const apart: MergedField =
    my === their ? { text: my, from: 'mine' } : { text: my, from: 'mine', other: their };
  if (field.merges === 'whole' || isNewText) return apart;
  if (field.merges === 'by-entry') {
    const lists = [linesOf(before), linesOf(my), linesOf(their)] as const;
    const woven = field.weave?.(lists, settle) ?? { mine: lists[1], theirs: lists[2] };
    const both = mergeEntries(lists[0], woven.mine, woven.theirs, field.entryName);
    // Together they may exceed the limit: dropping some silently would lose somebody's date.
    if (both.mine.length > field.limit || both.theirs.length > field.limit) return apart;
    const [text, other] = [both.mine.join('\n'), both.theirs.join('\n')];
    if (field.fits && !(field.fits(text) && field.fits(other))) return apart;
    return text === other ? { text, from: 'both' } : { text, from: 'mine', other };
  }
  const woven =
    field.merges === 'by-word' ? mergeTexts(before, my, their, settle) : mergeLines(before, my, their);
  // Two long additions can be too long together; the server would refuse the result forever.
  if (sizeOf(field, woven.mine) > field.limit || sizeOf(field, woven.theirs) > field.limit) return apart;
  if (woven.mine === woven.theirs) return { text: woven.mine, from: 'both' };
  return { text: woven.mine, from: 'mine', other: woven.theirs };
}

function mergeLines(base: string, mine: string, theirs: string) {
  const woven = mergeLists(linesOf(base), linesOf(mine), linesOf(theirs), (line) => line);
  return { mine: woven.mine.join('\n'), theirs: woven.theirs.join('\n') };
}

export function linesOf(text: string): string[] {
  return text === '' ? [] : text.split('\n');
}

function sizeOf<D extends Document>({ merges }: Field<D>, text: string): number {
  return merges === 'by-line' ? linesOf(text).length : text.length;
}
