/** Whether this device has a way of its own to put a link into a message. */
export function canSendLink(): boolean {
  return typeof navigator.share === 'function';
}

/** False: the person thought better of it, or the device refused. */
export async function sendLink(url: string, text: string): Promise<boolean> {
  try {
    await navigator.share({ url, text });
    return true;
  } catch {
    return false;
  }
}

/** An address of this app as others can open it. */
export function addressOf(path: string): string {
  return new URL(path, location.origin).href;
}

/** The comment that a link in an email leads to. */
export function askedComment(): string | undefined {
  return /^#comment-([\w-]{1,64})$/.exec(location.hash)?.[1];
}
