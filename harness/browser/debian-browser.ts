import { existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { aptGet, hasPackage, privateApt, unpackPackages } from '#harness/apt.ts';
import { DEBIAN_PROGRAMS, type Failure, type Gets } from './browser-ways.ts';

// The first one that exists: older releases have no separate shell.
const WANTED = { browser: ['chromium-headless-shell', 'chromium'], libraries: ['libnss3'] };
// Without any font, text has no width, and layout tests fail.
const ALSO = {
  browser: ['fonts-liberation'],
  libraries: ['fonts-liberation', 'fontconfig-config', 'libexpat1'],
};
const INSTALL = ['install', '-y', '--no-install-recommends'];

const CACHE = join(import.meta.dirname, '..', '..', 'node_modules', '.cache');
const folderOf = (gets: Gets) => join(CACHE, gets === 'browser' ? 'chromium-debian' : 'chromium-libraries');

/** The program that `unpackWithApt` puts into the cache. */
export const unpackedProgram = (gets: Gets) => join(folderOf(gets), 'chromium');

/** Into the system, as root. */
export function installWithApt(gets: Gets, npms: string): string | Failure {
  announce('installing', gets);
  const wanted = wantedPackage(gets);
  if (typeof wanted !== 'string') return wanted;
  if (!aptGet([...INSTALL, wanted, ...ALSO[gets]])) return { why: 'broken-off' };
  if (gets === 'libraries') return npms;
  return DEBIAN_PROGRAMS.find((program) => existsSync(program)) ?? { why: 'no-package' };
}

/** Into the cache, with all libraries missing on the system, for users without root access. */
export function unpackWithApt(gets: Gets, npms: string): string | Failure {
  announce('downloading and unpacking', gets);
  const folder = folderOf(gets);
  const unfinished = `${folder}-${process.pid}`;
  const [apt, system] = [join(unfinished, 'apt'), join(unfinished, 'system')];
  try {
    const { options, downloads } = privateApt(apt);
    const wanted = wantedPackage(gets, options);
    if (typeof wanted !== 'string') return wanted;
    const isThere =
      aptGet([...INSTALL, '--download-only', ...options, wanted, ...ALSO[gets]]) &&
      unpackPackages(downloads, system);
    if (!isThere) return { why: 'broken-off' };
    rmSync(apt, { recursive: true });
    const program = gets === 'libraries' ? npms : programIn(system, folder);
    if (!program) return { why: 'no-package' };
    writeFileSync(join(unfinished, 'fonts.conf'), fontsConf(folder));
    writeFileSync(join(unfinished, 'chromium'), launcher(program, system, folder), { mode: 0o755 });
    // All or nothing: half a browser must not be found the next time.
    rmSync(folder, { recursive: true, force: true });
    renameSync(unfinished, folder);
    return unpackedProgram(gets);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

function announce(doing: string, gets: Gets): void {
  const what = gets === 'browser' ? 'Chromium (100 to 160 MB)' : "what npm's Chromium lacks";
  console.error(`For the browser tests: ${doing} ${what} with apt-get, once…`);
}

/** If one of several sources doesn't answer, the others may have it. */
function wantedPackage(gets: Gets, options: string[] = []): string | Failure {
  const isUpdated = aptGet(['update', '-o', 'APT::Update::Error-Mode=any', ...options]);
  const found = WANTED[gets].find((name) => hasPackage(name, options));
  return found ?? { why: isUpdated ? 'no-package' : 'broken-off' };
}

/** Not the one in /usr/bin: that is a script, which knows only the system's folders. */
function programIn(system: string, folder: string): string | undefined {
  const programs = DEBIAN_PROGRAMS.map((path) => path.replace('/bin/', '/lib/chromium/'));
  const found = programs.find((path) => existsSync(join(system, path)));
  return found && join(folder, 'system', found);
}

/** A wrapper script, so that callers needn't know where its libraries and fonts are. */
function launcher(program: string, system: string, folder: string): string {
  const libraries = readdirSync(system, { recursive: true, withFileTypes: true })
    .filter(({ name }) => /\.so(?:\.|$)/.test(name))
    .map(({ parentPath }) => join(folder, 'system', parentPath.slice(system.length)));
  return `#!/bin/sh
export LD_LIBRARY_PATH='${[...new Set(libraries)].join(':')}'
export FONTCONFIG_FILE='${join(folder, 'fonts.conf')}'
exec '${program}' "$@"
`;
}

/** The system's own fonts and rules, if it has any, and the unpacked ones. */
function fontsConf(folder: string): string {
  const share = join(folder, 'system', 'usr', 'share');
  const rules = ['10-hinting-slight', '30-metric-aliases', '45-latin', '49-sansserif', '60-latin'].map(
    (name) => join(share, 'fontconfig', 'conf.avail', `${name}.conf`),
  );
  const include = (file: string) => `  <include ignore_missing="yes">${file}</include>`;
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${join(share, 'fonts')}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
${['/etc/fonts/fonts.conf', ...rules].map(include).join('\n')}
</fontconfig>
`;
}
