import { describe, expect, it } from 'vitest';
import { browserWays, type Machine, noBrowserSentence } from './browser-ways.ts';

const SHELL = '/usr/lib/chromium/chromium-headless-shell';
const CHROME = '/usr/bin/google-chrome';
const ARM: Machine = { platform: 'linux', arch: 'arm64', isRoot: false, hasApt: true, has: () => false };
const X64: Machine = { ...ARM, arch: 'x64' };
const MAC: Machine = { ...ARM, platform: 'darwin', hasApt: false };
const FEDORA: Machine = { ...ARM, hasApt: false };

const having = (...programs: string[]) => ({ has: (program: string) => programs.includes(program) });
const namesOf = (machine: Machine) =>
  browserWays(machine).map((way) => {
    if (way.by === 'program') return way.path;
    return way.by === 'npm' ? 'npm' : `${way.by} ${way.gets}`;
  });

describe('the browser for the tests', () => {
  it.each<[string, Machine, string[]]>([
    ['x64: npm ships one', X64, ['npm', 'apt-unpack libraries', 'apt-unpack browser']],
    [
      'x64, if that does not start: an installed one',
      { ...X64, ...having(CHROME) },
      ['npm', CHROME, 'apt-unpack libraries', 'apt-unpack browser'],
    ],
    ['x64, by root', { ...X64, isRoot: true }, ['npm', 'apt-install libraries', 'apt-install browser']],
    ['ARM: unpacked for a user', ARM, ['apt-unpack browser']],
    ['ARM: installed by root', { ...ARM, isRoot: true }, ['apt-install browser']],
    [
      'ARM: what is installed comes first',
      { ...ARM, ...having(CHROME, SHELL) },
      [SHELL, CHROME, 'apt-unpack browser'],
    ],
    ['Debian’s on x64, on request', { ...X64, choice: 'debian' }, ['apt-unpack browser']],
    ['… by root', { ...X64, choice: 'debian', isRoot: true }, ['apt-install browser']],
    ['… and no other', { ...X64, choice: 'debian', ...having(CHROME, SHELL) }, [SHELL, 'apt-unpack browser']],
    [
      'a path leaves no choice',
      { ...X64, choice: 'debian', path: '/my/chrome', ...having(SHELL) },
      ['/my/chrome'],
    ],
    ['no apt-get, nothing installed', FEDORA, []],
    [
      'a Mac: its Chrome',
      { ...MAC, has: (program) => program.startsWith('/Applications') },
      ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
    ],
  ])('%s', (_, machine, ways) => {
    expect(namesOf(machine)).toEqual(ways);
  });
});

describe('without a browser', () => {
  it('names the step for a system without apt-get', () => {
    expect(noBrowserSentence(FEDORA, [])).toBe(
      'No Chromium for the browser tests: npm has none that starts on linux-arm64 and there is no apt-get, so install Chromium or Google Chrome, or set CHROMIUM_PATH to one, then run the same command again.',
    );
  });

  it('names the step if apt-get failed, and the browser that does not start', () => {
    const failures = [
      { path: '/opt/elsewhere/chromium', said: 'libnss3.so: not found' },
      { why: 'broken-off' as const },
    ];
    expect(noBrowserSentence(X64, failures)).toBe(
      'No Chromium for the browser tests, and apt-get could not get one, for the reason above (/opt/elsewhere/chromium does not start: libnss3.so: not found): check the network connection, or set CHROMIUM_PATH to a Chromium, then run the same command again.',
    );
  });

  it('names the step for Ubuntu, whose packages only ask for a snap', () => {
    expect(noBrowserSentence(ARM, [{ why: 'no-package' }])).toBe(
      'No Chromium for the browser tests, and apt-get has none here; Ubuntu has it as a snap only: run "snap install chromium" as root or set CHROMIUM_PATH to a Chromium, then run the same command again.',
    );
  });

  it('names the step if Debian’s is requested on another system', () => {
    const sentence =
      'CHROMIUM=debian needs an apt-get that has Chromium, and this system has none: unset it, then run the same command again.';
    expect(noBrowserSentence({ ...FEDORA, choice: 'debian' }, [])).toBe(sentence);
    expect(noBrowserSentence({ ...X64, choice: 'debian' }, [{ why: 'no-package' }])).toBe(sentence);
  });

  it('says which path is wrong', () => {
    const machine = { ...ARM, path: '/my/chrome' };
    expect(noBrowserSentence(machine, [{ path: '/my/chrome', said: 'spawnSync /my/chrome ENOENT' }])).toBe(
      'CHROMIUM_PATH names no browser that starts (/my/chrome does not start: spawnSync /my/chrome ENOENT): set it to one, or unset it, then run the same command again.',
    );
  });
});
