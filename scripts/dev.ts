import { spawn } from 'node:child_process';
import { createServer } from 'vite';
import { freePort } from '#harness/free-port.ts';
import { loadEnv } from '#server/load-env.ts';
import { CONFIRM_PATH } from '#server/pages/confirm-route.ts';
import { EXAMPLE_PATHS } from '#server/pages/example-page.ts';
import { INFO_PATHS } from '#server/pages/info-pages.ts';

const OF_THE_SERVER = ['/api', '/healthz', '/readyz', ...EXAMPLE_PATHS, CONFIRM_PATH, ...INFO_PATHS];

// One address: Vite serves the client with hot reload and proxies the API to the server, which Node restarts on changes
// in src/server or src/domain.
const env = loadEnv();
const port = Number(env.PORT ?? 3000);
const serverPort = await freePort();
const target = `http://127.0.0.1:${serverPort}`;

const vite = await createServer({
  server: {
    port,
    strictPort: true,
    host: '127.0.0.1',
    proxy: Object.fromEntries(OF_THE_SERVER.map((path) => [path, target])),
  },
});
try {
  await vite.listen();
} catch {
  console.error(
    `Port ${port} is taken: stop what is using it, or choose another with PORT=3001 npm run dev.`,
  );
  process.exit(1);
}

const server = spawn(
  process.execPath,
  ['--watch-preserve-output', '--watch-path=src/server', '--watch-path=src/domain', 'scripts/serve.ts'],
  {
    stdio: 'inherit',
    env: { ...env, PORT: String(serverPort), PUBLIC_URL: `http://localhost:${port}`, QUIET_START: '1' },
  },
);
console.log(`Cornerstone (development) is at http://localhost:${port}. Stop it with Ctrl+C.`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    server.kill('SIGTERM');
    await vite.close();
    process.exit(0);
  });
}
