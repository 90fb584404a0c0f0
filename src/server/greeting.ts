import type { AddressInfo } from 'node:net';
import type { Config } from './config.ts';

type Told = Pick<Config, 'brandName' | 'publicUrl' | 'host' | 'port' | 'dataDir' | 'databaseUrl'>;

/** What the operator reads when the server is up: where it is, where the data is, how to stop it. */
export function greeting(address: AddressInfo | string | null, config: Told): string {
  const port = typeof address === 'object' && address !== null ? address.port : config.port;
  const host = config.host === '127.0.0.1' ? 'localhost' : config.host;
  const url = config.publicUrl ?? `http://${host}:${port}`;
  const data =
    config.databaseUrl === undefined ? config.dataDir : `PostgreSQL at ${new URL(config.databaseUrl).host}`;
  return `\n  ${config.brandName} is ready at ${url}\n  Data: ${data}\n  Stop: Ctrl+C\n`;
}
