import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { READER_PREFIX } from '#domain/review/share.ts';
import type { Config } from '#server/config.ts';
import type { Engine } from '#server/database/engine.ts';
import type { Accounts } from '#server/http/accounts-port.ts';
import { registerStopMailRoutes } from './comment-mail.ts';
import type { ReaderLook } from './reader-look.ts';
import { gonePage, registerReaderRoutes, setHeaders } from './reader-routes.ts';
import { registerShareRoutes } from './share-routes.ts';

type Parts = {
  config: Config;
  store: Engine;
  accounts: Accounts;
  reader?: ReaderLook | undefined;
};

/** Everything about links. With `SHARING=off` none of it is there. */
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

/** Fastify refuses a path that cannot be read before it comes to a route. For a link it is one more that leads nowhere. */
export function answerBadPathOr(
  { config, reader }: Pick<Parts, 'config' | 'reader'>,
  headers: Record<string, string>,
  usual: OnBadPath,
): OnBadPath {
  if (!config.hasSharing || !reader) return usual;
  const gone = gonePage(reader, config.brandName);
  return (error, request, reply) => {
    if (!request.raw.url?.startsWith(READER_PREFIX)) return usual(error, request, reply);
    setHeaders(reply.code(404).headers(headers), reader).header('x-request-id', request.id).send(gone);
  };
}
