import { extname } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { PublicConfig } from '#domain/api/api-contract.ts';
import { withRenderedMain } from '#domain/api/drawn-main.ts';
import { AppError } from '#domain/errors.ts';
import { READER_PREFIX } from '#domain/review/share.ts';
import type { Config } from '#server/config.ts';
import type { Accounts } from '#server/http/accounts-port.ts';
import { sendCompressed } from '#server/http/compressed.ts';
import { contentSecurityPolicy } from '#server/http/security-headers.ts';
import type { ClientFile } from './client-files.ts';
import { CONFIRM_PATH, confirmEmail } from './confirm-route.ts';
import type { ExamplePage } from './example-page.ts';
import { type PageTemplate, type RenderedDashboard, renderPage, type Split } from './page-template.ts';
import { registerShellRoutes } from './shell-routes.ts';
import { sendFile } from './static-files.ts';
import { withLook } from './with-look.ts';
import type { WorkerScripts } from './worker-files.ts';

export type Page = {
  files: ReadonlyMap<string, ClientFile>;
  /** Files of replaced builds that people still have open. */
  earlier?: (path: string) => ClientFile | undefined;
  template: PageTemplate;
  worker?: WorkerScripts | undefined;
  /** By path. */
  examples?: ReadonlyMap<string, ExamplePage>;
};

type Options = {
  config: Config;
  accounts: Accounts;
  page: Page;
  /** All of a person's documents, as the members of a JSON object. */
  documentsJson: (uid: string) => Promise<string>;
  /** The same for a person without documents, or not signed in. */
  noDocuments: string;
};

// The same paths as in the client's routes: otherwise people would see one form turn into the other.
const SIGN_UP = /^\/+sign-up\/*$/;

/** Files by name; every other path without an extension is a view of the client and gets the page. */
export function registerPageRoutes(app: FastifyInstance, options: Options): void {
  const { config, accounts, page, documentsJson, noDocuments } = options;
  const drawnPolicy = contentSecurityPolicy(config, page.template);
  const publicConfig = publicConfigOf(config);
  if (page.worker) {
    const { worker: scripts, files, template } = page;
    const hasWorker = config.hasServiceWorker;
    const { styleHashes } = template;
    const policyOf = (scriptHashes: string[]) => contentSecurityPolicy(config, { styleHashes, scriptHashes });
    const shells = { files, template, config: publicConfig, policyOf, noDocuments };
    registerShellRoutes(app, { scripts, hasWorker, ...shells });
  }

  app.get('/*', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const file = page.files.get(path) ?? page.earlier?.(path);
    if (file) return sendFile(request, reply, file);
    if (path === CONFIRM_PATH) return confirmEmail(request, reply, { config, accounts });
    const { cookie } = request.headers;
    const example = page.examples?.get(path);
    if (example) {
      reply.header('content-type', 'text/html; charset=utf-8').header('cache-control', 'no-cache');
      reply.header('content-security-policy', example.policy);
      return sendCompressed(request, reply, withLook(example.html, cookie));
    }
    if (!isView(path)) throw new AppError('not-found');
    const session = await accounts.sessionOf(cookie);
    const user = session?.user ?? null;
    const boot = { user, config: publicConfig };
    reply.header('content-type', 'text/html; charset=utf-8');
    if (session) {
      const dashboard = path === '/' || SIGN_UP.test(path) ? page.template.dashboard : undefined;
      if (dashboard) reply.header('content-security-policy', drawnPolicy);
      const json = await documentsJson(session.uid);
      const drawn = dashboard && drawnFor(dashboard, json, request.log);
      const html = renderPage(drawn ?? page.template.signedIn, boot, json);
      return sendCompressed(request, reply, withLook(html, cookie));
    }
    reply.header('content-security-policy', drawnPolicy);
    const { visitor, signUp } = page.template;
    const isEndedElsewhere = await accounts.wasEndedElsewhere(cookie);
    const bootData = { ...boot, ...(isEndedElsewhere && { isEndedElsewhere }) };
    const html = renderPage((SIGN_UP.test(path) ? signUp : undefined) ?? visitor, bootData, noDocuments);
    return sendCompressed(request, reply, withLook(html, cookie));
  });
}

// The rendered screen is only a preview until the app has started. Its failure must not keep anybody from the app.
function drawnFor({ split, draw }: RenderedDashboard, documentsJson: string, log: FastifyBaseLogger): Split {
  if (!draw) return split;
  try {
    return { ...split, before: withRenderedMain(split.before, draw(JSON.parse(`{${documentsJson}}`))) };
  } catch (error) {
    log.error(error, 'Drawing the dashboard failed');
    return split;
  }
}

function isView(path: string): boolean {
  const isReserved =
    path === '/api' ||
    path.startsWith('/api/') ||
    path.startsWith('/assets/') ||
    path.startsWith(READER_PREFIX);
  return !isReserved && extname(path) === '' && !path.includes('/.') && !path.includes('%');
}

function publicConfigOf(config: Config): PublicConfig {
  return {
    brandName: config.brandName,
    mailEnabled: config.smtpUrl !== undefined,
    aiOrigins: config.aiOrigins,
    ...(config.analytics && { analytics: config.analytics }),
    ...(!config.hasServiceWorker && { isWorkerOff: true }),
    ...(!config.hasSharing && { isSharingOff: true }),
  };
}
