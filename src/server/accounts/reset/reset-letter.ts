import type { Letter } from './mailer.ts';

export function resetLink(baseUrl: string, token: string): string {
  return `${baseUrl}/reset-password?token=${encodeURIComponent(token)}`;
}

export function resetLetter(to: string, brandName: string, link: string): Letter {
  return {
    to,
    subject: `Reset your ${brandName} password`,
    text: [
      `Someone asked to reset the password of your ${brandName} account.`,
      'To choose a new password, open this link within one hour:',
      link,
      'The link works once. If you didn’t ask for this, you can ignore this email. Your password won’t change.',
    ].join('\n\n'),
  };
}
