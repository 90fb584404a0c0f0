import type { DeviceCopies } from '#client/adapters/device/device-copies.ts';
import { type AllDocuments, allDocuments } from '#domain/all-documents.ts';
import { withDrawnMain } from '#domain/api/drawn-main.ts';

type Kept = {
  copies: Pick<DeviceCopies, 'read'>;
  /** Whether words of this person wait on the device to be sent. */
  hasUnsent: (uid: string) => Promise<boolean>;
  draw: (documents: AllDocuments) => string;
};

/**
 * The kept dashboard with somebody's cards in it, to look at until the app is there. What is drawn goes to this one tab
 * and nowhere else: the kept page itself stays without anybody's data.
 */
export async function withCards(shell: Response, { copies, hasUnsent, draw }: Kept): Promise<Response> {
  const plain = shell.clone();
  try {
    const kept = await copies.read();
    // A card drawn without the words that still wait would be out of date until the app is there.
    if (!kept || (await hasUnsent(kept.user.uid))) return plain;
    const html = withDrawnMain(await shell.text(), draw(allDocuments(kept.docs)));
    return new Response(html, { headers: shell.headers });
  } catch {
    return plain;
  }
}
