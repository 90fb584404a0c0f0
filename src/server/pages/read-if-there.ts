import { existsSync, readFileSync } from 'node:fs';

export function readIfThere(file: string): Buffer | undefined {
  return existsSync(file) ? readFileSync(file) : undefined;
}

export function textIfThere(file: string): string | undefined {
  return readIfThere(file)?.toString('utf8');
}
