import { createTransport } from 'nodemailer';

export type Letter = { to: string; subject: string; text: string };

export type Mailer = {
  send(letter: Letter): Promise<void>;
  close(): void;
};

const TIMEOUT_MS = 15_000;

export function createMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(letter) {
      await transport.sendMail({ from, ...letter });
    },
    close: () => transport.close(),
  };
}
