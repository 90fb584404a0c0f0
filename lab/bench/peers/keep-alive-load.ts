import { connect } from 'node:net';

export type Load = {
  port: number;
  connections: number;
  seconds: number;
  next: (connection: number) => string;
  onAnswer?: (connection: number, status: number) => void;
};

/** Durations and rate of the 200 replies; a refusal is fast and must not count as speed. */
export type Answers = { times: number[]; perSecond: number; bytes: number; refused: number };

const END_OF_CHUNKS = Buffer.from('\r\n0\r\n\r\n');

/**
 * Keep-alive connections with one pending request each, on raw sockets. Unlike our own bench's load client it reads
 * chunked replies, which Go uses for long ones, and never converts a body to text.
 */
export async function keepAliveLoad(load: Load): Promise<Answers> {
  const answers: Answers = { times: [], perSecond: 0, bytes: 0, refused: 0 };
  const until = performance.now() + load.seconds * 1_000;
  await Promise.all(
    Array.from({ length: load.connections }, (_, index) => runConnection(index, load, until, answers)),
  );
  answers.perSecond = answers.times.length / load.seconds;
  return answers;
}

function runConnection(index: number, load: Load, until: number, answers: Answers): Promise<void> {
  return new Promise((resolve, reject) => {
    let begun = 0;
    let answer = new AnswerReader();
    const socket = connect(load.port, '127.0.0.1', send);
    socket.setNoDelay(true);
    socket.on('error', reject);
    socket.on('close', resolve);
    socket.on('data', (bytes: Buffer) => {
      if (!answer.isComplete(bytes)) return;
      if (answer.status === 200) {
        answers.times.push(performance.now() - begun);
        answers.bytes = answer.bytes;
      } else answers.refused += 1;
      load.onAnswer?.(index, answer.status);
      send();
    });

    function send(): void {
      if (performance.now() >= until) {
        socket.end();
        return;
      }
      answer = new AnswerReader();
      begun = performance.now();
      socket.write(load.next(index));
    }
  });
}

class AnswerReader {
  status = 0;
  bytes = 0;
  #head = Buffer.alloc(0);
  #tail = Buffer.alloc(0);
  #declared: number | undefined;

  isComplete(bytes: Buffer): boolean {
    let body = bytes;
    if (this.status === 0) {
      this.#head = Buffer.concat([this.#head, bytes]);
      const end = this.#head.indexOf('\r\n\r\n');
      if (end === -1) return false;
      const head = this.#head.toString('latin1', 0, end);
      const declared = /content-length: (\d+)/i.exec(head)?.[1];
      this.#declared = declared === undefined ? undefined : Number(declared);
      this.status = Number(head.slice(9, 12));
      // Chunks may start with the last bytes of the head: an empty reply is `\r\n` + `0\r\n\r\n`.
      body = this.#head.subarray(end + 4);
      this.#tail = this.#head.subarray(end + 2, end + 4);
    }
    this.bytes += body.length;
    if (this.#declared !== undefined) return this.bytes >= this.#declared;
    this.#tail = Buffer.concat([this.#tail, body.subarray(-END_OF_CHUNKS.length)]).subarray(
      -END_OF_CHUNKS.length,
    );
    return this.#tail.equals(END_OF_CHUNKS);
  }
}
