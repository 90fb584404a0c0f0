/** What writing down a minute of speech costs at OpenAI at most, in cents. An estimate, as of `PRICES_AS_OF`. */
export const SPEECH_PRICE = { centsAMinute: 0.6 } as const;
