import type { Letter } from '#server/accounts/reset/mailer.ts';
import type { Recipient } from '#server/accounts/reset/reset-letter.ts';

export function confirmLetter({ uid, email }: Recipient, brandName: string, link: string): Letter {
  return {
    uid,
    to: email,
    subject: `Confirm your email for ${brandName}`,
    text: [
      `Someone used this email to make an account at ${brandName}.`,
      'If that was you, open this link within two days to confirm that the address is yours:',
      link,
      'You don’t have to: everything works without it. If it wasn’t you, you can ignore this email.',
    ].join('\n\n'),
  };
}
