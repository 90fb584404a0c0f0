import * as z from 'zod/mini';

// Without a limit, any number of fraction digits would be stored and listed, and PostgreSQL refuses a value longer than
// an index entry.
const LONGEST = 40;

/** A moment as devices and servers write it down. */
export const timestamp = z.iso.datetime().check(z.maxLength(LONGEST));
