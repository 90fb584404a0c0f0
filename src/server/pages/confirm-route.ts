import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';
import type { Accounts } from '#server/http/accounts-port.ts';
import { contentSecurityPolicy } from '#server/http/security-headers.ts';
import { CONFIRMED_STYLE_HASH, confirmedPage } from './confirmed-page.ts';

export const CONFIRM_PATH = '/confirm-email';

type Around = { config: Config; accounts: Accounts };

/** The link in an email: opening it again, or by a mail scanner, is harmless. */
export async function confirmEmail(
  request: FastifyRequest,
  reply: FastifyReply,
  { config, accounts }: Around,
): Promise<FastifyReply> {
  const { token } = request.query as { token?: unknown };
  const isConfirmed = await accounts.confirmEmail(typeof token === 'string' ? token : '');
  reply.header('content-type', 'text/html; charset=utf-8');
  reply.header(
    'content-security-policy',
    contentSecurityPolicy(config, { styleHashes: [CONFIRMED_STYLE_HASH], scriptHashes: [] }),
  );
  return reply.code(isConfirmed ? 200 : 410).send(confirmedPage(isConfirmed, config.brandName));
}
