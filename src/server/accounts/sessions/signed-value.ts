import { createHmac, timingSafeEqual } from 'node:crypto';

// The identity library signs its cookies this way too. Node's synchronous HMAC on purpose: WebCrypto queues on
// the same four threads as password hashing, where a sign-in flood would delay every save by seconds.
export function sign(value: string, secret: string): string {
  return `${value}.${createHmac('sha256', secret).update(value).digest('base64')}`;
}

export function unsign(signed: string, secret: string): string | undefined {
  const dot = signed.lastIndexOf('.');
  if (dot < 1) return undefined;
  const value = signed.slice(0, dot);
  const expected = Buffer.from(sign(value, secret));
  const given = Buffer.from(signed);
  return expected.length === given.length && timingSafeEqual(expected, given) ? value : undefined;
}

/** Identifies a person or an address in the limits table, which then stores no email. */
export function fingerprint(purpose: string, subject: string, secret: string): string {
  return createHmac('sha256', secret).update(`${purpose}\n${subject}`).digest('hex').slice(0, 32);
}
