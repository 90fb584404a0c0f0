import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

export type Running = { port: number; pid: number; stop(): Promise<void> };

export function runningAs(child: ChildProcess, port: number): Running {
  return {
    port,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** Whole HTTP requests as text, from signed-in people. */
export type Traffic = {
  save(connection: number): string;
  onSaved(connection: number, status: number): void;
  list(connection: number): string;
};

export type Contender = {
  name: string;
  durability: string;
  /** Resolves when the health address answers; creates the folder's database if there is none. */
  start(folder: string): Promise<Running>;
  /** Fills a folder with one document for each saver and with readers who have 19 full plans each. */
  prepare(folder: string): Promise<(port: number) => Traffic>;
};

export const SAVERS = 32;
export const READERS = 8;
