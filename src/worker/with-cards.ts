import type { DeviceCopies } from '#client/adapters/device/device-copies.ts';
import { type AllDocuments, allDocuments } from '#domain/all-documents.ts';
import { withRenderedMain } from '#domain/api/drawn-main.ts';

type Kept = {
  copies: Pick<DeviceCopies, 'read'>;
  /** Whether this person has unsent words on the device. */
  hasUnsent: (uid: string) => Promise<boolean>;
  draw: (documents: AllDocuments) => string;
};

/**
 * The cached dashboard with a person's cards in it, shown until the app has started. The result goes to this one tab
 * only: the cached page itself stays without personal data.
 */
export async function withCards(shell: Response, { copies, hasUnsent, draw }: Kept): Promise<Response> {
  const plain = shell.clone();
  try {
    const copy = await copies.read();
    // Cards rendered without unsent words would be out of date until the app has started.
    if (!copy || (await hasUnsent(copy.user.uid))) return plain;
    const html = withRenderedMain(await shell.text(), draw(allDocuments(copy.docs)));
    return new Response(html, { headers: shell.headers });
  } catch {
    return plain;
  }
}
