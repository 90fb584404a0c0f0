import { pathToFileURL } from 'node:url';

/** Programs that measure the product or take pictures of it. Nobody needs one to run, change or test it. */
const PROGRAMS: Readonly<Record<string, readonly [program: string, what: string]>> = {
  content: ['recordings/content.ts', 'every question with its reading grade, every prompt as the AI gets it'],
  record: ['recordings/record.ts', "the exact prompt of a recorded person's next plan"],
  recordings: [
    'recordings/recordings.ts',
    'recorded plans: their form, and what the checks of the product find',
  ],
  words: ['recordings/words.ts', 'every measure of the words brief for a person: words [PERSON] [--list]'],
  together: ['recordings/together.ts', "one person's recorded plans compared with each other"],
  checks: ['recordings/checks.ts', 'precision and recall of the checks before use'],
  dates: ['recordings/dates.ts', 'precision and recall of the dates and tasks found in plans'],
  'one-launch': [
    'one-launch/main.ts',
    'one launch instead of nineteen plans: decisions, kinds of dates, doubles, hours: one-launch [PERSON]',
  ],
  fresh: [
    'one-launch/fresh.ts',
    'decisions, facts, messages and dates of people whom the rules had not seen: fresh [NAME]',
  ],
  pointing: ['recordings/pointing.ts', 'Tell it once: precision and recall of sentences a model points at'],
  kit: ['recordings/kit.ts', 'precision and recall of the messages found in plans, and their channels'],
  mutants: [
    'mutants/main.ts',
    'how many changed places of a room its tests notice: mutants ROOM [FILE [SEED [COUNT]]]',
  ],
  page: ['bench/page.ts', 'speed of the page on a slow phone'],
  week: ['bench/week.ts', 'facts, week and launch with 200 dates and 19 plans, on a slow processor'],
  pieces: ['bench/pieces.ts', 'Ready to use with 300 pieces, on a slow processor'],
  lighthouse: [
    'bench/lighthouse.ts',
    'Lighthouse on first visit, example, help, a reader’s page and the dashboard',
  ],
  releases: ['bench/releases.ts', 'saves per second compared with another checkout: releases FOLDER'],
  cost: ['bench/cost.ts', 'what a save, a page and a sign-in cost on both databases'],
  history: ['bench/history.ts', 'what the earlier versions of one person take on disk'],
  'two-servers': ['bench/two-servers.ts', 'two servers behind nginx, killed under load'],
  readers: ['bench/readers.ts', '200 readers at links while 500 people save, and the time of a 404'],
  failover: ['bench/failover.ts', 'PostgreSQL primaries killed under load (Patroni)'],
  screenshots: ['pictures/screenshots.ts', 'every screen, wide and on a phone, in two themes'],
  webkit: [
    'webkit/main.ts',
    'what could be otherwise in Safari, walked in WebKitGTK (Debian: webkit2gtk-driver, xvfb)',
  ],
  icons: ['pictures/icons.ts', 'the icons in src/client/public, drawn from favicon.svg'],
};

const [node = '', , name = '', ...rest] = process.argv;
const program = Object.hasOwn(PROGRAMS, name) ? PROGRAMS[name]?.[0] : undefined;
if (program === undefined) {
  const list = Object.entries(PROGRAMS).map(([known, [, what]]) => `  ${known.padEnd(13)} ${what}`);
  const words = ['npm run lab -- NAME [arguments]', ...list].join('\n');
  if (name === '') console.log(words);
  else console.error(`There is no "${name}" in the laboratory.\n${words}`);
  process.exitCode = name === '' ? 0 : 1;
} else {
  const file = `${import.meta.dirname}/${program}`;
  // Each reads its arguments as if called directly.
  process.argv = [node, file, ...rest];
  await import(pathToFileURL(file).href);
}
