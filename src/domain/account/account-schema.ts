import * as z from 'zod/mini';

export const appUserSchema = z.strictObject({
  uid: z.string().check(z.minLength(1)),
  displayName: z.nullable(z.string()),
  email: z.nullable(z.string()),
  photoURL: z.nullable(z.string()),
});
