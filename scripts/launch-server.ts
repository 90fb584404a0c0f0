import { existsSync } from 'node:fs';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { BUILT_SERVER } from '#server/built-server.ts';

/** Replaces this process with the built server, without the memory used for checking and building. */
export async function launchServer(env: NodeJS.ProcessEnv): Promise<void> {
  const { program, arguments: args } = BUILT_SERVER;
  if (!existsSync(program)) {
    console.error('The server is not built yet. Run this first: npm run build');
    process.exit(1);
  }
  // Windows can't replace a process; there it runs inside this one.
  if (process.platform === 'win32' || !process.execve) await import(pathToFileURL(program).href);
  else process.execve(process.execPath, [process.execPath, ...args], { ...BUILT_SERVER.env, ...env });
}
