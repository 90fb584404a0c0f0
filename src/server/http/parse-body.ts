import * as z from 'zod/mini';
import { AppError, isErrorCode } from '#domain/errors.ts';

const compiled = new WeakMap<z.ZodMiniType, z.ZodMiniType>();

// Interpreting the schema for every save costs more than storing the save; compiled, it is one plain function.
function compiledOnce(schema: z.ZodMiniType): z.ZodMiniType {
  let compiledSchema = compiled.get(schema);
  if (!compiledSchema) {
    compiledSchema = z.compile(schema, { strict: true });
    compiled.set(schema, compiledSchema);
  }
  return compiledSchema;
}

/** Parses the body by the domain's schema. A rule with its own error code answers with that. */
export function parseBody<Schema extends z.ZodMiniType>(schema: Schema, body: unknown): z.infer<Schema> {
  const parsed = compiledOnce(schema).safeParse(body);
  if (parsed.success) return parsed.data as z.infer<Schema>;
  const codes = parsed.error.issues.map(({ message }) => (isErrorCode(message) ? message : undefined));
  // One sentence at a time: after fixing one, the person sees the next.
  throw new AppError(codes.includes(undefined) ? 'invalid-request' : (codes[0] ?? 'invalid-request'));
}
