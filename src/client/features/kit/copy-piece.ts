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

/** What decides how a piece leaves: its channel by now, and whether emails greet by first name. */
export type CopyAs = { readonly channel: Channel; readonly platform: Platform | null };

export type ReadyText = {
  readonly text: string;
  readonly html: string;
  /** Empty where there is none, and for everything but an email. */
  readonly subject: string;
  readonly preview: string;
  readonly gaps: readonly Gap[];
  /** Those of the preview alone. */
  readonly previewGaps: readonly Gap[];
};

// Fields that take words alone: what a phone, a planner or an assistant makes of formatting is anybody's guess.
const WORDS_ALONE: ReadonlySet<Channel> = new Set(['text', 'post', 'prompt']);
// Where a curly quote costs something.
const PLAIN_SIGNS: ReadonlySet<Channel> = new Set(['text', 'post']);

/** A piece as it is sent: no label, no mark, nothing for the owner alone. */
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
  // A greeting by first name is a greeting, and a preview is not where a name stands.
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

/** The gaps of a part of a message: its greeting may have one, too. */
function gapsOf(part: string, text: string, body: string): Gap[] {
  const before = blanksOf(text.slice(0, text.indexOf(part.replace(/…$/, ''))));
  return gapsIn(body).slice(before, before + blanksOf(part));
}

/** Null: it is on the clipboard. Otherwise the text that the browser refused, to be copied by hand. */
export async function copyReady({ text, html }: ReadyText, channel: Channel): Promise<string | null> {
  const isCopied = WORDS_ALONE.has(channel)
    ? await copyText(text)
    : (await copyStyledText({ html, text })) || (await copyText(text));
  return isCopied ? null : text;
}
