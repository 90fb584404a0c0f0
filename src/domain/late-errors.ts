import { bringSentences } from './errors.ts';
import { LATE_ERRORS } from './late-sentences.ts';

// Import this where one of these errors is made or its sentence is shown. The first screen does neither, and its download doesn't need them.
bringSentences(LATE_ERRORS);
