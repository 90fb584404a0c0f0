import { type Channel, isChat, type Network } from './channel.ts';
import { textLength } from './text-length.ts';

/** A remark about the length of a piece. Nothing is ever cut. */
export type LengthNote =
  | { readonly kind: 'messages'; readonly messages: number }
  | { readonly kind: 'subject' | 'preview-long'; readonly characters: number; readonly most: number }
  | { readonly kind: 'preview-short'; readonly characters: number; readonly least: number }
  | { readonly kind: 'post'; readonly characters: number; readonly most: number; readonly network: Network };

const SUBJECT_MOST = 50;
export const PREVIEW = { least: 35, most: 90 } as const;
export const POST_MOST: Readonly<Record<Network, number>> = {
  x: 280,
  google: 1_500,
  instagram: 2_200,
  linkedin: 3_000,
};

type Sized = {
  readonly channel: Channel;
  readonly label?: string;
  readonly network?: Network | undefined;
  readonly subject?: string | undefined;
  readonly preview?: string | undefined;
  readonly text: string;
};

const lengthOf = (text: string) => [...text].length;

export function lengthNotes({ channel, label = '', network, subject, preview, text }: Sized): LengthNote[] {
  const notes: LengthNote[] = [];
  if (channel === 'text' && !isChat(label)) {
    const { messages } = textLength(text);
    if (messages > 1) notes.push({ kind: 'messages', messages });
  }
  if (channel === 'email') {
    const ofSubject = lengthOf(subject ?? '');
    if (ofSubject > SUBJECT_MOST) notes.push({ kind: 'subject', characters: ofSubject, most: SUBJECT_MOST });
    const ofPreview = lengthOf(preview ?? '');
    if (ofPreview > PREVIEW.most)
      notes.push({ kind: 'preview-long', characters: ofPreview, most: PREVIEW.most });
    else if (ofPreview > 0 && ofPreview < PREVIEW.least)
      notes.push({ kind: 'preview-short', characters: ofPreview, least: PREVIEW.least });
  }
  const characters = lengthOf(text);
  if (channel === 'post' && network && characters > POST_MOST[network])
    notes.push({ kind: 'post', characters, most: POST_MOST[network], network });
  return notes;
}
