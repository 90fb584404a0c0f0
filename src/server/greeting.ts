import type { AddressInfo } from 'node:net';
import type { Config } from './config.ts';

type Told = Pick<
  Config,
  'brandName' | 'publicUrl' | 'host' | 'port' | 'dataDir' | 'databaseUrl' | 'isProduction'
>;

/** The operator's message when the server is up: its address, the data folder, how to stop it. */
export function greeting(address: AddressInfo | string | null, config: Told): string {
  const port = typeof address === 'object' && address !== null ? address.port : config.port;
  const host = config.host === '127.0.0.1' ? 'localhost' : config.host;
  const url = config.publicUrl ?? `http://${host}:${port}`;
  const data =
    config.databaseUrl === undefined ? config.dataDir : `PostgreSQL at ${new URL(config.databaseUrl).host}`;
  // Log collectors read JSON lines.
  if (config.isProduction) return JSON.stringify({ level: 30, time: Date.now(), msg: 'ready', url, data });
  return `\n  ${config.brandName} is ready at ${url}\n  Data: ${data}\n  Stop: Ctrl+C\n`;
}
