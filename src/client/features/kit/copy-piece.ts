import { copyStyledText, copyText } from '#client/adapters/device/clipboard.ts';
import { BLANK, blanksIn, leftBlank } from '#domain/kit/blanks.ts';
import type { Channel } from '#domain/kit/channel.ts';
import {
  FIRST_NAMES,
  hasNamePlace,
  type Platform,
  withNamePlace,
  withoutNamePlace,
  withToken,
} from '#domain/kit/greeting.ts';
import { messageHtml, messageText, withPlainSigns } from '#domain/kit/message-text.ts';
import type { Piece } from '#domain/kit/piece.ts';
import { proposedPreview } from '#domain/kit/preview.ts';
import { type Gap, gapsIn } from '#domain/plan/gaps/gaps.ts';
import type { PlanReader } from '#domain/plan/plan-document.ts';
import { escapeHtml } from '#domain/plan/render/escape-html.ts';

/** How a piece is copied: its current channel, and whether emails greet by first name. */
export type CopyAs = { readonly channel: Channel; readonly platform: Platform | null };

export type ReadyText = {
  readonly text: string;
  readonly html: string;
  /** Empty if there is none, and for anything but an email. */
  readonly subject: string;
  readonly preview: string;
  readonly gaps: readonly Gap[];
  /** Gaps of the preview alone. */
  readonly previewGaps: readonly Gap[];
};

// Plain text only: nobody knows what a phone, a planner or an assistant makes of formatting.
const WORDS_ALONE: ReadonlySet<Channel> = new Set(['text', 'post', 'prompt']);
// Where a curly quote costs extra.
const PLAIN_SIGNS: ReadonlySet<Channel> = new Set(['text', 'post']);

/** A piece ready to send: without labels, Markdown or private notes. */
export function readyText(
  piece: Pick<Piece, 'subject' | 'preview' | 'body'>,
  { channel, platform }: CopyAs,
  read: PlanReader,
): ReadyText {
  const isEmail = channel === 'email';
  const body = isEmail && platform ? withNamePlace(piece.body) : piece.body;
  const blocks = read(body).blocks.map(({ block }) => block);
  const token = platform && hasNamePlace(body) ? FIRST_NAMES[platform].token : '';
  const said = messageText(blocks);
  const words = withToken(said, token);
  // A first name belongs in the greeting, not in a preview.
  const proposed = isEmail && piece.preview === undefined ? proposedPreview(withoutNamePlace(said)) : '';
  return {
    text: PLAIN_SIGNS.has(channel) ? withPlainSigns(words) : words,
    html: withToken(messageHtml(blocks), escapeHtml(token)),
    subject: isEmail ? leftBlank(piece.subject ?? '') : '',
    preview: isEmail ? leftBlank(piece.preview ?? proposed) : '',
    gaps: blanksIn({ ...piece, body }, channel),
    previewGaps: piece.preview === undefined ? gapsOf(proposed, said, body) : gapsIn(piece.preview),
  };
}

const blanksOf = (text: string) => text.split(BLANK).length - 1;

/** The gaps of one part of a message, including those in its greeting. */
function gapsOf(part: string, text: string, body: string): Gap[] {
  const before = blanksOf(text.slice(0, text.indexOf(part.replace(/…$/, ''))));
  return gapsIn(body).slice(before, before + blanksOf(part));
}

/** Null: it was copied. Otherwise the text that the browser refused, for manual copying. */
export async function copyReady({ text, html }: ReadyText, channel: Channel): Promise<string | null> {
  const isCopied = WORDS_ALONE.has(channel)
    ? await copyText(text)
    : (await copyStyledText({ html, text })) || (await copyText(text));
  return isCopied ? null : text;
}
