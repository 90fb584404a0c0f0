import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Config } from '#server/config.ts';
import { earlierFiles, loadClientFiles } from '#server/pages/client-files.ts';
import { loadExamplePages } from '#server/pages/example-page.ts';
import { loadInfoPages } from '#server/pages/info-pages.ts';
import type { Page } from '#server/pages/page-routes.ts';
import { loadPageTemplate } from '#server/pages/page-template.ts';
import { loadWorkerScripts } from '#server/pages/worker-files.ts';
import { temporaryFolder } from '#server/testing/engines.ts';

const SCRIPT = `console.log('${'x'.repeat(4_000)}');`;
const FILES: Record<string, string | Buffer> = {
  'client/index.html':
    '<!doctype html><html><head><script defer src="/assets/first-answer-1.js"></script><link rel="stylesheet" href="/assets/a-1.css"></head><body><div id="root"></div></body></html>',
  'client/assets/first-answer-1.js': '// Answers first.\nwindow.firstAnswer = 1;\n',
  'client/look.js': 'document.dataset.theme = 1;',
  'client/assets/a-1.js': SCRIPT,
  'client/assets/a-1.js.gz': gzipSync(SCRIPT),
  'client/assets/b-1.js': SCRIPT,
  'client/assets/b-1.js.br': brotliCompressSync(SCRIPT),
  'client/assets/b-1.js.gz': gzipSync(SCRIPT),
  'client/assets/a-1.js.map': '{"sources":["secret source"]}',
  'client/assets/a-1.css': 'body{color:red}',
  'client/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'client/manifest.webmanifest': '{"name":"Business Launch Blueprint","short_name":"Cornerstone"}',
  'client/.env': 'SECRET=secret setting',
  'client/.git/config': 'secret repository',
  'client/.vite/manifest.json': '{"secret":"manifest"}',
  'prerender/sign-in.html': '<h1>Welcome Back</h1><p>{{brandName}}</p>',
  'prerender/sign-in-mail.html': '<h1>Welcome Back</h1><p>{{brandName}}</p><a>Forgot password?</a>',
  'prerender/sign-in.css': 'h1{color:blue}',
  'prerender/sign-up.html': '<h1>Create an Account</h1><p>{{brandName}}</p>',
  'prerender/sign-up.css': 'h1{color:teal}',
  'prerender/dashboard.html': '<h1>Your blueprints</h1><p>{{brandName}}</p>',
  'prerender/dashboard.css': 'h1{color:gold}',
  'prerender/example.html': '<html><head></head><body><p>{{brandName}}</p><h1>Launch book</h1></body></html>',
  'prerender/example.css': 'h1{color:green}',
  'prerender/example-ruth.html': '<html><head></head><body><h1>Her launch book</h1></body></html>',
  'prerender/example-ruth.css': 'h1{color:olive}',
  'prerender/help.html':
    '<html><head></head><body><p>{{brandName}}</p><h1>How this works</h1><p>Write to {{contact}}.</p></body></html>',
  'prerender/privacy.html': '<html><head></head><body><h1>What you write is private</h1></body></html>',
  'prerender/privacy-analytics.html': '<html><head></head><body><h1>Visits</h1></body></html>',
  'prerender/info.css': 'h1{color:navy}',
  'prerender/signed-in-head.html': '<link rel="modulepreload" href="/assets/a-1.js">',
  'worker/service-worker.js': 'onfetch = () => BUILD;',
  'worker/withdrawal.js': 'onactivate = () => registration.unregister();',
  'earlier/before/assets/a-0.js': "console.log('of the build before')",
  'earlier/before/assets/a-0.js.map': '{"sources":["secret source"]}',
  'earlier/before/index.html': 'secret page of the build before',
  'outside.txt': 'secret outside',
};

/** A built client in its own folder, with secrets in and around it that must never be served. */
type Choice = { brandName: string; mailEnabled: boolean; contact?: string; analytics?: Config['analytics'] };

export function makeClientFolder(choice: Choice = { brandName: 'Cornerstone', mailEnabled: false }) {
  const folder = temporaryFolder();
  for (const [name, content] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  const page: Page = {
    files: new Map([
      ...loadClientFiles(join(folder, 'client'), choice.brandName),
      ...loadInfoPages(folder, { contact: undefined, analytics: undefined, ...choice }),
    ]),
    worker: loadWorkerScripts(folder),
    earlier: earlierFiles(join(folder, 'earlier')),
    template: loadPageTemplate(folder, choice),
    examples: loadExamplePages(folder, choice.brandName),
  };
  return { page, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
