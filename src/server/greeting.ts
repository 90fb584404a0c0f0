import type { AddressInfo } from 'node:net';
import type { Config } from './config.ts';

type Told = Pick<
  Config,
  'brandName' | 'publicUrl' | 'host' | 'port' | 'dataDir' | 'databaseUrl' | 'isProduction'
>;

/** What the operator reads when the server is up: where it is, where the data is, how to stop it. */
export function greeting(address: AddressInfo | string | null, config: Told): string {
  const port = typeof address === 'object' && address !== null ? address.port : config.port;
  const host = config.host === '127.0.0.1' ? 'localhost' : config.host;
  const url = config.publicUrl ?? `http://${host}:${port}`;
  const data =
    config.databaseUrl === undefined ? config.dataDir : `PostgreSQL at ${new URL(config.databaseUrl).host}`;
  // Anyone who collects logs reads JSON, a line each.
  if (config.isProduction) return JSON.stringify({ level: 30, time: Date.now(), msg: 'ready', url, data });
  return `\n  ${config.brandName} is ready at ${url}\n  Data: ${data}\n  Stop: Ctrl+C\n`;
}
