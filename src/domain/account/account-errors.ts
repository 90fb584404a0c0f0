import { bringSentences } from '#domain/errors.ts';
import { ACCOUNT_ERRORS } from './account-sentences.ts';

// Import this where one of these errors is made, or may be in a reply. The first screen after signing in needs none.
bringSentences(ACCOUNT_ERRORS);
