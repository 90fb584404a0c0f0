import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumLaunchOptions } from '#harness/chromium.ts';

const VERSION = '13.5.0';

export type Audit = {
  id: string;
  title: string;
  score: number | null;
  scoreDisplayMode: string;
  numericValue?: number;
  displayValue?: string;
};
export type Report = {
  lighthouseVersion: string;
  categories: Record<string, { score: number | null }>;
  audits: Record<string, Audit>;
  runtimeError?: { message: string };
};

/** Installs Lighthouse in a temporary folder: it has more packages than the whole product. */
export function installLighthouse(folder: string): void {
  const quiet = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', ['install', '--prefix', folder, ...quiet, `lighthouse@${VERSION}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`lighthouse@${VERSION} could not be installed.`);
}

/** One visit with its default settings: a mid-range phone on a slow mobile network. */
export async function visit(folder: string, url: string, headers: Record<string, string>): Promise<Report> {
  const { executablePath = '', args = [] } = await chromiumLaunchOptions();
  const file = join(folder, 'report.json');
  const program = join(folder, 'node_modules', 'lighthouse', 'cli', 'index.js');
  const options = [
    url,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--chrome-flags=${['--headless', ...args].join(' ')}`,
    `--extra-headers=${JSON.stringify(headers)}`,
  ];
  const child = spawn(process.execPath, [program, ...options], {
    env: { ...process.env, CHROME_PATH: executablePath },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`Lighthouse ended with ${code}.`);
  const report: Report = JSON.parse(readFileSync(file, 'utf8'));
  if (report.runtimeError) throw new Error(report.runtimeError.message);
  return report;
}
