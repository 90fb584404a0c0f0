import { BaseSequencer, type TestSpecification } from 'vitest/node';

// What waits comes first and what computes last, in files that take less and less: neither core is idle at the end. The
// longest of all is a compiler, in `alone`: begun after the server's, it was still at work when nothing else was.
const PROJECTS = ['alone', 'server', 'dom', 'pure'];
// Files that take long, the longest first. Vitest knows that from an earlier run only, and a fresh clone has none: then it takes
// the largest files first, and the last core waits for a short one that computes for most of a minute.
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
