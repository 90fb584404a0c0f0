import type * as z from 'zod/mini';
import { blueprintSchema } from './blueprint/blueprint-schema.ts';
import { factSheetSchema } from './facts/fact-sheet-schema.ts';
import type { DocumentOf, KindName } from './kinds.ts';
import { commentSchema } from './review/comment-schema.ts';
import { tellingSchema } from './telling/telling-schema.ts';

/** The server's schema for each kind. Separate from the kinds, because the page's first download must not include schemas. */
export const KIND_SCHEMAS: {
  readonly [Name in KindName]: z.ZodMiniObject & z.ZodMiniType<DocumentOf<Name>>;
} = {
  blueprint: blueprintSchema,
  facts: factSheetSchema,
  telling: tellingSchema,
  comment: commentSchema,
};
