import type { Document } from '#domain/documents/document.ts';

type Times = Pick<Document, 'createdAt' | 'updatedAt'>;

/**
 * The JSON text to store: what was sent, with the server's own times in it. `sent` is the text that `body` was read
 * from, when it holds nothing else: changing the two times in it is far cheaper than writing all of it again.
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
  // Inside a string the quotes around it would be escaped, so a second one is the key of something further in.
  if (at === -1 || !text.startsWith(before, at) || text.includes(key, at + 1)) return undefined;
  return `${text.slice(0, at)}${key}"${next[name]}"${text.slice(at + before.length)}`;
}
