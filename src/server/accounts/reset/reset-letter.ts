import type { EmailMessage } from '#server/http/accounts-port.ts';

/** The account and its email. */
export type Recipient = { uid: string; email: string };

export function resetLink(baseUrl: string, token: string): string {
  return `${baseUrl}/reset-password?token=${encodeURIComponent(token)}`;
}

export function resetEmail({ uid, email }: Recipient, brandName: string, link: string): EmailMessage {
  return {
    uid,
    to: email,
    subject: `Reset your ${brandName} password`,
    text: [
      `Someone asked to reset the password for your ${brandName} account.`,
      'To choose a new password, open this link within one hour:',
      link,
      'The link works once. If you didn’t ask for this, you can ignore this email. Your password won’t change.',
    ].join('\n\n'),
  };
}
