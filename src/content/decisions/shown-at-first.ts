/** Decisions shown before somebody asks for more: with five, My facts is more than three screens high on a phone. */
export const SHOWN_AT_FIRST = 4;
