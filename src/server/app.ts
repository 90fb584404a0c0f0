import { randomBytes } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { MAX_BODY_BYTES } from '#domain/api-contract.ts';
import { registerBlueprintRoutes } from './blueprints/blueprint-routes.ts';
import type { Config, LogLevel } from './config.ts';
import { registerAccessLog } from './http/access-log.ts';
import type { Accounts } from './http/accounts-port.ts';
import { answerBrokenRequest, registerProtocolGuard } from './http/broken-request.ts';
import { answerBadPath, registerErrorExit } from './http/error-exit.ts';
import { registerHealthRoutes } from './http/health-routes.ts';
import { registerJsonBody } from './http/json-body.ts';
import type { Metrics } from './http/metrics.ts';
import { type Page, registerPageRoutes } from './http/page-routes.ts';
import { DEFAULT_LIMITS, type Limits, registerPressure } from './http/pressure.ts';
import { registerSameOrigin } from './http/same-origin.ts';
import { registerSecurityHeaders, securityHeaders } from './http/security-headers.ts';
import type { Engine } from './store/engine.ts';
import { listBlueprints } from './store/list-blueprints.ts';

export type AppParts = {
  config: Config;
  store: Engine;
  accounts: Accounts;
  page: Page;
  limits?: Limits;
  metrics?: Metrics;
  logger?: FastifyServerOptions['logger'];
};

/** The whole server without a port: `main` listens with it, tests call it with `inject`. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, store, accounts, page, limits = DEFAULT_LIMITS } = parts;
  const headers = securityHeaders(config);
  const app = Fastify({
    logger: parts.logger ?? { level: config.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_BODY_BYTES,
    // Fastify waits for ever by default: without these a few slow sockets hold the server.
    requestTimeout: 30_000,
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 1_000, requireHostHeader: false },
    connectionTimeout: 35_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    // While closing, what still arrives on an open connection is answered, and the connection then closed.
    return503OnClosing: false,
    genReqId: requestIds(),
    // A logger per request costs more than the request id that it would carry.
    childLoggerFactory: (logger) => logger,
    frameworkErrors: answerBadPath(headers),
    clientErrorHandler: answerBrokenRequest(headers),
    routerOptions: { maxParamLength: 200 },
  });
  registerErrorExit(app);
  if (isChatty(config.logLevel)) registerAccessLog(app);
  parts.metrics?.register(app);
  registerSecurityHeaders(app, headers);
  registerProtocolGuard(app);
  registerSameOrigin(app, config);
  registerPressure(app, limits);
  registerJsonBody(app);
  registerHealthRoutes(app, store);
  await accounts.routes(app);
  await registerBlueprintRoutes(app, { store, accounts });
  registerPageRoutes(app, {
    config,
    accounts,
    page,
    blueprintsJson: async (uid) => (await listBlueprints(store, uid)).json,
  });
  return app;
}

function isChatty(level: LogLevel): boolean {
  return ['info', 'debug', 'trace'].includes(level);
}

/** Unique across restarts and cheap: a random beginning, then a count. */
function requestIds(): () => string {
  const beginning = randomBytes(5).toString('hex');
  let count = 0;
  return () => `${beginning}-${(++count).toString(36)}`;
}
