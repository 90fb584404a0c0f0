import type { Document } from '#domain/documents/document.ts';

type Times = Pick<Document, 'createdAt' | 'updatedAt'>;

/**
 * The JSON text to store: the request with the server's own times. `sent` is the text that `body` was parsed from, if
 * it contains nothing else: replacing the two times in it is far cheaper than serializing everything.
 */
export function storedBody(body: Times, sent: string | undefined, times: Times): string {
  const patched = sent && patch(patch(sent, 'createdAt', body, times), 'updatedAt', body, times);
  return patched ?? JSON.stringify({ ...body, createdAt: times.createdAt, updatedAt: times.updatedAt });
}

function patch(text: string | undefined, name: keyof Times, old: Times, next: Times): string | undefined {
  if (text === undefined || old[name] === next[name]) return text;
  const key = `"${name}":`;
  const before = `${key}"${old[name]}"`;
  const at = text.indexOf(key);
  // In a string its quotes would be escaped, so a second one is a key further inside.
  if (at === -1 || !text.startsWith(before, at) || text.includes(key, at + 1)) return undefined;
  return `${text.slice(0, at)}${key}"${next[name]}"${text.slice(at + before.length)}`;
}
