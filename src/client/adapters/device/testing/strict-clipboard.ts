import { vi } from 'vitest';

/** Like Safari (seen in WebKitGTK 2.50): allows copying only during the click, never after a fetch or an import. */
export function strictClipboard() {
  const copied: Record<string, string> = {};
  let isPressed = false;
  const take = async (parts: Record<string, Promise<Blob> | Blob>) => {
    if (!isPressed) throw new DOMException('not now', 'NotAllowedError');
    const words: [string, string][] = [];
    for (const [type, blob] of Object.entries(parts)) words.push([type, await (await blob).text()]);
    Object.assign(copied, Object.fromEntries(words));
  };
  const clipboard = {
    writeText: (text: string) => take({ 'text/plain': new Blob([text]) }),
    write: ([item]: Record<string, Promise<Blob>>[]) => take(item ?? {}),
  };
  vi.stubGlobal('navigator', { clipboard });
  vi.stubGlobal(
    'ClipboardItem',
    class {
      constructor(parts: Record<string, Promise<Blob>>) {
        Object.assign(this, parts);
      }
    },
  );
  const press = <T>(handler: () => T): T => {
    isPressed = true;
    try {
      return handler();
    } finally {
      isPressed = false;
    }
  };
  return { copied, press };
}
