import { type ClientHttp2Session, connect, constants } from 'node:http2';
import { type ConnectionOptions, connect as connectTls } from 'node:tls';

export type BrowserReply = {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
};
type Ask = { method?: string; path: string; headers?: Record<string, string>; body?: string };

export type Browser = ReturnType<typeof openBrowser>;

/** One visitor over HTTPS and HTTP/2. `address` is the visitor's loopback address: a different visitor has a different one. */
export function openBrowser(origin: string, ca: string, address = '127.0.0.1') {
  const { hostname, port } = new URL(origin);
  let session: ClientHttp2Session | undefined;
  let cookie = '';

  function connected(): ClientHttp2Session {
    if (session && !session.closed && !session.destroyed) return session;
    // `localAddress` is passed on to the socket, but Node's types lack it here.
    const options: ConnectionOptions & { localAddress: string } = {
      host: '127.0.0.1',
      servername: hostname,
      port: Number(port),
      ca,
      localAddress: address,
      ALPNProtocols: ['h2'],
    };
    const socket = () => connectTls(options);
    const fresh = connect(origin, { createConnection: socket });
    fresh.on('error', () => fresh.destroy());
    // nginx closes a connection after a thousand requests; a browser then opens the next one.
    fresh.on('goaway', () => fresh.close());
    session = fresh;
    return fresh;
  }

  /** Rejects without a reply, like `fetch`. */
  function ask({ method = 'GET', path, headers = {}, body }: Ask): Promise<BrowserReply> {
    return new Promise((resolve, reject) => {
      const stream = connected().request({
        [constants.HTTP2_HEADER_METHOD]: method,
        [constants.HTTP2_HEADER_PATH]: path,
        ...(cookie && { cookie }),
        ...(method !== 'GET' && { origin, 'sec-fetch-site': 'same-origin' }),
        ...(body !== undefined && {
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(body)),
        }),
        ...headers,
      });
      const chunks: Buffer[] = [];
      let heard: BrowserReply['headers'] = {};
      stream.setTimeout(20_000, () => stream.close(constants.NGHTTP2_CANCEL));
      stream.on('response', (answer) => {
        heard = { ...answer } as BrowserReply['headers'];
      });
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('error', reject);
      stream.on('close', () => {
        const status = Number(heard[':status'] ?? 0);
        if (status === 0) reject(new Error('no answer'));
        else resolve({ status, headers: heard, body: Buffer.concat(chunks) });
      });
      stream.end(body);
    });
  }

  return {
    origin,
    ask,
    get cookie() {
      return cookie;
    },
    get protocol() {
      return session?.alpnProtocol;
    },
    async signUp(email: string): Promise<{ uid: string; setCookie: string[] }> {
      const body = JSON.stringify({ email, password: 'correct horse battery' });
      const said = await ask({ method: 'POST', path: '/api/auth/sign-up', body });
      if (said.status !== 200) throw new Error(`Sign-up was answered ${said.status}: ${said.body}`);
      const setCookie = [said.headers['set-cookie'] ?? []].flat();
      cookie = setCookie.map((line) => line.split(';', 1)[0]).join('; ');
      return { uid: JSON.parse(said.body.toString()).user.uid, setCookie };
    },
    close: () => session?.destroy(),
  };
}
