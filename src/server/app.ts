import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { MAX_BODY_BYTES } from '#domain/api/api-contract.ts';
import { ALL_KINDS } from './all-kinds.ts';
import type { Config, LogLevel } from './config.ts';
import type { Engine } from './database/engine.ts';
import { allDocumentsJson, noDocumentsJson, registerAllDocumentsRoute } from './documents/all-documents.ts';
import { type DocumentKind, formerKinds } from './documents/document-kind.ts';
import { registerDocumentRoutes } from './documents/document-routes.ts';
import type { Accounts } from './http/accounts-port.ts';
import { answerBrokenRequest, protocolGuard } from './http/broken-request.ts';
import { createHttpServer, type Patience } from './http/create-server.ts';
import { answerBadPath, registerErrorExit } from './http/error-exit.ts';
import { registerForwardedFor } from './http/forwarded-for.ts';
import { registerGuards } from './http/guard.ts';
import { registerHealthRoutes } from './http/health-routes.ts';
import { registerJsonBody } from './http/json-body.ts';
import { accessLog } from './http/observing/access-log.ts';
import { type Observer, registerObservers } from './http/observing/answered.ts';
import { createEventLoopLag, type EventLoopLag } from './http/observing/event-loop-lag.ts';
import type { Metrics } from './http/observing/metrics.ts';
import { createPressure, DEFAULT_LIMITS, type Limits, registerPressure } from './http/pressure.ts';
import { requestIds } from './http/request-ids.ts';
import { sameOriginGuard } from './http/same-origin.ts';
import { registerSecurityHeaders, securityHeaders } from './http/security-headers.ts';
import { NO_SCHEMA_COMPILERS } from './no-schema-compilers.ts';
import { type Page, registerPageRoutes } from './pages/page-routes.ts';
import { registerSaveRoutes } from './saving/save-route.ts';
import type { ReaderLook } from './shares/reader-look.ts';
import { asDeadLinkOr, registerSharing } from './shares/register-sharing.ts';

export type AppParts = {
  config: Config;
  store: Engine;
  accounts: Accounts;
  page: Page;
  /** The look of readers' pages. Undefined: the client isn't built. */
  reader?: ReaderLook | undefined;
  limits?: Limits;
  kinds?: readonly DocumentKind[];
  /** Tests compare it with a plainer version. */
  saves?: typeof registerSaveRoutes;
  now?: () => number;
  lag?: EventLoopLag;
  patience?: Patience;
  metrics?: Metrics;
  logger?: FastifyServerOptions['logger'];
};

/** The whole server without a port: `main` listens with it, tests hand it requests of their own. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, store, accounts, page, limits = DEFAULT_LIMITS } = parts;
  const { lag = createEventLoopLag(), kinds = ALL_KINDS, saves = registerSaveRoutes, now = Date.now } = parts;
  const addressed = [...kinds, ...formerKinds(kinds)];
  const headers = securityHeaders(config);
  const app: FastifyInstance = Fastify({
    logger: parts.logger ?? { level: config.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_BODY_BYTES,
    serverFactory: (listener) => createHttpServer(listener, parts.patience),
    forceCloseConnections: 'idle',
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    // While closing, requests on an open connection are still answered, and the connection is then closed.
    return503OnClosing: false,
    genReqId: requestIds(),
    // A logger per request costs more than the request id that it would carry.
    childLoggerFactory: (logger) => logger,
    frameworkErrors: asDeadLinkOr(
      (request, response) => app.routing(request, response),
      answerBadPath(headers),
    ),
    clientErrorHandler: answerBrokenRequest(headers),
    routerOptions: { maxParamLength: 200 },
    schemaController: NO_SCHEMA_COMPILERS,
  });
  const pressure = createPressure(limits, lag);
  const guards = [protocolGuard, sameOriginGuard(config), pressure.guard];
  const observers: Observer[] = parts.metrics ? [parts.metrics.count] : [];
  if (isChatty(config.logLevel)) observers.push(accessLog(app.log));

  registerErrorExit(app);
  registerObservers(app, observers);
  registerSecurityHeaders(app, headers);
  if (config.trustProxy.length > 0) registerForwardedFor(app);
  registerGuards(app, guards);
  registerPressure(app, pressure);
  app.addHook('onClose', async () => lag.close());
  registerJsonBody(app);
  registerHealthRoutes(app, store);
  const documentsJson = (uid: string) => allDocumentsJson(kinds, store, uid);
  await accounts.routes(app, documentsJson);
  for (const kind of addressed) await registerDocumentRoutes(app, accounts, { kind, store, now });
  await saves(app, { kinds: addressed, store, accounts, pressure, now });
  if (config.hasSharing) await registerSharing(app, { ...parts, now });
  await registerAllDocumentsRoute(app, accounts, { kinds, store });
  registerPageRoutes(app, {
    config,
    accounts,
    page,
    documentsJson,
    noDocuments: noDocumentsJson(kinds),
  });
  return app;
}

function isChatty(level: LogLevel): boolean {
  return ['info', 'debug', 'trace'].includes(level);
}
