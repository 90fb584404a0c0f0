import { createVitest, type Vitest } from 'vitest/node';

export type Warm = {
  /** Whether each test file passes with this text instead of the file's. */
  passes(text: string, tests: readonly string[]): Promise<boolean>;
  close(): Promise<void>;
};

/** Vitest in this process, kept running: only one file changes between runs, and it is never written to disk. */
export async function warmVitest(root: string, file: string, tests: readonly string[]): Promise<Warm> {
  let current: string | undefined;
  const vitest: Vitest = await createVitest(
    'test',
    {
      root,
      config: false,
      watch: false,
      include: [...tests],
      environment: 'node',
      pool: 'threads',
      isolate: false,
      // Its key is the file on disk: a mutant would never be seen, or be found by the next test run.
      fsModuleCache: false,
      maxWorkers: 1,
      bail: 1,
      testTimeout: 60_000,
      reporters: [{}],
      setupFiles: ['harness/leave-no-trace.ts'],
      globalSetup: ['harness/run-folder.ts'],
      onConsoleLog: () => false,
    },
    {
      logLevel: 'silent',
      plugins: [
        {
          name: 'mutant',
          enforce: 'pre',
          transform: (_code, id) => (id === file && current !== undefined ? current : undefined),
        },
      ],
    },
  );
  await vitest.standalone();
  const all = await vitest.globTestSpecifications();
  return {
    async passes(text, wanted) {
      current = text;
      vitest.invalidateFile(file);
      const specifications = wanted.flatMap((path) => all.filter(({ moduleId }) => moduleId === path));
      const { testModules } = await vitest.rerunTestSpecifications(specifications);
      // It reports every file that was ever run.
      const states = new Map(testModules.map((module) => [module.moduleId, module.state()]));
      return specifications.every(({ moduleId }) => states.get(moduleId) === 'passed');
    },
    close: () => vitest.close(),
  };
}
