import { BaseSequencer, type TestSpecification } from 'vitest/node';

// What waits comes first and what computes last, in files that take less and less: neither core is idle at the end. The
// longest of all is a compiler, in `alone`: begun after the server's, it was still at work when nothing else was.
const PROJECTS = ['alone', 'server', 'dom', 'pure'];
// Short files that take long. Vitest knows that from an earlier run only, and a fresh clone has none.
const LONGEST = [
  'kill-postgres',
  'kill-sqlite',
  'database-down',
  'deploy',
  'sign-up-kill',
  'main',
  'ownership',
  'same-as-plain',
  'growth',
  'fuzz',
  'bundle-size',
  'admin',
  'facts-screen',
  'settings-dialog',
  'plan-reader',
  'reduce.model',
  'section-text',
  'linear-patterns',
  'linear-exports',
];

function isLong({ moduleId }: TestSpecification): boolean {
  return LONGEST.some((name) => moduleId.includes(`/${name}.test.`));
}

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return PROJECTS.flatMap((project) => {
      const own = sorted.filter((file) => file.project.name === project);
      return [...own.filter(isLong), ...own.filter((file) => !isLong(file))];
    });
  }
}
