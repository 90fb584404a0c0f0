import type { Recipient } from '#server/accounts/reset/reset-letter.ts';
import type { EmailMessage } from '#server/http/accounts-port.ts';

export function confirmationEmail({ uid, email }: Recipient, brandName: string, link: string): EmailMessage {
  return {
    uid,
    to: email,
    subject: `Confirm your email for ${brandName}`,
    text: [
      `Someone used this email to create an account at ${brandName}.`,
      'If that was you, open this link within two days to confirm that the address is yours:',
      link,
      'This is optional. Everything works without it. If it wasn’t you, you can ignore this email.',
    ].join('\n\n'),
  };
}
