import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { MAX_BODY_BYTES } from '#domain/api/api-contract.ts';
import { registerBlueprintRoutes } from './blueprints/blueprint-routes.ts';
import { createSaveRoute, SAVE_PATTERN, saveTarget, type Target } from './blueprints/save-route.ts';
import { listBlueprints } from './blueprints/sql/list-blueprints.ts';
import type { Config, LogLevel } from './config.ts';
import type { Engine } from './database/engine.ts';
import { directRoute } from './fast-saves/direct-route.ts';
import { accessLog } from './http/access-log.ts';
import type { Accounts } from './http/accounts-port.ts';
import { type Observer, registerObservers } from './http/answered.ts';
import { answerBrokenRequest, protocolGuard } from './http/broken-request.ts';
import { createHttpServer, type Patience } from './http/create-server.ts';
import { answerBadPath, registerErrorExit } from './http/error-exit.ts';
import { registerGuards } from './http/guard.ts';
import { registerHealthRoutes } from './http/health-routes.ts';
import { registerJsonBody } from './http/json-body.ts';
import type { Metrics } from './http/metrics.ts';
import { createPressure, DEFAULT_LIMITS, type Limits, registerPressure } from './http/pressure.ts';
import { requestIds } from './http/request-ids.ts';
import { sameOriginGuard } from './http/same-origin.ts';
import { registerSecurityHeaders, securityHeaders } from './http/security-headers.ts';
import { type Page, registerPageRoutes } from './pages/page-routes.ts';

export type AppParts = {
  config: Config;
  store: Engine;
  accounts: Accounts;
  page: Page;
  limits?: Limits;
  patience?: Patience;
  metrics?: Metrics;
  logger?: FastifyServerOptions['logger'];
};

/** The whole server without a port: `main` listens with it, tests hand it requests of their own. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, store, accounts, page, limits = DEFAULT_LIMITS } = parts;
  const headers = securityHeaders(config);
  const nextId = requestIds();
  const app: FastifyInstance = Fastify({
    logger: parts.logger ?? { level: config.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_BODY_BYTES,
    serverFactory: (others) =>
      createHttpServer(
        (request, response) => {
          const target = saveTarget(request);
          if (target) save(request, response, target);
          return target !== undefined;
        },
        others,
        parts.patience,
      ),
    forceCloseConnections: 'idle',
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    // While closing, what still arrives on an open connection is answered, and the connection then closed.
    return503OnClosing: false,
    genReqId: nextId,
    // A logger per request costs more than the request id that it would carry.
    childLoggerFactory: (logger) => logger,
    frameworkErrors: answerBadPath(headers),
    clientErrorHandler: answerBrokenRequest(headers),
    routerOptions: { maxParamLength: 200 },
  });
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  const pressure = createPressure(limits);
  const guards = [protocolGuard, sameOriginGuard(config), pressure.guard];
  const observers: Observer[] = parts.metrics ? [parts.metrics.count] : [];
  if (isChatty(config.logLevel)) observers.push(accessLog(app.log));
  const saveRoute = createSaveRoute({ store, accounts, now: Date.now });
  app.addHook('onClose', async () => saveRoute.close());
  const save = directRoute(saveRoute, {
    guards,
    pressure,
    securityHeaders: headers,
    nextId,
    observers,
    log: app.log,
    isClosing: () => isClosing,
  });
  registerErrorExit(app);
  registerObservers(app, observers);
  registerSecurityHeaders(app, headers);
  registerGuards(app, guards);
  registerPressure(app, pressure);
  registerJsonBody(app);
  registerHealthRoutes(app, store);
  await accounts.routes(app);
  await registerBlueprintRoutes(app, { store, accounts });
  // Saves in an unusual spelling of the path, and those of tests, which have no socket.
  app.put<{ Params: Target }>(SAVE_PATTERN, {
    config: { isObserved: true },
    onRequest: (request, reply) => {
      reply.hijack();
      save(request.raw, reply.raw, request.params);
    },
    handler: () => undefined,
  });
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
