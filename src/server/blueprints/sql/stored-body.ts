import type { Blueprint } from '#domain/blueprint/blueprint.ts';

type Times = { createdAt: string; updatedAt: string };

/**
 * The JSON text to store: what was sent, with the server's own times in it. `sent` is the text that `blueprint`
 * was read from, when it holds nothing else; changing the two times in it is far cheaper than writing all of it
 * anew. Each of their names occurs once in it: in a string the quotes around it would be escaped.
 */
export function storedBody(blueprint: Blueprint, sent: string | undefined, times: Times): string {
  const patched = sent && patch(patch(sent, 'createdAt', blueprint, times), 'updatedAt', blueprint, times);
  return patched ?? JSON.stringify({ ...blueprint, ...times });
}

function patch(text: string | undefined, name: keyof Times, old: Times, next: Times): string | undefined {
  if (text === undefined || old[name] === next[name]) return text;
  const before = `"${name}":"${old[name]}"`;
  const at = text.indexOf(before);
  if (at === -1) return undefined;
  return `${text.slice(0, at)}"${name}":"${next[name]}"${text.slice(at + before.length)}`;
}
