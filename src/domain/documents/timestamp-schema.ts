import * as z from 'zod/mini';

// Of any length, a fraction of a second would be kept and listed with its document, and PostgreSQL refuses one that is
// longer than an entry of an index.
const LONGEST = 40;

/** A moment as devices and servers write it down. */
export const timestamp = z.iso.datetime().check(z.maxLength(LONGEST));
