import type { FastifyInstance } from 'fastify';
import type { PublicConfig } from '#domain/api/api-contract.ts';
import { WORKER_PATH } from '#domain/api/worker-build.ts';
import { sendCompressed } from '#server/http/compressed.ts';
import type { ClientFile } from './client-files.ts';
import { type PageTemplate, renderPage } from './page-template.ts';
import { policyHash } from './policy-hash.ts';
import { sendFile } from './static-files.ts';
import { type WorkerScripts, withdrawalFile, workerFiles } from './worker-files.ts';

type Options = {
  scripts: WorkerScripts;
  hasWorker: boolean;
  files: ReadonlyMap<string, ClientFile>;
  template: PageTemplate;
  config: PublicConfig;
  /** The policy of a page with these scripts. */
  policyOf: (scriptHashes: string[]) => string;
  noDocuments: string;
};

/** What a service worker caches of the app: pages without personal data, and the worker's own script. */
export function registerShellRoutes(app: FastifyInstance, options: Options): void {
  const { scripts, hasWorker, files, template, config, policyOf, noDocuments } = options;
  if (!hasWorker) {
    // Not a 404: browsers keep a worker whose script is missing, but replace one whose script has changed.
    const withdrawal = withdrawalFile(scripts);
    app.get(WORKER_PATH, (request, reply) => sendFile(request, reply, withdrawal));
    return;
  }
  const boot = { user: null, config, isShell: true };
  const look = files.get('/look.js')?.plain.toString('utf8') ?? '';
  const policy = policyOf([policyHash(look)]);
  const shells = {
    dashboard: inItsLook(renderPage(template.dashboard?.split ?? template.signedIn, boot, noDocuments), look),
    any: inItsLook(renderPage(template.signedIn, boot, noDocuments), look),
  };
  const worker = workerFiles({ scripts, files, shells, policy });
  app.get(WORKER_PATH, (request, reply) => sendFile(request, reply, worker.script));
  for (const [path, html] of worker.shells) {
    app.get(path, (request, reply) => {
      reply.header('content-type', 'text/html; charset=utf-8').header('content-security-policy', policy);
      return sendCompressed(request, reply.header('etag', `"${worker.version}"`), html);
    });
  }
}

// One cached page serves every look, so this script reads the chosen one before the first paint. Inline, because
// fetching it would delay the first paint.
function inItsLook(html: string, look: string): string {
  return html.replace('<head>', () => `<head><script>${look}</script>`);
}
