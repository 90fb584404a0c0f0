/** The maximum price of transcribing a minute of speech at OpenAI, in cents. An estimate, as of `PRICES_AS_OF`. */
export const SPEECH_PRICE = { centsAMinute: 0.6 } as const;
