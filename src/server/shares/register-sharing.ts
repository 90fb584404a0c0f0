import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { READER_PREFIX } from '#domain/review/share.ts';
import type { Config } from '#server/config.ts';
import type { Engine } from '#server/database/engine.ts';
import type { Accounts } from '#server/http/accounts-port.ts';
import { registerStopMailRoutes } from './comment-mail.ts';
import type { ReaderLook } from './reader-look.ts';
import { registerReaderRoutes } from './reader-routes.ts';
import { registerShareRoutes } from './share-routes.ts';

type Parts = {
  config: Config;
  store: Engine;
  accounts: Accounts;
  reader?: ReaderLook | undefined;
};

/** All routes for links. `SHARING=off` registers none. */
export async function registerSharing(
  app: FastifyInstance,
  { config, store, accounts, reader: look, now }: Parts & { now: () => number },
): Promise<void> {
  await registerShareRoutes(app, { store, accounts, now });
  if (!look) return;
  const { brandName } = config;
  await registerReaderRoutes(app, { store, accounts, look, brandName, now });
  await registerStopMailRoutes(app, { store, accounts, look, brandName });
}

type OnBadPath = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => void;

/**
 * Fastify refuses an undecodable path before any route, guard or body. For links it must look like any dead link, so it
 * is routed again in a decodable form.
 */
export function asDeadLinkOr(route: FastifyInstance['routing'], usual: OnBadPath): OnBadPath {
  return (error, request, reply) => {
    const { url = '' } = request.raw;
    if (error.code !== 'FST_ERR_BAD_URL' || !url.startsWith(READER_PREFIX))
      return usual(error, request, reply);
    request.raw.url = url.replaceAll('%', '%25');
    route(request.raw, reply.raw);
  };
}
