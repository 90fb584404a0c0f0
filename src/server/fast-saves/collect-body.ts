import type { IncomingMessage } from 'node:http';

type Listener = { onBody: (body: Buffer) => void; onHangUp: () => void };

/** For a request that says how long its body is: Node hands over no more than that. Calls one of the two, once. */
export function collectBody(request: IncomingMessage, { onBody, onHangUp }: Listener): void {
  const chunks: Buffer[] = [];
  let isOver = false;
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    isOver = true;
    const [first] = chunks;
    onBody(chunks.length === 1 && first ? first : Buffer.concat(chunks));
  });
  // Node reports a closed socket even when the body was complete.
  request.on('error', () => {
    if (!isOver) onHangUp();
    isOver = true;
  });
}
