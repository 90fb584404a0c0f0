export type Machine = {
  platform: string;
  arch: string;
  isRoot: boolean;
  hasApt: boolean;
  has: (program: string) => boolean;
  /** CHROMIUM_PATH: the executable. */
  path?: string | undefined;
  /** CHROMIUM: `debian` skips npm's. */
  choice?: string | undefined;
};

/** The packages to install: a whole browser, or only the libraries that npm's one needs. */
export type Gets = 'browser' | 'libraries';

export type Way =
  | { by: 'program'; path: string }
  | { by: 'npm' }
  | { by: 'apt-install'; gets: Gets }
  | { by: 'apt-unpack'; gets: Gets };

/** Why apt-get failed, or the output of a program that did not start. */
export type Failure = { why: 'no-package' | 'broken-off' } | { path: string; said: string };

// The headless shell comes first: it starts faster and leaves more of two cores to the tests.
export const DEBIAN_PROGRAMS = ['/usr/lib/chromium/chromium-headless-shell', '/usr/bin/chromium'];
const OTHER_PROGRAMS = [
  '/usr/bin/chromium-browser',
  '/snap/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The possible sources of a browser on this machine; the first that starts is used. */
export function browserWays({ platform, arch, isRoot, hasApt, has, path, choice }: Machine): Way[] {
  if (path) return [{ by: 'program', path }];
  const isDebian = choice === 'debian';
  const programs = isDebian ? DEBIAN_PROGRAMS : [...DEBIAN_PROGRAMS, ...OTHER_PROGRAMS];
  const installed = programs.filter(has).map((program) => ({ by: 'program', path: program }) as const);
  // npm has a Chromium only for this system.
  const hasNpm = platform === 'linux' && arch === 'x64' && !isDebian;
  const gets: Gets[] = hasNpm ? ['libraries', 'browser'] : ['browser'];
  return [
    ...(hasNpm ? [{ by: 'npm' } as const] : []),
    ...installed,
    ...(hasApt ? gets.map((what): Way => ({ by: isRoot ? 'apt-install' : 'apt-unpack', gets: what })) : []),
  ];
}

/** One sentence: what is missing, and the step that helps. */
export function noBrowserSentence(machine: Machine, failures: Failure[]): string {
  const broken = failures
    .flatMap((failure) => ('path' in failure ? [`${failure.path} does not start: ${failure.said}`] : []))
    .join('; ');
  const found = broken ? ` (${broken})` : '';
  const again = 'then run the same command again';
  if (machine.path)
    return `CHROMIUM_PATH names no browser that starts${found}: set it to one, or unset it, ${again}.`;
  const hasNoPackage =
    !machine.hasApt || failures.some((failure) => 'why' in failure && failure.why === 'no-package');
  if (hasNoPackage && machine.choice === 'debian')
    return `CHROMIUM=debian needs an apt-get that has Chromium, and this system has none${found}: unset it, ${again}.`;
  if (hasNoPackage && machine.hasApt)
    return `No Chromium for the browser tests, and apt-get has none here; Ubuntu has it as a snap only${found}: run "snap install chromium" as root or set CHROMIUM_PATH to a Chromium, ${again}.`;
  if (machine.hasApt)
    return `No Chromium for the browser tests, and apt-get could not get one, for the reason above${found}: check the network connection, or set CHROMIUM_PATH to a Chromium, ${again}.`;
  return `No Chromium for the browser tests${found}: npm has none that starts on ${machine.platform}-${machine.arch} and there is no apt-get, so install Chromium or Google Chrome, or set CHROMIUM_PATH to one, ${again}.`;
}
