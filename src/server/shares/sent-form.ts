import { isUtf8 } from 'node:buffer';
import { cleanText } from '#domain/clean-text.ts';
import { AppError } from '#domain/errors.ts';
import { ANCHOR_LIMITS, COMMENT_LIMITS } from '#domain/review/comment.ts';
import type { FormProblem, SentForm } from '#domain/review/reader-page.ts';

export const FORM_TYPE = 'application/x-www-form-urlencoded';
/** Every field as long as it may be, each letter as nine bytes, and as much again: too long is answered with a sentence. */
export const FORM_BYTES = 65_536;
/** A longer form is read as well, to give its words back; as much as any request may bring. */
export const READ_BYTES = 655_360;

const ID = /^[\w-]{1,64}$/;

/** A form as browsers send it. A line break is one letter, as its author counted it. */
export function readForm(body: Buffer): SentForm {
  if (!isUtf8(body)) throw new AppError('invalid-request');
  const fields = new URLSearchParams(body.toString('utf8'));
  const text = (name: string) => cleanText(fields.get(name) ?? '').replace(/\r\n?/g, '\n');
  const id = text('id');
  const part = Number(text('part'));
  return {
    id: ID.test(id) ? id : '',
    type: text('type'),
    part: Number.isInteger(part) ? part : 0,
    heading: text('heading'),
    quote: text('quote').trim(),
    body: text('text').trim(),
    name: text('name').replace(/\s+/g, ' ').trim(),
  };
}

/** What somebody wrote. */
export function wordsIn(body: Buffer): string {
  return isUtf8(body) ? readForm(body).body : '';
}

/** As much of it as could have been taken. */
export function wordsForComment(body: Buffer): string {
  // A cut inside an emoji leaves a half of it, which is no letter.
  return wordsIn(body)
    .slice(0, COMMENT_LIMITS.body)
    .replace(/[\ud800-\udbff]$/, '');
}

/** What can be said without looking at the plan. */
export function problemIn({ body, quote, name }: SentForm): FormProblem | undefined {
  if (body === '') return 'empty';
  if (body.length > COMMENT_LIMITS.body) return 'too-long';
  if (quote.length > ANCHOR_LIMITS.exact) return 'quote-too-long';
  return name.length > COMMENT_LIMITS.name ? 'name-too-long' : undefined;
}
