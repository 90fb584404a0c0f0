/** False when the browser does not allow it, or the page has lost the focus. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

/** For word processors and mail: the formatted text, with the plain one for everything else. */
export async function copyRichText({ html, text }: { html: string; text: string }): Promise<boolean> {
  try {
    const as = (type: string, words: string) => new Blob([words], { type });
    await navigator.clipboard.write([
      new ClipboardItem({ 'text/html': as('text/html', html), 'text/plain': as('text/plain', text) }),
    ]);
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
