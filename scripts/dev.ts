import { spawn } from 'node:child_process';
import { createServer as createNetServer } from 'node:net';
import { createServer } from 'vite';

// One address: Vite serves the client with hot reload and hands everything else to the server,
// which Node restarts whenever a file of src/server or src/domain changes.
const port = Number(process.env.PORT ?? 3000);
const serverPort = await freePort();

const server = spawn(
  process.execPath,
  ['--watch', '--watch-path=src/server', '--watch-path=src/domain', 'scripts/serve.ts'],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      PORT: String(serverPort),
      PUBLIC_URL: `http://localhost:${port}`,
      QUIET_START: '1',
    },
  },
);

const target = `http://127.0.0.1:${serverPort}`;
const vite = await createServer({
  server: {
    port,
    strictPort: true,
    host: '127.0.0.1',
    proxy: { '/api': target, '/healthz': target, '/readyz': target },
  },
});
await vite.listen();
console.log(`Cornerstone (development) is at http://localhost:${port}. Stop it with Ctrl+C.`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    server.kill('SIGTERM');
    await vite.close();
    process.exit(0);
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createNetServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const found = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(found));
    });
  });
}
