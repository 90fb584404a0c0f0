import { spawn } from 'node:child_process';

/** Runs a command of node_modules/.bin with our output; run.mjs has put that folder first on the PATH. */
export function runCommand(
  command: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<{ code: number }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: 'inherit',
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    });
    child.once('error', reject);
    child.once('exit', (code) => resolve({ code: code ?? 1 }));
  });
}
