/** What asking needs besides this app's own code, with what is only needed once it fails. One download. */
export { OpenAI } from 'openai';
export { lookCloser } from './look-closer.ts';
