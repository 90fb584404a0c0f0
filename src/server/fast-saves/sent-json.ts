import { decode, parseText } from '#server/http/json-body.ts';
import { scanJson } from './scan-json.ts';

export type SentJson = {
  value: unknown;
  /** The text as it came, if it says what `value` says and nothing else: no key twice, no space between. */
  text: string | undefined;
};

/** What `parseJson` reads, along with its text, which can then be stored without writing it out again. */
export function readSentJson(body: Buffer): SentJson {
  const text = decode(body);
  const { depth, keys, isCompact } = scanJson(text);
  const parsed = parseText(text, depth);
  const saysItAll = isCompact && parsed.isAsSent && parsed.keys === keys;
  return { value: parsed.value, text: saysItAll ? text : undefined };
}
