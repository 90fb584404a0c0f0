import { decode, parseText } from '#server/http/json-body.ts';
import { endOfString } from '#server/http/json-depth.ts';

export type SentJson = {
  value: unknown;
  /** The original text, if it is equivalent to `value`: no repeated key, no white space between. */
  text: string | undefined;
};

type JsonScan = { depth: number; keys: number; isCompact: boolean };

const QUOTE = 0x22;
const COLON = 0x3a;
const SPACE = 0x20;

/** The same as `parseJson`, with the text, which can then be stored without serializing it again. */
export function readSentJson(body: Buffer): SentJson {
  if (body.length === 0) return { value: undefined, text: undefined };
  const text = decode(body);
  const { depth, keys, isCompact } = scanJson(text);
  const parsed = parseText(text, depth);
  const saysItAll = isCompact && parsed.isAsSent && parsed.keys === keys;
  return { value: parsed.value, text: saysItAll ? text : undefined };
}

/** The same as `jsonDepth`, and in the same pass the number of keys, and whether there is white space between them. */
export function scanJson(text: string): JsonScan {
  let depth = 0;
  let deepest = 0;
  let keys = 0;
  let isCompact = true;
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charCodeAt(index);
    if (character === QUOTE) index = endOfString(text, index);
    else if (character === 0x5b || character === 0x7b) deepest = Math.max(deepest, ++depth);
    else if (character === 0x5d || character === 0x7d) depth -= 1;
    else if (character === COLON) keys += 1;
    else if (character <= SPACE) isCompact = false;
  }
  return { depth: deepest, keys, isCompact };
}
