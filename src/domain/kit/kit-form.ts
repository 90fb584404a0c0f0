import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import type { Channel } from './channel.ts';

/** How a section of a plan writes its messages, in plans from before messages had a heading of their own. */
export type KitForm =
  /** One piece under each label that stands alone; `isLoose`: words without any label are one, too. */
  | { readonly form: 'drafts'; readonly channel: Channel; readonly isLoose?: boolean }
  /** The whole section. */
  | { readonly form: 'prose'; readonly channel: Channel }
  /** The whole section, its labels being parts of a page. */
  | { readonly form: 'page'; readonly channel: Channel }
  /** What a row has in quotes, from so many words on; `isBare`: where nothing has quotes, the words behind the label. */
  | { readonly form: 'rows'; readonly channel: Channel; readonly minWords: number; readonly isBare?: boolean }
  /** What follows this label, named by the label "Name" above it. */
  | { readonly form: 'cards'; readonly channel: Channel; readonly label: RegExp };

/** A section that announces messages row by row: which column says what about. `isFixed`: its format names no channel. */
export type AnnouncedForm = {
  readonly channel: Channel;
  readonly subject: RegExp;
  readonly isFixed?: boolean;
};

export type KitForms = {
  /** The names of all plans: "Talk, in Communications" is written there. */
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
