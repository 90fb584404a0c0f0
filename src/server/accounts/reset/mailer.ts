import type { EmailMessage } from '#server/http/accounts-port.ts';

export type Mailer = { send(letter: EmailMessage): Promise<void> };

const TIMEOUT_MS = 15_000;

export function createMailer(smtpUrl: string, from: string): Mailer {
  return {
    // An operator finds the account by `uid` (`admin user`), so that no address needs to be in the log.
    async send({ uid, stopAt, ...letter }) {
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({
        url: smtpUrl,
        connectionTimeout: TIMEOUT_MS,
        greetingTimeout: TIMEOUT_MS,
        socketTimeout: TIMEOUT_MS,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      try {
        await transport.sendMail({ from, ...letter, ...(stopAt && { headers: oneClick(stopAt) }) });
      } catch (error) {
        throw new Error(`A letter to account ${uid} could not be sent (${reasonOf(error)})`);
      } finally {
        transport.close();
      }
    },
  };
}

// RFC 8058: mail programs then show their own button.
function oneClick(address: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

// The original error must not reach the log: it quotes the recipient's address.
function reasonOf(error: unknown): string {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return [code, responseCode].filter((part) => part !== undefined).join(' ') || 'unknown reason';
}
