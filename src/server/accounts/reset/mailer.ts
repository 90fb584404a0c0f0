/** `uid` is whose it is, for the log: an operator who is asked finds it by `admin user`, and nobody's address is in it. */
export type Letter = { uid: string; to: string; subject: string; text: string };

export type Mailer = { send(letter: Letter): Promise<void> };

const TIMEOUT_MS = 15_000;

export function createMailer(smtpUrl: string, from: string): Mailer {
  return {
    async send({ uid, ...letter }) {
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
        await transport.sendMail({ from, ...letter });
      } catch (error) {
        throw new Error(`A letter to account ${uid} could not be sent (${reasonOf(error)})`);
      } finally {
        transport.close();
      }
    },
  };
}

// The original goes no further: it quotes the address of whoever was written to, and ends up in the log.
function reasonOf(error: unknown): string {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return [code, responseCode].filter((part) => part !== undefined).join(' ') || 'unknown reason';
}
