import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import type { Channel } from './channel.ts';

/** How a section writes its messages in plans from before messages had their own headings. */
export type KitForm =
  /** One piece per standalone label; `isLoose`: text without a label is one, too. */
  | { readonly form: 'drafts'; readonly channel: Channel; readonly isLoose?: boolean }
  /** The whole section. */
  | { readonly form: 'prose'; readonly channel: Channel }
  /** The whole section; its labels are parts of a page. */
  | { readonly form: 'page'; readonly channel: Channel }
  /** Quoted text in rows, from `minWords` on; `isBare`: if nothing is quoted, the words after the label. */
  | { readonly form: 'rows'; readonly channel: Channel; readonly minWords: number; readonly isBare?: boolean }
  /** The text after this label, named by the label "Name" above it. */
  | { readonly form: 'cards'; readonly channel: Channel; readonly label: RegExp };

/** A section that announces messages row by row, and which column has the subject. `isFixed`: its format names no channel. */
export type AnnouncedForm = {
  readonly channel: Channel;
  readonly subject: RegExp;
  readonly isFixed?: boolean;
};

export type KitForms = {
  /** The titles of all plans: "Talk, in Communications" is written in that one. */
  readonly titles: readonly string[];
  readonly pieces: { readonly [Type in BlueprintType]?: Readonly<Record<string, KitForm>> };
  readonly announced: { readonly [Type in BlueprintType]?: Readonly<Record<string, AnnouncedForm>> };
};

/** A heading as the table of forms spells it. */
export function headingKey(heading: string): string {
  return heading
    .replaceAll('**', '')
    .replace(/\(owner only\)/i, '')
    .replace(/^[\d.)\s]+/, '')
    .trim()
    .toLowerCase();
}

export function lookUp<Form>(
  forms: Readonly<Record<string, Form>> | undefined,
  heading: string,
): Form | undefined {
  const key = headingKey(heading);
  return forms !== undefined && Object.hasOwn(forms, key) ? forms[key] : undefined;
}
