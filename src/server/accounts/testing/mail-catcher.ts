import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

export type CaughtMail = { from: string; to: string; text: string };

/** A mail server that stores every email: just enough SMTP for one client. */
export async function startMailCatcher() {
  const mails: CaughtMail[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    converse(socket, mails);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    mails,
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

function converse(socket: Socket, mails: CaughtMail[]): void {
  let pending = '';
  let isReadingData = false;
  let mail: CaughtMail = { from: '', to: '', text: '' };
  const answer = (line: string) => socket.write(`${line}\r\n`);

  const hear = (line: string) => {
    if (isReadingData) {
      if (line !== '.') {
        mail.text += `${line}\n`;
        return;
      }
      isReadingData = false;
      mails.push(mail);
      mail = { from: '', to: '', text: '' };
      answer('250 kept');
    } else if (/^(EHLO|HELO)/i.test(line)) answer('250 catcher');
    else if (/^MAIL FROM:<(.*)>/i.test(line)) {
      mail.from = /<(.*?)>/.exec(line)?.[1] ?? '';
      answer('250 ok');
    } else if (/^RCPT TO:/i.test(line)) {
      mail.to = /<(.*?)>/.exec(line)?.[1] ?? '';
      answer('250 ok');
    } else if (/^DATA/i.test(line)) {
      isReadingData = true;
      answer('354 go on');
    } else if (/^QUIT/i.test(line)) {
      answer('221 bye');
      socket.end();
    } else answer('250 ok');
  };

  answer('220 catcher');
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk) => {
    pending += chunk.toString('utf8');
    const lines = pending.split('\r\n');
    pending = lines.pop() ?? '';
    for (const line of lines) hear(line);
  });
}

/** The link in a mail, whose long lines arrive in quoted-printable. */
export function linkIn({ text }: CaughtMail): URL {
  const plain = text.replaceAll('=\n', '').replaceAll('=3D', '=');
  const link = /https?:\/\/\S+/.exec(plain)?.[0];
  if (!link) throw new Error(`No link in: ${text}`);
  return new URL(link);
}
