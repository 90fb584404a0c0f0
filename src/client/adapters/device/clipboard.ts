/** False when the browser does not allow it, or the page has lost the focus. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
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
