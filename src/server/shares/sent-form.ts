import { isUtf8 } from 'node:buffer';
import { cleanText } from '#domain/clean-text.ts';
import { AppError } from '#domain/errors.ts';
import { ANCHOR_LIMITS, COMMENT_LIMITS } from '#domain/review/comment.ts';
import type { FormProblem, SentForm } from '#domain/review/reader-page.ts';

export const FORM_TYPE = 'application/x-www-form-urlencoded';
/** Every field at its limit with nine bytes per character, doubled: a longer one gets an error sentence. */
export const FORM_BYTES = 65_536;
/** A longer form is read as well, to show its words again; up to the limit of any request. */
export const READ_BYTES = 655_360;

const ID = /^[\w-]{1,64}$/;

/** Parses a form as browsers send it. A line break counts as one character, as its author counted. */
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

/** The writer's words. */
export function wordsIn(body: Buffer): string {
  return isUtf8(body) ? readForm(body).body : '';
}

/** As much of them as could be accepted. */
export function wordsForComment(body: Buffer): string {
  // A cut inside an emoji leaves an invalid half.
  return wordsIn(body)
    .slice(0, COMMENT_LIMITS.body)
    .replace(/[\ud800-\udbff]$/, '');
}

/** Problems that can be found without the plan. */
export function problemIn({ body, quote, name }: SentForm): FormProblem | undefined {
  if (body === '') return 'empty';
  if (body.length > COMMENT_LIMITS.body) return 'too-long';
  if (quote.length > ANCHOR_LIMITS.exact) return 'quote-too-long';
  return name.length > COMMENT_LIMITS.name ? 'name-too-long' : undefined;
}
