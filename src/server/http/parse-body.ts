import * as z from 'zod/mini';
import { AppError, type ErrorCode, sentenceFor } from '#domain/errors.ts';
import { type QuickCheck, quickCheckOf } from './quick-check.ts';

const CODES_IN_SCHEMAS: readonly ErrorCode[] = [
  'title-too-short',
  'description-too-short',
  'answer-too-long',
  'output-too-long',
];

/** For routes that take none: something sent along would otherwise be dropped without a word. */
export const noBodySchema = z.optional(z.nullable(z.strictObject({})));

const quickChecks = new WeakMap<z.ZodMiniType, QuickCheck>();

function quickly(schema: z.ZodMiniType): QuickCheck {
  let check = quickChecks.get(schema);
  if (!check) {
    check = quickCheckOf(schema);
    quickChecks.set(schema, check);
  }
  return check;
}

/** The body in the shape of the domain's own schema. A rule with a sentence of its own answers with that one. */
export function parseBody<Schema extends z.ZodMiniType>(schema: Schema, body: unknown): z.infer<Schema> {
  if (quickly(schema)(body)) return body as z.infer<Schema>;
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const codes = parsed.error.issues.map(({ message }) =>
    CODES_IN_SCHEMAS.find((known) => message === sentenceFor(known)),
  );
  // One sentence at a time: whoever puts it right learns of the next.
  throw new AppError(codes.includes(undefined) ? 'invalid-request' : (codes[0] ?? 'invalid-request'));
}
