import { keepApart, type ResolveClash } from '#domain/merging/merge-sequences.ts';
import { threeWay } from '#domain/merging/three-way.ts';
import type { Document } from './document.ts';
import type { DocumentKind } from './document-kind.ts';
import type { Field } from './field.ts';
import { type MergedField, mergeField, type Sides } from './merge-field.ts';

/**
 * `mine` is what stays on screen, `theirs` the same field with the other device's words where they clash; `companion`
 * is what belongs to `theirs`.
 */
export type Conflict = { field: string; mine: string; theirs: string; companion?: unknown };

export type Merged<D extends Document> = { merged: D; conflicts: Conflict[] };

/** `base` is the last document both sides had; null when each device created it on its own. */
export function mergeDocuments<D extends Document>(
  kind: DocumentKind<D>,
  base: D | null,
  mine: D,
  theirs: D,
  settle: ResolveClash = keepApart,
): Merged<D> {
  const sides = { base: base ?? kind.blankLike(theirs), mine, theirs };
  const conflicts: Conflict[] = [];
  let merged = kind.mergeRest(sides.base, mine, theirs);
  for (const [name, field] of Object.entries(kind.fields)) {
    const outcome = mergeOne(field, sides, settle);
    merged = field.write(merged, outcome.text);
    const { companion } = field;
    if (companion) merged = companion.write(merged, companionOf(field, sides, outcome));
    if (outcome.other === undefined) continue;
    const belonging = companion?.read(theirs);
    const found = { field: name, mine: outcome.text ?? '', theirs: outcome.other };
    conflicts.push(belonging === undefined ? found : { ...found, companion: belonging });
  }
  return { merged, conflicts };
}

function mergeOne<D extends Document>(field: Field<D>, sides: Sides<D>, settle: ResolveClash): MergedField {
  const { companion } = field;
  const isNew = companion
    ? companion.isNewText(companion.read(sides.mine)) || companion.isNewText(companion.read(sides.theirs))
    : false;
  const texts = {
    base: field.read(sides.base),
    mine: field.read(sides.mine),
    theirs: field.read(sides.theirs),
  };
  return mergeField(field, texts, isNew, settle);
}

function companionOf<D extends Document>(
  field: Field<D>,
  { base, mine, theirs }: Sides<D>,
  outcome: MergedField,
): unknown {
  const { companion } = field;
  if (!companion) return undefined;
  const [before, my, their] = [companion.read(base), companion.read(mine), companion.read(theirs)];
  if (outcome.from === 'mine') return my;
  if (outcome.from === 'theirs') return their;
  return field.read(mine) === field.read(theirs)
    ? threeWay(before, my, their, companion.later)
    : companion.later(my, their);
}
