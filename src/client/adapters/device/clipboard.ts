/** Words that are there, or on their way: see `write`. */
type Words = string | Promise<string>;

/** False when the browser does not allow it, or the page has lost the focus. Throws when the words can't be had. */
export async function copyText(text: Words): Promise<boolean> {
  if (typeof text !== 'string' && (await write({ 'text/plain': text }))) return true;
  const words = typeof text === 'string' ? text : await text;
  try {
    await navigator.clipboard.writeText(words);
    return true;
  } catch {
    return copySelected(words);
  }
}

/** For word processors and mail: the formatted text, with the plain one for everything else. */
export function copyRichText({ html, text }: { html: Words; text: Words }): Promise<boolean> {
  return write({ 'text/html': html, 'text/plain': text });
}

// Safari copies only while a press is being handled: after a fetch or an import it refuses. So it is asked at once, and
// given words that are still on their way.
async function write(parts: Readonly<Record<string, Words>>): Promise<boolean> {
  const promised = Object.entries(parts).map(async ([type, words]) => new Blob([await words], { type }));
  // Where nobody takes them, nobody hears of their failure either.
  for (const blob of promised) blob.catch(() => undefined);
  try {
    const types = Object.keys(parts).map((type, index) => [type, promised[index]]);
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(types))]);
    return true;
  } catch {
    return false;
  }
}

/**
 * Formatted text with its look inline. Written by `navigator.clipboard`, it would be read under the rules of this page, which
 * allow no inline style: it would lose its look, and the browser would report each.
 */
export async function copyStyledText({ html, text }: { html: string; text: string }): Promise<boolean> {
  const put = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/html', html);
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
  };
  document.addEventListener('copy', put, { capture: true });
  try {
    return copySelected(text) || (await copyRichText({ html, text }));
  } finally {
    document.removeEventListener('copy', put, { capture: true });
  }
}

// The old way. On plain http at a home address there is no other: `navigator.clipboard` is missing there.
function copySelected(text: string): boolean {
  const back = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.className = 'sr-only';
  // Behind an open dialog nothing can be selected.
  (back?.closest('dialog') ?? document.body).append(area);
  area.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    if (back instanceof HTMLElement) back.focus({ preventScroll: true });
  }
}
