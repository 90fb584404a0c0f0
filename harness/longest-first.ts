import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Files that wait come first and those that compute last, in files that get shorter and shorter: neither core is idle
// at the end. The longest is a compiler, in `alone`: started after the server's files, it was still running when
// nothing else was.
const PROJECTS = ['alone', 'server', 'dom', 'pure'];
// Slow files, the slowest first. Vitest knows durations only from an earlier run, and a fresh clone has none: it would
// start with the largest files, and the last core would wait for a short one that computes for most of a minute.
export const LONGEST = [
  'growth',
  'kill-postgres',
  'kill-sqlite',
  'database-down',
  'deploy',
  'sign-up-kill',
  'main',
  'ownership',
  'same-as-plain',
  'fuzz',
  'bundle-size',
  'admin',
  'build-sources',
  'facts-view',
  'plan-writing',
  'answering',
  'week-view',
  'settings-dialog',
  'linear-checks',
  'linear-answers',
  'linear-patterns',
  'linear-week',
  'reduce.model',
  'section-text',
  'linear-prompting',
  'plan-reader',
  'parse-tree',
  'begin-next',
  'linear-exports',
  'kit-list',
];

function rankOf({ moduleId }: TestSpecification): number {
  const rank = LONGEST.findIndex((name) => moduleId.includes(`/${name}.test.`));
  return rank < 0 ? LONGEST.length : rank;
}

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return PROJECTS.flatMap((project) => {
      const own = sorted.filter((file) => file.project.name === project);
      return own.sort((a, b) => rankOf(a) - rankOf(b));
    });
  }
}
