/** Whether this device has a share sheet for links. */
export function canSendLink(): boolean {
  return typeof navigator.share === 'function';
}

/** False: the person canceled, or the device refused. */
export async function sendLink(url: string, text: string): Promise<boolean> {
  try {
    await navigator.share({ url, text });
    return true;
  } catch {
    return false;
  }
}

/** An absolute URL of this app. */
export function addressOf(path: string): string {
  return new URL(path, location.origin).href;
}

/** The comment in the URL of a link in an email. */
export function commentInUrl(): string | undefined {
  return /^#comment-([\w-]{1,64})$/.exec(location.hash)?.[1];
}
