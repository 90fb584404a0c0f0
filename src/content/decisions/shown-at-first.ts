/** Questions that stand open before somebody asks for the next: with five, My facts is more than three screens high on a phone. */
export const SHOWN_AT_FIRST = 4;
