/** The words, or a promise of them: see `write`. */
type Words = string | Promise<string>;

/** False if the browser doesn't allow it, or the page lost the focus. Throws if the words can't be loaded. */
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

/** For word processors and mail: the formatted text, and plain text for everything else. */
export function copyRichText({ html, text }: { html: Words; text: Words }): Promise<boolean> {
  return write({ 'text/html': html, 'text/plain': text });
}

// Safari allows copying only during a click: after a fetch or an import it refuses. So call it at once, with promises
// of words that are still loading.
async function write(parts: Readonly<Record<string, Words>>): Promise<boolean> {
  const promised = Object.entries(parts).map(async ([type, words]) => new Blob([await words], { type }));
  // If the browser doesn't take them, their failure must not be reported as unhandled.
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
 * Formatted text with inline styles. `navigator.clipboard` would parse it under this page's policy, which allows no
 * inline styles: they would be lost, and the browser would report each.
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

// The legacy API. On plain http at a home address it is the only one: `navigator.clipboard` is missing there.
function copySelected(text: string): boolean {
  const back = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.className = 'sr-only';
  // Nothing outside an open dialog can be selected.
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
