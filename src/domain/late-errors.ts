import { bringSentences } from './errors.ts';
import { LATE_ERRORS } from './late-sentences.ts';

// Imported by code that makes one of these errors, or asks for its sentence: the first screen does neither, and has no use for their words.
bringSentences(LATE_ERRORS);
