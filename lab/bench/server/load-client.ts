import { connect, type Socket } from 'node:net';

export type Exchange = { status: number; ms: number };

type Options = {
  port: number;
  connections: number;
  seconds: number;
  /** The bytes of the next request on a connection; undefined ends that connection. */
  next: (connection: number, count: number) => string | undefined;
  onAnswer?: (connection: number, status: number, body: string, head: string) => void;
  /** Waits before the next request, to offer a steady rate instead of the maximum. */
  pauseMs?: (connection: number) => number;
  /** Waits before the first one: a thousand people don't press a key in the same millisecond. */
  beginAfterMs?: (connection: number) => number;
};

/**
 * Keep-alive connections with one pending request each, on raw sockets: an HTTP library would cost as much time as the
 * server and so hide the measured difference.
 */
export async function runLoad(options: Options): Promise<Exchange[]> {
  const exchanges: Exchange[] = [];
  const until = performance.now() + options.seconds * 1_000;
  const connections = Array.from({ length: options.connections }, (_, index) =>
    runConnection(index, options, until, exchanges),
  );
  await Promise.all(connections);
  return exchanges;
}

function runConnection(index: number, options: Options, until: number, exchanges: Exchange[]): Promise<void> {
  return new Promise((resolve, reject) => {
    let count = 0;
    let begun = 0;
    let heard: string[] = [];
    let missing = 0;
    const socket: Socket = connect(options.port, '127.0.0.1', () => {
      setTimeout(send, options.beginAfterMs?.(index) ?? 0);
    });
    socket.setNoDelay(true).setEncoding('latin1');
    socket.on('error', reject);
    socket.on('close', resolve);
    socket.on('data', (text: string) => {
      // A large reply is joined once, not again with each chunk: that would keep this process busy and count as server time.
      heard.push(text);
      missing -= text.length;
      if (missing > 0) return;
      const whole = heard.join('');
      const answer = readAnswer(whole);
      if (typeof answer === 'number') {
        heard = [whole];
        missing = answer;
        return;
      }
      heard = [whole.slice(answer.length)];
      missing = 0;
      exchanges.push({ status: answer.status, ms: performance.now() - begun });
      options.onAnswer?.(index, answer.status, answer.body, answer.head);
      const pause = options.pauseMs?.(index) ?? 0;
      if (pause > 0) setTimeout(send, pause);
      else send();
    });

    function send(): void {
      const request = performance.now() < until ? options.next(index, ++count) : undefined;
      if (request === undefined) {
        socket.end();
        return;
      }
      begun = performance.now();
      socket.write(request, 'utf8');
    }
  });
}

/** A number: this many bytes are missing, or at least one. */
function readAnswer(heard: string): { status: number; head: string; body: string; length: number } | number {
  const headEnd = heard.indexOf('\r\n\r\n');
  if (headEnd === -1) return 1;
  const head = heard.slice(0, headEnd);
  const declared = /content-length: (\d+)/i.exec(head)?.[1];
  const length = headEnd + 4 + Number(declared ?? 0);
  if (heard.length < length) return length - heard.length;
  return { status: Number(heard.slice(9, 12)), head, body: heard.slice(headEnd + 4, length), length };
}

export function percentile(exchanges: readonly Exchange[], share: number): number {
  const times = exchanges.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
}
